import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook

/// Renders to one folder at the same time.
@MainActor
@Suite struct FolderLockTests {
  private let folder: TemporaryFolder
  private let ball: Recipe

  init() throws {
    folder = try TemporaryFolder()
    ball = try Recipe.load(path: folder.write(ballRecipe, to: "ball.yaml"))
  }

  private func options(shard: String? = nil, scale: Double = 1) throws -> RenderOptions {
    var options = RenderOptions()
    options.shard = try shard.map { try #require(Shard($0)) }
    options.size = .scale(scale)
    return options
  }

  private func begin(_ options: RenderOptions) throws -> OutputFolder {
    try ball.order(to: folder.path("out"), options: options).begin().folder
  }

  @Test("a second render to a folder is refused until the first one has finished")
  func secondRender() async throws {
    let first = try begin(options())
    let error = FlipbookError.folderInUse(path: folder.path("out"))
    for other in [try options(), try options(scale: 2), try options(shard: "1/2")] {
      await #expect(throws: error) { try await ball.render(to: folder.path("out"), options: other) }
      #expect(throws: error) { try begin(other) }
    }
    #expect(ErrorCategory(of: error) == .environment)
    first.release()
    try await ball.render(to: folder.path("out"))
    let frames = try Manifest(in: folder.path("out")).frames.map(\.file)
    #expect(try folder.names(in: "out") == frames + ["manifest.json"])
  }

  @Test("the shards of one render write to a folder at the same time, others are refused")
  func shards() async throws {
    let first = try begin(options(shard: "1/2"))
    let second = try begin(options(shard: "2/2"))
    for other in [
      try options(shard: "1/3"), try options(shard: "2/2", scale: 2), try options(),
    ] {
      #expect(throws: FlipbookError.folderInUse(path: folder.path("out"))) { try begin(other) }
    }
    for folder in [first, second] { folder.release() }
    #expect(try folder.names(in: "out") == [])
  }

  @Test("shards are not merged while one of them is rendered") func merging() async throws {
    for shard in ["1/2", "2/2"] {
      try await ball.render(to: folder.path("out"), options: options(shard: shard))
    }
    let playing = try begin(options(shard: "2/2"))
    let merge = try ShardMerge([folder.path("out")])
    #expect(throws: FlipbookError.folderInUse(path: folder.path("out"))) {
      try merge.write(to: folder.path("out"))
    }
    playing.release()
    try merge.write(to: folder.path("out"))
  }

  @Test("a render that fails releases its folder") func failure() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("out/frame_000003.png"), withIntermediateDirectories: true)
    await #expect(throws: ImagingError.self) { try await ball.render(to: folder.path("out")) }
    #expect(try !folder.names(in: "out").contains(FolderLock.fileName))
    try FileManager.default.removeItem(atPath: folder.path("out/frame_000003.png"))
    try await ball.render(to: folder.path("out"))
  }

  @Test("only files that the manifest names are removed, by their bytes") func equalNames()
    async throws
  {
    let names = ["\u{E9}", "e\u{301}"]
    try await ball.render(to: folder.path("out"), options: named(names[0]))
    let other = try folder.write("mine", to: "out/\(names[1])000000.png")
    try await ball.render(to: folder.path("out"), options: named("f"))
    #expect(Files.exists(other))
    try await ball.render(to: folder.path("out"), options: named(names[1]))
    try await ball.render(to: folder.path("out"), options: named(names[0]))
    let files = try Files.names(in: folder.path("out")).filter { $0.hasSuffix(".png") }
    #expect(
      files.map(\.fileBytes) == (0..<30).map { named(names[0]).pattern.name(of: $0).fileBytes })
  }

  private func named(_ prefix: String) -> RenderOptions {
    var options = RenderOptions()
    options.pattern = (try? FramePattern("\(prefix)%06d.png")) ?? .standard
    return options
  }
}
