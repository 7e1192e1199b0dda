import Foundation
import Imaging
import Testing

@testable import Verification

@Suite struct SequenceComparisonTests {
  /// A sequence whose frame at a time shows that time, except where `changed` says otherwise.
  static func sequence(
    _ numbers: some Sequence<Int>, fps: Int, changed: [Int: (pixels: String, bytes: String)] = [:]
  ) throws -> Manifest {
    let rate = try #require(FrameRate(fps))
    return Manifest(
      size: .init(width: 1, height: 1), points: .init(width: 1, height: 1), scale: 1, fps: rate,
      duration: 4, recipe: nil, parts: [],
      frames: numbers.map { number in
        let time = "\(rate.time(of: number))"
        let content = changed[number] ?? (time, time)
        return .init(
          number: number, fps: rate, file: FramePattern.standard.name(of: number),
          pixels: digest(content.pixels), bytes: digest(content.bytes))
      })
  }

  static func digest(_ text: String) -> Digest { Digest(bytes: Array(text.utf8)) }

  @Test func `a sequence agrees with itself`() throws {
    let sequence = try Self.sequence(0..<240, fps: 60)
    let comparison = SequenceComparison(of: sequence, and: sequence)
    #expect(comparison.agrees)
    #expect(comparison.sharedCount == 240)
    #expect(comparison.onlyInFirst == [] && comparison.onlyInSecond == [])
  }

  @Test func `a range is compared with the whole`() throws {
    let comparison = SequenceComparison(
      of: try Self.sequence(0..<6, fps: 60), and: try Self.sequence(4..<8, fps: 60))
    #expect(comparison.agrees)
    #expect(comparison.sharedCount == 2)
    #expect(comparison.onlyInFirst == [0, 1, 2, 3])
    #expect(comparison.onlyInSecond == [6, 7])
  }

  @Test(arguments: [
    // 50 and 60 frames a second meet every tenth of a second.
    (50, 50, 60, 60, 10), (120, 120, 60, 60, 60), (60, 60, 120, 120, 60), (60, 60, 60, 60, 60),
    (60, 1, 7, 1, 1),
  ])
  func `other rates meet at the instants they share`(
    firstFPS: Int, firstCount: Int, secondFPS: Int, secondCount: Int, shared: Int
  ) throws {
    let comparison = SequenceComparison(
      of: try Self.sequence(0..<firstCount, fps: firstFPS),
      and: try Self.sequence(0..<secondCount, fps: secondFPS))
    #expect(comparison.agrees)
    #expect(comparison.sharedCount == shared)
    #expect(comparison.onlyInFirst.count == firstCount - shared)
    #expect(comparison.onlyInSecond.count == secondCount - shared)
  }

  @Test func `the earliest difference is told with both frames`() throws {
    let first = try Self.sequence(0..<8, fps: 120)
    let second = try Self.sequence(
      0..<4, fps: 60, changed: [2: ("other", "other"), 3: ("third", "third")])
    let difference = try #require(SequenceComparison(of: first, and: second).firstDifference)
    #expect(difference.kind == .pixels)
    #expect(difference.first.number == 4 && difference.second.number == 2)
  }

  @Test(arguments: [
    ("0.0", "other", SequenceComparison.Difference.Kind.bytes), ("other", "other", .pixels),
    ("other", "0.0", .pixels),
  ])
  func `pixels and bytes both count`(
    pixels: String, bytes: String, kind: SequenceComparison.Difference.Kind
  ) throws {
    let comparison = SequenceComparison(
      of: try Self.sequence(0..<2, fps: 60),
      and: try Self.sequence(0..<2, fps: 60, changed: [0: (pixels, bytes)]))
    #expect(!comparison.agrees)
    #expect(comparison.firstDifference?.kind == kind)
  }

  @Test func `sequences without a common frame do not agree`() throws {
    let comparison = SequenceComparison(
      of: try Self.sequence(0..<2, fps: 60), and: try Self.sequence(2..<4, fps: 60))
    #expect(!comparison.agrees)
    #expect(comparison.firstDifference == nil)
  }
}

@Suite struct FolderComparisonTests {
  /// Two folders with frames 0 and 1, whose files hold their times.
  private func withFolders(_ body: (String, String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "VerificationTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folders = ["a", "b"].map { root.appendingPathComponent($0).path }
    for folder in folders {
      try Files.makeFolder(folder)
      let manifest = try SequenceComparisonTests.sequence(0..<2, fps: 60)
      try manifest.write(in: folder)
      for frame in manifest.frames {
        try Files.write(Array("\(frame.time)".utf8), to: "\(folder)/\(frame.file)")
      }
    }
    try body(folders[0], folders[1])
  }

  @Test func `folders are compared by their manifests`() throws {
    try withFolders { first, second in
      let comparison = try SequenceComparison(ofFolder: first, andFolder: second)
      #expect(comparison.agrees)
    }
  }

  @Test func `a frame that is not its manifest's is refused`() throws {
    try withFolders { first, second in
      let path = "\(second)/frame_000001.png"
      try Files.write([1], to: path)
      #expect(throws: VerificationError.changedFrame(path: path)) {
        try SequenceComparison(ofFolder: first, andFolder: second)
      }
    }
  }

  @Test(arguments: ["manifest.json", "frame_000000.png"])
  func `a missing file is named`(name: String) throws {
    try withFolders { first, second in
      let path = "\(first)/\(name)"
      Files.discard(path)
      let expected = ImagingError.system(action: "read", path: path, code: ENOENT)
      #expect(throws: VerificationError.unreadable(expected)) {
        try SequenceComparison(ofFolder: first, andFolder: second)
      }
    }
  }
}
