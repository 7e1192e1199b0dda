import CDeflate
import Testing

@testable import Imaging

@Suite struct DeflaterTests {
  private static let deepWindow = 32768

  nonisolated private static func noise(_ count: Int, seed: UInt64 = 1) -> [UInt8] {
    var numbers = Numbers(state: seed)
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: numbers.next() >> 40) }
  }

  private static let inputs: [(id: String, bytes: [UInt8])] = [
    ("empty", []),
    ("one byte", [7]),
    ("seven bytes", [1, 2, 3, 1, 2, 3, 1]),
    ("zeros and an end", zeros(600) + [1]),
    ("every byte", Array(0...255)),
    ("a repeated byte", Array(repeating: 9, count: 5000)),
    ("a repeated pixel", Array(repeating: [1, 2, 3], count: 999).flatMap { $0 }),
    ("noise", noise(5000)),
    ("noise longer than a stored block", noise(70_000)),
    ("noise repeated at the end of the window", noise(deepWindow) + noise(300)),
    ("noise repeated beyond the window", noise(deepWindow + 1) + noise(300)),
    ("runs between noise", (1..<40).flatMap { noise($0, seed: 5) + zeros(40 - $0) }),
    ("filtered rows of images", (0..<64).flatMap(row)),
    (
      "bytes used seldom and often",
      (0..<16).flatMap { Array(repeating: UInt8($0), count: 1 << $0) }
    ),
  ]

  private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }

  /// Four bytes of few values before each run of zeros, as edges of shapes have: far repetitions take more bits than they save.
  private static let fewColorsAmongZeros = (0..<1000).flatMap { (index: Int) -> [UInt8] in
    let edge: [UInt8] = noise(4, seed: UInt64(index)).map { 1 + $0 % 6 }
    return edge + zeros(5 + index * 7 % 23)
  }

  private static func row(_ number: Int) -> [UInt8] {
    [2] + (0..<700).map { UInt8($0 / (number + 1) % 7) }
  }

  @Test(
    "a segment decompresses to its input", arguments: inputs)
  func roundTrip(id: String, bytes: [UInt8]) throws {
    #expect(try inflated(compressed(bytes)) == bytes)
  }

  @Test("runs of zeros of every length decompress to their input") func zeroRuns() throws {
    for count in 1..<540 {
      let bytes = [5] + Array(repeating: UInt8(0), count: count) + [6, 7, 8, 9, 10, 11, 12, 13]
      #expect(try inflated(compressed(bytes)) == bytes)
    }
  }

  @Test("runs and repetitions at any positions decompress to their input") func mixedRuns() throws {
    var numbers = Numbers(state: 7)
    func number(_ end: Int) -> Int { Int(numbers.next() >> 33) % end }
    for _ in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<number(40) {
        switch number(4) {
        case 0: bytes += Self.zeros(number(100))
        case 1: bytes += (0..<number(70)).map { _ in UInt8(number(3)) }
        case 2: bytes += bytes.suffix(number(300)).prefix(number(90))
        default: bytes += (0..<number(70)).map { _ in UInt8(number(256)) }
        }
      }
      #expect(try inflated(compressed(bytes)) == bytes)
    }
  }

  @Test("a segment does not depend on earlier ones") func independence() {
    let used = Deflater()
    for (_, bytes) in Self.inputs + Self.inputs.reversed() {
      #expect(compressed(bytes, by: used) == compressed(bytes))
    }
  }

  @Test("rows that are known to be equal are compressed as if they were compared")
  func repeatedRows() {
    var numbers = Numbers(state: 3)
    for length in [1, 2, 9, 60, 301] {
      for round in 0..<40 {
        var rows = FilteredRows(length: length)
        var bytes: [UInt8] = []
        for row in 0..<32 {
          let isRepeated = row > 0 && numbers.next() >> 40 % 8 < UInt64(round % 9)
          if isRepeated { rows.insert(row) }
          bytes += [row == 0 ? 1 : 2]
          bytes += (1..<length).map { _ in isRepeated ? 0 : UInt8(numbers.next() >> 40 % 4) }
        }
        #expect(compressed(bytes, rows) == compressed(bytes), "\(length), \(round)")
      }
    }
  }

  @Test("runs of zeros that are known are compressed as if they were searched")
  func knownZeros() {
    var numbers = Numbers(state: 4)
    func random(_ limit: Int) -> Int { Int(numbers.next() >> 40) % limit }
    for round in 0..<60 {
      var bytes: [UInt8] = []
      var runs: [Range<Int>] = []
      while bytes.count < 4000 {
        // Zeros may be next to a run, and not every run is known.
        bytes += (0..<random(90)).map { _ in UInt8(random(1 + round % 4)) }
        let first = bytes.count
        bytes += Array(repeating: 0, count: 64 + random(600))
        if random(3) > 0 { runs.append(first..<bytes.count) }
      }
      let compressedWithRuns = runs.withUnsafeBufferPointer { runs in
        var rows = FilteredRows()
        rows.zeros = runs
        return compressed(bytes, rows)
      }
      #expect(compressedWithRuns == compressed(bytes), "\(round)")
    }
  }

  @Test(
    "equal rows end where a row is not repeated",
    arguments: [
      ("inside of repeated rows", 25, 50), ("at the start of a row", 20, 50),
      ("in a row that is not repeated", 5, 5), ("in the first repeated row", 12, 12),
      ("in the last one", 49, 50), ("after them", 51, 51), ("before a single one", 60, 60),
      ("beyond all rows", 700, 700),
    ])
  func endOfMatch(id: String, position: Int, expected: Int) {
    var rows = FilteredRows(length: 10)
    for row in [1, 2, 3, 4, 6] { rows.insert(row) }
    #expect(rows.endOfMatch(at: position) == expected)
    #expect(FilteredRows().endOfMatch(at: position) == position)
  }

  @Test("segments can be concatenated to one stream") func concatenation() throws {
    let deflater = Deflater()
    let stream = Self.inputs.flatMap { compressed($0.bytes, by: deflater) }
    #expect(try inflated(stream) == Self.inputs.flatMap(\.bytes))
  }

  @Test(
    "repetitions are small, and noise hardly grows",
    arguments: [
      ("a still band", Array(repeating: UInt8(0), count: 74_912), 120),
      ("noise", noise(70_000), 70_016),
      ("noise twice", noise(20_000) + noise(20_000), 21_500),
      ("few colors among zeros", fewColorsAmongZeros, 3_100),
    ])
  func sizes(
    id: String, bytes: [UInt8], limit: Int
  ) {
    #expect(compressed(bytes).count <= limit)
  }

  private func compressed(
    _ bytes: [UInt8], _ rows: FilteredRows = FilteredRows(), by deflater: Deflater = Deflater()
  ) -> [UInt8] {
    bytes.withUnsafeBytes { Array(deflater.segment($0, rows)) }
  }

  /// Decompresses a raw stream with libdeflate, after appending an empty final block.
  private func inflated(_ stream: [UInt8]) throws -> [UInt8] {
    let input = stream + [3, 0]
    let decompressor = try #require(libdeflate_alloc_decompressor())
    defer { libdeflate_free_decompressor(decompressor) }
    var count = 0
    let output = [UInt8](unsafeUninitializedCapacity: 2_000_000) { output, initializedCount in
      let result = libdeflate_deflate_decompress(
        decompressor, input, input.count, output.baseAddress, output.count, &count)
      initializedCount = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    return output
  }
}
