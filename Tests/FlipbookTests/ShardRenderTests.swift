import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook

/// Shards of a render, and merging them.
@MainActor
@Suite struct ShardRenderTests {
  private let folder: TemporaryFolder
  private let ball: Recipe

  init() throws {
    folder = try TemporaryFolder()
    ball = try Recipe.load(path: folder.write(ballRecipe, to: "ball.yaml"))
  }

  @discardableResult
  private func render(
    _ recipe: Recipe? = nil, to name: String, shard: String? = nil,
    _ change: (inout RenderOptions) throws -> Void = { _ in }
  ) async throws -> Render {
    var options = RenderOptions()
    options.jobs = 2
    options.shard = try shard.map { try #require(Shard($0)) }
    try change(&options)
    return try await (recipe ?? ball).render(to: folder.path(name), options: options)
  }

  private func merge(_ folders: [String], to name: String, linking: Bool = false) throws {
    try ShardMerge(folders.map(folder.path)).write(to: folder.path(name), linking: linking)
  }

  /// Compares all files of two folders.
  private func expectSame(_ first: String, _ second: String) throws {
    let names = try folder.names(in: first)
    #expect(try folder.names(in: second) == names)
    for name in names {
      #expect(try folder.bytes("\(first)/\(name)") == folder.bytes("\(second)/\(name)"), "\(name)")
    }
  }

  private func error(_ folders: [String]) -> MergeError? {
    do {
      try merge(folders, to: "joined")
      return nil
    } catch {
      return error as? MergeError
    }
  }

  @Test(
    "shards in one folder merge to the whole render, in any order",
    arguments: [
      ("all frames", 3, FrameSelection.all), ("a range", 4, .range(2...23, step: 3)),
      ("times", 2, .times([.end, .seconds(0.1)])),
      ("more shards than frames", 9, .range(0...4)),
    ] as [(String, Int, FrameSelection)])
  func oneFolder(
    id: String, count: Int, frames: FrameSelection
  ) async throws {
    try await render(to: "whole") { $0.frames = frames }
    for number in (1...count).reversed() {
      let render = try await render(to: "shards", shard: "\(number)/\(count)") {
        $0.frames = frames
      }
      #expect(render.manifest.fileName == "manifest.\(number)-of-\(count).json")
    }
    try merge(["shards"], to: "shards")
    try expectSame("shards", "whole")
    // Merging again changes nothing.
    try merge(["shards"], to: "shards")
    try expectSame("shards", "whole")
  }

  @Test("shards of equal cost merge to the whole render, and differ from those of equal numbers")
  func equalCosts() async throws {
    // It rests for most of its time.
    let still = try Recipe.load(
      path: folder.write(
        """
        flipbook: 1
        stage: { size: [20, 20], scale: 1 }
        duration: 1s
        views: { a: { frame: [0, 0, 5, 5], backgroundColor: red } }
        timeline: [{ at: 0s, set: { a.center: [15, 10] }, animate: { duration: 0.2s } }]
        """, to: "still.yaml"))
    try await render(still, to: "whole")
    let costs = try FrameCosts(folder: folder.path("whole"))
    var counts: [Int] = []
    for number in 1...3 {
      let shard = try await render(still, to: "shards", shard: "\(number)/3") {
        $0.shardCosts = costs
      }
      counts.append(shard.manifest.frames.count)
    }
    #expect(counts[0] < 10 && counts.reduce(0, +) == 60, "\(counts)")
    try merge(["shards"], to: "shards")
    try expectSame("shards", "whole")
    // Shards that divide the frames differently do not belong together.
    try await render(still, to: "equal", shard: "1/2")
    try await render(still, to: "equal", shard: "2/2") { $0.shardCosts = costs }
    #expect(error(["equal"])?.description.contains("--shard-costs") == true)
  }

  @Test(
    "shards in separate folders are copied or linked", arguments: [true, false])
  func separateFolders(linking: Bool) async throws {
    try await render(to: "whole")
    for number in 1...2 { try await render(to: "part\(number)", shard: "\(number)/2") }
    let before = try folder.names(in: "part2")
    try merge(["part2", "part1"], to: "joined", linking: linking)
    try expectSame("joined", "whole")
    #expect(try folder.names(in: "part2") == before)
    let frame = "frame_000029.png"
    #expect(
      Files.areSame(folder.path("part2/\(frame)"), folder.path("joined/\(frame)")) == linking)
  }

  @Test("shards of different counts merge if no frame is missing") func differentCounts()
    async throws
  {
    try await render(to: "whole")
    try await render(to: "half", shard: "1/2")
    for shard in ["2/3", "3/3"] { try await render(to: "thirds", shard: shard) }
    try merge(["half", "thirds"], to: "joined")
    try expectSame("joined", "whole")
  }

  @Test("missing frames are reported with their shards") func missingFrames() async throws {
    for shard in ["1/5", "3/5"] { try await render(to: "shards", shard: shard) }
    let error = try #require(self.error(["shards"]))
    #expect(
      error.description
        == "frames 6-11,18-29 are missing: render shards 2/5, 4/5, 5/5")
    #expect(try !folder.names().contains("joined"))
  }

  @Test("shards of different renders throw") func differentRenders() async throws {
    let other = try Recipe.load(
      path: folder.write(ballRecipe.replacing("orange", with: "blue"), to: "other.yaml"))
    let renamed = try Recipe.load(
      path: folder.write(ballRecipe + "# more", to: "ball.yaml"))
    try await render(to: "first", shard: "1/2")
    let rows: [(Recipe, String, (inout RenderOptions) throws -> Void)] = [
      (other, "in the recipe;", { _ in }), (renamed, "the recipe's text;", { _ in }),
      (ball, "the frames' size;", { $0.size = .scale(2) }),
      (ball, "the frame rate;", { $0.fps = .of("30") }),
      (ball, "the overlays;", { $0.overlays = [.paths] }),
      (ball, "--shard-costs or --set;", { $0.compression = .small }),
      (
        ball, "--pattern, --transparent, --compression, --shard-costs or --set;",
        { $0.isTransparent = true }
      ),
      (
        ball, "--pattern, --transparent, --compression, --shard-costs or --set;",
        { $0.pattern = try FramePattern("%d.png") }
      ),
      (ball, "the selection of frames;", { $0.frames = .range(0...9) }),
    ]
    for (index, row) in rows.enumerated() {
      try await render(row.0, to: "\(index)", shard: "2/2", row.2)
      let error = try #require(self.error(["first", "\(index)"]))
      #expect(error.description.contains("they differ in "), "\(error)")
      #expect(error.description.contains(row.1), "\(error)")
    }
  }

  @Test("shards of versions that list different parts merge without a version")
  func differentVersions() async throws {
    try await render(to: "shards", shard: "1/2")
    let render = try await render(to: "shards", shard: "2/2")
    let manifest = render.manifest
    try Manifest(
      size: manifest.size, points: manifest.points, scale: manifest.scale, fps: manifest.fps,
      duration: manifest.duration, recipe: manifest.recipe, shard: manifest.shard,
      parts: manifest.parts.filter { $0.name != "freetype" }, frames: manifest.frames,
      flipbookVersion: nil
    ).write(in: folder.path("shards"))
    try merge(["shards"], to: "shards")
    #expect(try Manifest(in: folder.path("shards")).flipbookVersion == nil)
  }

  @Test("different files of a frame throw") func differentFiles() async throws {
    try await render(to: "one", shard: "1/1")
    let render = try await render(to: "two", shard: "1/1")
    let forged = render.manifest.frames.map { frame in
      var frame = frame
      if frame.number == 7 { frame.bytes = Digest(bytes: [1]) }
      return frame
    }
    let manifest = render.manifest
    try Manifest(
      size: manifest.size, points: manifest.points, scale: manifest.scale, fps: manifest.fps,
      duration: manifest.duration, recipe: manifest.recipe, shard: manifest.shard,
      parts: manifest.parts, frames: forged
    ).write(in: folder.path("two"))
    #expect(
      try #require(self.error(["one", "two"])).description.contains("frame 7 differs between "))
  }

  @Test("a missing or changed file throws") func damagedFile() async throws {
    try await render(to: "shards", shard: "1/1")
    let path = folder.path("shards/frame_000003.png")
    _ = try folder.write("another", to: "shards/frame_000003.png")
    #expect(error(["shards"]) == .damaged(path: path))
    unlink(path)
    #expect(error(["shards"]) == .damaged(path: path))
  }

  @Test("a folder without shards throws") func noShards() throws {
    #expect(error([""]) == .noShards(folder: folder.path("")))
  }

  @Test("shards and merges remove files of earlier renders") func earlierFiles() async throws {
    func names() throws -> [String] { try folder.names(in: "frames") }
    _ = try await render(to: "frames")
    // 10 frames in three shards replace 30.
    for shard in ["2/3", "1/3", "3/3"] {
      try await render(to: "frames", shard: shard) { $0.frames = .range(0...9) }
    }
    let ten = (0..<10).map(FramePattern.standard.name)
    let shards = (1...3).map { "manifest.\($0)-of-3.json" }
    #expect(try names() == ten + shards)
    // Shards of a different count.
    try await render(to: "frames", shard: "1/2") { $0.frames = .range(0...7) }
    #expect(try names() == Array(ten.prefix(8)) + ["manifest.1-of-2.json"])
    // The whole render.
    try await render(to: "frames", shard: "2/2") { $0.frames = .range(0...7) }
    try await render(to: "frames") { $0.frames = .range(0...1) }
    #expect(try names() == Array(ten.prefix(2)) + ["manifest.json"])
  }

  @Test("a foreign manifest throws and is not changed") func foreignManifest() async throws {
    try Files.makeFolder(folder.path("frames"))
    let path = try folder.write("{}", to: "frames/manifest.1-of-2.json")
    await #expect(throws: FlipbookError.foreignManifest(path: path)) {
      try await render(to: "frames")
    }
    // The second shard ignores the manifest, which may belong to the first.
    try await render(to: "frames", shard: "2/2")
    #expect(throws: ImagingError.self) { try merge(["frames"], to: "frames") }
  }
}
