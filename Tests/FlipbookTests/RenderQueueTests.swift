import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook

/// Several renders with shared jobs.
@MainActor
@Suite struct RenderQueueTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Returns recipes of different sizes.
  private func recipes(_ names: [String]) throws -> [Recipe] {
    try names.enumerated().map { index, name in
      let text = ballRecipe.replacing("scale: 1", with: "scale: \(index + 1)")
      return try Recipe.load(path: folder.write(text, to: "\(name).yaml"))
    }
  }

  @discardableResult
  private func render(
    _ recipes: [Recipe], to output: String, jobs: Int, frames: FrameSelection = .all,
    progress: (String, RenderProgress) -> Void = { _, _ in }
  ) async throws -> [Render] {
    var options = RenderOptions()
    options.jobs = jobs
    options.frames = frames
    let orders = try recipes.map {
      try $0.order(to: folder.path("\(output)/\($0.name)"), options: options)
    }
    return try await RenderQueue(orders).run(jobs: jobs) { progress(recipes[$0].name, $1) }
  }

  @Test(
    "recipes rendered together equal those rendered separately", arguments: [1, 2, 3, 7])
  func equalFiles(jobs: Int) async throws {
    let names = ["a", "b", "c"]
    let recipes = try recipes(names)
    try await render(recipes, to: "together", jobs: jobs)
    for (name, recipe) in zip(names, recipes) {
      var options = RenderOptions()
      options.jobs = 1
      try await recipe.render(to: folder.path("alone"), options: options)
      for file in try folder.names(in: "alone") {
        #expect(
          try folder.bytes("alone/\(file)") == folder.bytes("together/\(name)/\(file)"),
          "\(name) \(file)")
      }
    }
  }

  @Test("progress is reported for each recipe in order") func progress() async throws {
    var reports: [(String, RenderProgress)] = []
    try await render(recipes(["a", "b", "c"]), to: "out", jobs: 3) { reports.append(($0, $1)) }
    #expect(reports.map(\.0) == reports.map(\.0).sorted())
    for name in ["a", "b", "c"] {
      let done = reports.filter { $0.0 == name }.map(\.1.done)
      #expect(done == done.sorted())
      #expect(done.last == 30)
    }
  }

  @Test("the longest recipe is rendered first, and results have the order of the recipes")
  func longestFirst() async throws {
    let recipes = try [("a", "0.1s"), ("b", "0.5s"), ("c", "0.3s"), ("d", "0.5s")].map {
      name, duration in
      let text = ballRecipe.replacing("duration: 0.5s", with: "duration: \(duration)")
      return try Recipe.load(path: folder.write(text, to: "\(name).yaml"))
    }
    var reports: [String] = []
    let renders = try await Recipe.render(
      recipes, to: recipes.map { folder.path("out/\($0.name)") }
    ) { recipe, _ in
      if reports.last != recipes[recipe].name { reports.append(recipes[recipe].name) }
    }
    #expect(reports == ["b", "d", "c", "a"])
    #expect(renders.map { $0.folder.suffix(1) } == ["a", "b", "c", "d"])
    #expect(renders.map(\.manifest.frames.count) == [6, 30, 18, 30])
  }

  @Test("invalid options of any recipe throw before rendering") func invalidOptions() async throws {
    var recipes = try recipes(["a", "b"])
    recipes[1] = try Recipe.load(
      path: folder.write(
        ballRecipe.replacing("duration: 0.5s", with: "duration: 0.1s"), to: "b.yaml"))
    let refused = recipes
    await #expect(throws: FlipbookError.frameOutOfRange(20, last: 5)) {
      try await render(refused, to: "out", jobs: 2, frames: .range(0...20))
    }
    #expect(try !folder.names().contains("out"))
  }

  @Test("an error stops its recipe and later ones only") func error() async throws {
    let recipes = try recipes(["a", "b", "c"])
    // A file cannot replace a folder that is not empty.
    try FileManager.default.createDirectory(
      atPath: folder.path("out/b/frame_000000.png/full"), withIntermediateDirectories: true)
    await #expect(throws: ImagingError.self) { try await render(recipes, to: "out", jobs: 2) }
    #expect(try folder.names(in: "out/a").count == 31)
    #expect(try folder.names(in: "out/a").contains("manifest.json"))
    #expect(try !folder.names(in: "out/b").contains("manifest.json"))
    #expect(try !folder.names(in: "out").contains("c") || folder.names(in: "out/c").count < 31)
  }
}
