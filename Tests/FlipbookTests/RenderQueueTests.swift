import Foundation
import Testing

@testable import Flipbook

/// Several renders that share their jobs.
@MainActor
@Suite struct RenderQueueTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func verb(_ names: [String], to output: String, jobs: Int) throws -> RenderVerb {
    var verb = RenderVerb()
    verb.recipes = try names.enumerated().map { index, name in
      // Sizes of their own.
      let text = ballRecipe.replacing("scale: 1", with: "scale: \(index + 1)")
      return try folder.write(text, to: "\(name).yaml")
    }
    verb.folder = folder.path(output)
    verb.options.jobs = jobs
    return verb
  }

  @Test(arguments: [1, 2, 3, 7])
  func `recipes rendered together are what each is alone`(jobs: Int) async throws {
    let names = ["a", "b", "c"]
    let verb = try verb(names, to: "together", jobs: jobs)
    _ = try await verb.run { _, _ in }
    for (name, path) in zip(names, verb.recipes) {
      var options = RenderOptions()
      options.jobs = 1
      try await Recipe.load(path: path).render(to: folder.path("alone"), options: options)
      for file in try folder.names(in: "alone") {
        #expect(
          try folder.bytes("alone/\(file)") == folder.bytes("together/\(name)/\(file)"),
          "\(name) \(file)")
      }
    }
  }

  @Test func `progress is told of one after the other, from nothing to all`() async throws {
    var told: [(String, RenderProgress)] = []
    _ = try await verb(["a", "b", "c"], to: "out", jobs: 3).run { told.append(($0, $1)) }
    #expect(told.map(\.0) == told.map(\.0).sorted())
    for name in ["a", "b", "c"] {
      let done = told.filter { $0.0 == name }.map(\.1.done)
      #expect(done == done.sorted())
      #expect(done.last == 30)
    }
  }

  @Test func `a bad option for any recipe is told before the first is rendered`() async throws {
    var verb = try verb(["a", "b"], to: "out", jobs: 2)
    verb.recipes[1] = try folder.write(
      ballRecipe.replacing("duration: 0.5s", with: "duration: 0.1s"), to: "b.yaml")
    verb.options.frames = .range(0...20)
    let refused = verb
    await #expect(throws: FlipbookError.frameOutOfRange(20, last: 5)) {
      try await refused.run { _, _ in }
    }
    #expect(try !folder.names().contains("out"))
  }

  @Test func `an error ends its recipe and those after it, not those before`() async throws {
    let verb = try verb(["a", "b", "c"], to: "out", jobs: 2)
    // No file can take the name of a folder that is not empty.
    try FileManager.default.createDirectory(
      atPath: folder.path("out/b/frame_000000.png/full"), withIntermediateDirectories: true)
    await #expect(throws: ImagingError.self) { try await verb.run { _, _ in } }
    #expect(try folder.names(in: "out/a").count == 31)
    #expect(try folder.names(in: "out/a").contains("manifest.json"))
    #expect(try !folder.names(in: "out/b").contains("manifest.json"))
    #expect(try !folder.names(in: "out").contains("c") || folder.names(in: "out/c").count < 31)
  }
}
