import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook

/// The frames of property animators equal those of equivalent animations, byte for byte.
@MainActor
@Suite struct AnimatorFramesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns the bytes of a recipe's frames.
  private func frames(_ recipe: Recipe, in name: String) async throws -> [Data] {
    var options = RenderOptions()
    options.jobs = 2
    let manifest = try await recipe.render(to: folder.path(name), options: options).manifest
    return try manifest.frames.map { try folder.bytes("\(name)/\($0.file)") }
  }

  @Test("a property animator has the frames of UIView.animate") func viewAnimation() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Recipes").standardizedFileURL
    let recipes = try ["animate", "animator"].map {
      try Recipe.load(path: folder.appending(path: "\($0).yaml").path)
    }
    let animate = try await frames(recipes[0], in: "animate")
    let animator = try await frames(recipes[1], in: "animator")
    #expect(animate.count == 60)
    #expect(Set(animate).count == 19, "the square moves in 18 ticks")
    #expect(animate == animator)
  }

  @Test(
    "scrubbing evenly has the frames of a linear animation", arguments: ["1s", "0.7s"])
  func scrubbing(duration: String) async throws {
    func recipe(_ action: String) throws -> Recipe {
      try Recipe.check(
        """
        flipbook: 1
        stage: { size: [120, 60], scale: 2, background: white }
        duration: 1.2s
        views:
          card: { frame: [5, 10, 30, 40], backgroundColor: systemBlue, cornerRadius: 4 }
        animators:
          move:
            duration: \(duration)
            curve: linear
            animations:
              - card.frame: [60, 5, 55, 50]
                card.cornerRadius: 20
                card.backgroundColor: systemPink
                card.transform: { rotation: 30deg }
              - { set: { card.alpha: 0.2 }, delayFactor: 0.4 }
        timeline: [{ at: 0.1s, \(action) }]
        """, file: "move.yaml")
    }
    let played = try await frames(recipe("start: move"), in: "played")
    let scrubbed = try await frames(
      recipe("scrub: { animator: move, through: [0, 1], duration: \(duration) }"), in: "scrubbed")
    // The fraction of a scrubbed animator is clamped to 0.00001...0.99999.
    let between = duration == "1s" ? 7..<66 : 7..<48
    #expect(Set(played[between]).count == between.count)
    #expect(played[between] == scrubbed[between])
    #expect(played[..<6] == scrubbed[..<6])
  }
}
