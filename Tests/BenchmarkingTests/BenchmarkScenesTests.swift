import DisplayList
import Flipbook
import FlipbookTestSupport
import Foundation
import Recipes
import Testing

@testable import Benchmarking

/// The scenes of benchmarks.
@MainActor
@Suite struct BenchmarkScenesTests {
  /// Returns the frames of a scene and their size in pixels.
  private func play(_ name: String) throws -> (lists: [DisplayList], plan: RenderPlan) {
    let recipe = try Recipe.load(path: RepositoryFiles.scene(name))
    let plan = try RenderPlan(
      points: recipe.device.size, scale: recipe.device.scale, duration: recipe.duration,
      options: RenderOptions())
    let scene = recipe.makeScene()
    let source = FrameSource(stage: scene.stage, plan: plan)
    return (try plan.frames.map { try source.list(of: $0) }, plan)
  }

  @Test(
    "every scene has frames of 780 x 1688 pixels",
    arguments: [("alert", 240), ("spring-list", 240), ("rest", 600)])
  func sceneSize(name: String, frames: Int) throws {
    let (lists, plan) = try play(name)
    #expect(lists.count == frames)
    #expect(plan.pixels.width == 780)
    #expect(plan.pixels.height == 1688)
  }

  @Test("all frames of the idle scene are equal") func idleScene() throws {
    let (lists, _) = try play("rest")
    let first = try #require(lists.first)
    #expect(lists.allSatisfy { $0 == first })
  }

  @Test("almost all rows of the list move in every frame") func listMotion() throws {
    let (lists, _) = try play("spring-list")
    var (moving, still) = (0, 0)
    for (number, (last, next)) in zip(lists, lists.dropFirst()).enumerated() {
      #expect(last != next, "frame \(number + 1)")
      let (before, after) = (rows(last.layers), rows(next.layers))
      for (id, y) in after where before[id] != nil {
        if before[id] == y { still += 1 } else { moving += 1 }
      }
    }
    // Ten rows in the middle of each frame; a row is at rest for one frame where it reverses.
    #expect(moving > 2400)
    #expect(still < moving / 200)
  }

  /// Returns the y coordinates of the visible colored rows, by their layers.
  private func rows(
    _ layers: [DisplayLayer], in outer: CGAffineTransform = .identity
  ) -> [Int: CGFloat] {
    var rows: [Int: CGFloat] = [:]
    for layer in layers {
      let matrix = layer.attributes.matrix.concatenating(outer)
      let frame = layer.attributes.bounds.applying(matrix)
      if layer.attributes.backgroundColor != nil, frame.width == 390, frame.height == 44 {
        rows[layer.id] = frame.minY
      }
      rows.merge(self.rows(layer.sublayers, in: matrix)) { first, _ in first }
    }
    return rows
  }

  @Test("the alert scene is the start of the alert recipe on a larger screen")
  func alertScene() throws {
    func text(_ path: String) throws -> [Substring] {
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { line in
        !line.hasPrefix("stage:") && !line.hasPrefix("duration:") && !line.contains("kind: button")
      }
    }
    let recipe = try #require(try RepositoryFiles.recipes.first { $0.hasSuffix("/alert.yaml") })
    #expect(try text(recipe).starts(with: text(RepositoryFiles.scene("alert"))))
  }
}
