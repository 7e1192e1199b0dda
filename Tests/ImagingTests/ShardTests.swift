import Foundation
import Testing

@testable import Imaging

@Suite struct ShardTests {
  @Test(
    "a shard's text is parsed and written",
    arguments: [
      ("1/1", 1, 1), ("2/8", 2, 8), ("8/8", 8, 8), ("10000/10000", 10_000, 10_000),
    ])
  func text(text: String, number: Int, count: Int) throws {
    let shard = try #require(Shard(text))
    #expect(shard == Shard(number, of: count))
    #expect(shard.description == text)
    #expect(try JSONDecoder().decode(Shard.self, from: JSONEncoder().encode(shard)) == shard)
  }

  @Test(
    "invalid text is not a shard",
    arguments: [
      "", "0/0", "0/8", "9/8", "a/b", "1", "1/", "/1", "1/2/3", "-1/2", "1/10001", "1 /2", "1.5/2",
      "1/99999999999999999999",
    ])
  func invalidText(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(
    "shards divide frames into ranges of nearly equal length",
    arguments: [(240, 8), (7, 3), (3, 7), (0, 2), (1, 1), (100, 100)])
  func parts(frames: Int, count: Int) {
    let numbers = Array(0..<frames)
    let parts = (1...count).compactMap { Shard($0, of: count)?.part(of: numbers) }
    #expect(parts.flatMap(\.self) == numbers)
    #expect(parts.allSatisfy { ($0.count - frames / count) <= 1 && $0.count >= frames / count })
  }

  @Test(
    "frame numbers are written as ranges and parsed",
    arguments: [
      ([], ""), ([5], "5"), ([0, 1], "0-1"), ([0, 2], "0,2"), ([0, 2, 4], "0-4x2"),
      (Array(0..<240), "0-239"), (Array(stride(from: 0, to: 240, by: 10)), "0-230x10"),
      ([3, 7, 20, 21, 22, 30, 40, 50], "3,7,20-22,30-50x10"),
    ] as [([Int], String)])
  func frameNumbers(numbers: [Int], text: String) throws {
    #expect(FrameNumbers(numbers.reversed()).description == text)
    let read = try #require(FrameNumbers(text))
    #expect(read.numbers == numbers)
    #expect(try JSONDecoder().decode(FrameNumbers.self, from: JSONEncoder().encode(read)) == read)
  }

  @Test(
    "invalid text is not a list of frame numbers",
    arguments: [
      "a", "-1", "3,2", "2,2", "5-3", "0-10x0", "0-10x3", "0-999999999", "0,1", ",1", "1,", "01",
    ])
  func invalidFrameNumbers(text: String) {
    #expect(FrameNumbers(text) == nil)
  }

  @Test("the shards of a folder are recognized by their manifests") func shardsOfFolder() throws {
    try withFolder { folder in
      let names = [
        "manifest.2-of-8.json", "manifest.10-of-12.json", "manifest.1-of-8.json",
        "manifest.json", "manifest.9-of-8.json", "manifest.01-of-8.json", "manifest.1-of-8.json.x",
      ]
      for name in names { try Files.write([], to: "\(folder)/\(name)") }
      #expect(
        try Manifest.shards(in: folder).map(\.description) == ["1/8", "2/8", "10/12"])
    }
  }

  @Test("a shard's manifest contains only frames of its render") func shardManifest() throws {
    let shard = try #require(Shard("2/3"))
    func manifest(_ numbers: String) throws -> Manifest {
      let digest = Digest(bytes: [1])
      return Manifest(
        size: Manifest.Size(width: 1, height: 1), points: Manifest.Size(width: 1, height: 1),
        scale: 1, fps: .standard, duration: 1, recipe: nil,
        shard: Manifest.Share(
          shard: shard, frames: try #require(FrameNumbers(numbers)), options: digest),
        parts: [],
        frames: [
          Manifest.Frame(number: 4, fps: .standard, file: "4.png", pixels: digest, bytes: digest)
        ])
    }
    try withFolder { folder in
      try manifest("0-9").write(in: folder)
      #expect(try Files.names(in: folder) == ["manifest.2-of-3.json"])
      #expect(try Manifest(in: folder, of: shard) == manifest("0-9"))
      try manifest("5-9").write(in: folder)
      #expect(throws: ImagingError.self) { try Manifest(in: folder, of: shard) }
    }
  }

  @Test(
    "a manifest's text equals JSONEncoder's for any number of frames",
    arguments: [0, 1, 255, 256, 257, 600])
  func textOfEncoder(count: Int) throws {
    let digest = Digest(bytes: [1])
    let manifest = Manifest(
      size: Manifest.Size(width: 1, height: 1), points: Manifest.Size(width: 1, height: 1),
      scale: 1 / 3, fps: .standard, duration: 1e-5,
      recipe: Manifest.Recipe(name: "\u{0}\u{8}\u{C}\n\r\t\u{1F}\u{7F}é\u{2028}", hash: digest),
      overlays: count % 2 == 0 ? [] : ["a", "b"],
      shard: Shard(1, of: 2).map {
        Manifest.Share(shard: $0, frames: FrameNumbers(0..<count), options: digest)
      },
      parts: [Manifest.Part(name: "\"frames\" : [", version: "/]")],
      frames: (0..<count).map {
        Manifest.Frame(
          number: $0, fps: .standard, file: "[\"\($0)\"\n].png", pixels: digest, bytes: digest)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    #expect(try manifest.json() == [UInt8](encoder.encode(manifest)) + [UInt8(ascii: "\n")])
  }
}
