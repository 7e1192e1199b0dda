import Foundation
import Testing

@testable import Export

@Suite struct KeyframeReducerTests {
  @Test(
    "samples on a line are dropped, and jumps are held",
    arguments: [
      ("none", [], []),
      ("constant", [5, 5, 5, 5], [(0, true)]),
      ("noise within the tolerance", [5, 5.001, 5, 5.001], [(0, true)]),
      ("line", [0, 10, 20, 30, 40], [(0, false), (4, true)]),
      ("line within the tolerance", [0, 10.9, 19.1, 30, 40], [(0, false), (4, true)]),
      ("corner", [0, 10, 20, 10, 0], [(0, false), (2, false), (4, true)]),
      ("motion that ends", [0, 10, 20, 20, 20], [(0, false), (2, true)]),
      ("motion that starts", [0, 0, 0, 10, 20], [(0, false), (2, false), (4, true)]),
      ("jump", [0, 0, 100, 100, 100], [(0, true), (2, true)]),
      ("jump at the end", [0, 0, 0, 100], [(0, true), (3, true)]),
      (
        "jump within motion", [0, 2, 4, 200, 202, 204],
        [(0, false), (2, true), (3, false), (5, true)]
      ),
      ("fast start", [0, 100, 180, 240], [(0, false), (1, false), (2, false), (3, true)]),
      ("not a number", [.nan, .nan], [(0, true)]),
    ] as [(String, [Double], [(Int, Bool)])])
  func reduction(id: String, samples: [Double], keys: [(Int, Bool)]) {
    var reducer = KeyframeReducer()
    for sample in samples { reducer.append([sample]) }
    #expect(reducer.keys == keys.map { KeyframeReducer.Key(frame: $0.0, holds: $0.1) })
  }

  @Test("no dropped sample of a spring is farther from the line than the tolerance")
  func tolerance() {
    let samples = (0..<120).map { 300 - 300 * pow(0.95, Double($0)) * cos(Double($0) / 6) }
    var reducer = KeyframeReducer()
    for sample in samples { reducer.append([sample]) }
    let keys = reducer.keys
    #expect(keys.count < samples.count)
    for (key, next) in zip(keys, keys.dropFirst()) {
      for frame in key.frame...next.frame {
        let fraction = Double(frame - key.frame) / Double(next.frame - key.frame)
        let line = samples[key.frame] + fraction * (samples[next.frame] - samples[key.frame])
        #expect(abs(samples[frame] - line) <= 1 + 1e-9)
      }
    }
  }

  @Test("a value holds where it cannot be interpolated") func structure() {
    var reducer = KeyframeReducer()
    reducer.append([0])
    reducer.append([1], continues: false)
    reducer.append([1, 2])
    #expect(reducer.keys.map(\.frame) == [0, 1, 2])
    #expect(reducer.keys.map(\.holds) == [true, true, true])
  }

  @Test("unknown samples have the value before them, and the first ones the first value")
  func unknown() throws {
    let track = try #require(Track([nil, 5, nil, 7], { [$0 * 100] }))
    #expect(track.keyframes.map(\.frame) == [0, 3])
    #expect(track.keyframes.map(\.value) == [5, 7])
    #expect(Track([nil, nil] as [Double?], { [$0] }) == nil)
  }
}
