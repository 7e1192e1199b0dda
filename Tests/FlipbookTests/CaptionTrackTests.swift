import FlipbookTestSupport
import Imaging
import Raster
import Recipes
import Testing

@testable import Flipbook

@MainActor
@Suite struct CaptionTrackTests {
  private let captioned = """
    \(ballRecipe)
    captions:
      - { from: 0.1s, to: 0.3s, text: It falls }
      - { from: 0.2s, duration: 0.2s, text: Still, position: top }
    """

  private func lists(
    _ text: String, fps: String = "60", playback: Playback = .uniform
  ) async throws -> [Frame] {
    let recipe = try Recipe.check(text, file: "ball.yaml")
    return try await recipe.frames(clock: .of(fps), playback: playback).frames([
      0, 3, 6, 12, 17, 18, 23, 24,
    ])
  }

  @Test("captions are over all other layers in the frames of their span") func spans() async throws
  {
    let plain = try await lists(ballRecipe)
    let frames = try await lists(captioned)
    let counts = zip(frames, plain).map { $0.list.layers.count - $1.list.layers.count }
    #expect(counts == [0, 0, 1, 2, 2, 1, 1, 0])
    #expect(frames[2].list.layers.last?.id == .min)
  }

  @Test("captions that stay the same are not drawn again") func identity() async throws {
    let frames = try await lists(captioned)
    let layers = frames.map { $0.list.layers.filter { $0.id < 0 } }
    #expect(layers[3].elementsEqual(layers[4]) { $0 === $1 })
  }

  @Test("a sheet and a movie show captions, and references have them") func uses() async throws {
    let folder = try TemporaryFolder()
    let recipe = try Recipe.check(captioned, file: "ball.yaml")
    let plain = try Recipe.check(ballRecipe, file: "ball.yaml")
    func pixels(_ recipe: Recipe, _ name: String, jobs: Int) async throws -> [Digest] {
      var options = RenderOptions()
      options.jobs = jobs
      options.isParanoid = true
      return try await recipe.render(to: folder.path(name), options: options)
        .manifest.frames.map(\.pixels)
    }
    let frames = try await pixels(recipe, "a", jobs: 1)
    #expect(try await pixels(recipe, "b", jobs: 3) == frames)
    let differing = zip(frames, try await pixels(plain, "c", jobs: 2)).enumerated()
      .filter { $1.0 != $1.1 }.map(\.offset)
    #expect(differing == Array(6..<24))
    #expect(try await recipe.play(ReferenceOptions()).reference.frames == frames)
  }
}
