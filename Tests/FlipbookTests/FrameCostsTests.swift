import Imaging
import Testing

@testable import Flipbook

@Suite struct FrameCostsTests {
  /// Returns the costs of a render of frames with these contents, by letters.
  private func costs(_ contents: String, fps: FrameRate = .standard) -> FrameCosts {
    FrameCosts(
      Manifest(
        size: Manifest.Size(width: 1, height: 1), points: Manifest.Size(width: 1, height: 1),
        scale: 1, fps: fps, duration: 1, recipe: nil, parts: [],
        frames: contents.utf8.enumerated().map { number, letter in
          Manifest.Frame(
            number: number, fps: fps, file: "\(number)", pixels: Digest(bytes: [letter]),
            bytes: Digest(bytes: []))
        }))
  }

  private func counts(_ costs: FrameCosts, _ frames: [Int], _ count: Int) -> [Int] {
    let parts = (1...count).compactMap { Shard($0, of: count) }.map {
      costs.part($0, of: frames, fps: .standard)
    }
    #expect(parts.flatMap(\.self) == frames)
    return parts.map(\.count)
  }

  @Test(
    "shards have nearly equal costs, of which playing up to them is a part",
    arguments: [
      // 1 for a frame that is drawn, 0.1 for each that is played: 21 + 2.1 and 19 + 4.
      ("moving", String(repeating: "ab", count: 20), 2, [21, 19]),
      ("still", String(repeating: "a", count: 40), 2, [25, 15]),
      (
        "rest at the end", String(repeating: "ab", count: 5) + String(repeating: "b", count: 30), 2,
        [9, 31]
      ),
      ("one shard", "aab", 1, [3]),
      ("more shards than frames", "abc", 5, [1, 1, 1, 0, 0]),
    ] as [(String, String, Int, [Int])])
  func equal(id: String, contents: String, count: Int, expected: [Int]) {
    #expect(counts(costs(contents), Array(0..<contents.utf8.count), count) == expected)
  }

  @Test("every frame is in one shard, for any number of shards and any selection")
  func partition() {
    let costs = costs("aaabbbabababaaaaaaaaab")
    for count in 1...30 {
      for frames in [
        Array(0..<22), Array(5..<40), Array(stride(from: 0, to: 60, by: 7)), [], [999_999],
      ] {
        #expect(counts(costs, frames, count).count == count)
      }
    }
  }

  @Test("an earlier render may have another frame rate") func rate() throws {
    let slow = try costs("aaab", fps: #require(FrameRate(30, 1)))
    // Frames 1 to 4 are nearest to frames 1 and 2 of the earlier render, which repeat frame 0.
    #expect(counts(slow, Array(0..<8), 2) == counts(costs("aaaaabcd"), Array(0..<8), 2))
  }
}
