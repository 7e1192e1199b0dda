import FlipbookTestSupport
import Imaging
import Recipes
import Testing

@testable import Flipbook

@MainActor
@Suite struct MatrixRenderTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(
      ballRecipe.replacing("duration: 0.5s", with: "duration: $length")
        .replacing("[10, 5, 10, 10]", with: "[$x, 5, 10, 10]")
        + "\nparams: { length: 0.5s, x: 10 }", to: "ball.yaml")
  }

  private func load(_ matrix: String...) throws -> Recipe {
    try Recipe.load(
      path: path, settings: [], matrix: matrix.compactMap { RecipeSetting($0) })
  }

  private func render(
    _ recipe: Recipe, to name: String, jobs: Int = 2, frames: FrameSelection = .all
  ) async throws -> Manifest {
    var options = RenderOptions()
    options.jobs = jobs
    options.frames = frames
    return try await recipe.render(to: folder.path(name), options: options).manifest
  }

  @Test("the combinations of a matrix are in one frame, with labels, for any number of jobs")
  func render() async throws {
    let recipe = try load("length=0.2s,0.4s", "x=0,10,20")
    let manifest = try await render(recipe, to: "matrix", jobs: 1)
    // Three columns of 40 points and two rows of 60 points, each below its labels.
    #expect(manifest.points == Manifest.Size(width: 216, height: 252))
    #expect(manifest.frames.count == 24)
    #expect(try await render(recipe, to: "jobs", jobs: 3).frames == manifest.frames)
    let part = try await render(recipe, to: "part", frames: .numbers([5, 20]))
    #expect(part.frames == [manifest.frames[5], manifest.frames[20]])
    // The second row, second column is the recipe with its own place.
    let image = try Bitmap(pngFile: folder.path("matrix/frame_000010.png"))
    _ = try await render(
      try Recipe.load(path: path, settings: [], matrix: []), to: "alone", frames: .numbers([10]))
    let alone = try Bitmap(pngFile: folder.path("alone/frame_000010.png"))
    for y in 0..<60 {
      let row = ((168 + y) * 216 + 88) * 4
      #expect(image.pixels[row..<(row + 160)] == alone.pixels[(y * 160)..<((y + 1) * 160)])
    }
  }

  @Test("a movie and a sheet show the matrix; references show the recipe's own values")
  func movieAndSheet() async throws {
    let recipe = try load("x=0,10")
    let cast = try MovieCast(path, matrix: ["x=0,10"].compactMap { RecipeSetting($0) })
    #expect(cast.labels == ["x 0", "x 10"])
    #expect(cast.columns == 2)
    let plan = try cast.plan(for: "a.mp4", options: MovieOptions())
    #expect(plan.composition.size == recipe.frameSize)
    let played = try await recipe.play(ReferenceOptions())
    let plain = try await Recipe.load(path: path).play(ReferenceOptions())
    #expect(played.reference == plain.reference)
    #expect(recipe.figureFrames(overlays: []).size == recipe.frameSize)
  }

  @Test("frames of a matrix with large devices are limited") func tooLarge() throws {
    let devices = Array(repeating: "iPhone 8 Plus", count: 24).joined(separator: ",")
    let recipe = try load("device=\(devices)")
    #expect(throws: FlipbookError.self) { _ = try recipe.renderPlan(RenderOptions()) }
  }
}
