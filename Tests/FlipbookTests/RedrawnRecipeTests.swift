import FlipbookTestSupport
import Testing

@testable import Flipbook

/// The caches between frames, for every recipe.
@MainActor
@Suite struct RedrawnRecipeTests {
  @Test(
    "frames equal those drawn without caches", arguments: try RepositoryFiles.recipes)
  func uncachedFrames(path: String) async throws {
    let folder = try TemporaryFolder()
    let recipe = try Recipe.load(path: path)
    var options = RenderOptions()
    options.isParanoid = true
    options.size = .scale(0.25)
    options.jobs = 1
    options.fps = .of("5")
    let manifest = try await recipe.render(to: folder.path("frames"), options: options).manifest
    #expect(manifest.frames.count >= 5)
  }
}
