import CXXHash

/// A band of rows of an image in canonical form: the unit of hashing and compression.
final class PixelBand {
  /// The number of rows in a band.
  ///
  /// It must never change, as another number gives other bytes.
  static let height = 32

  private let memory = Scratch()
  /// The number of pixels in a row.
  private(set) var width = 0
  /// The number of rows of this band; fewer than 32 at the bottom of an image.
  private(set) var rowCount = 0
  /// A bit for each row that equals the row above it; for the first row, that row is in the band
  /// above.
  private var repeatedRows: UInt32 = 0
  /// The runs of columns of all rows, one row after the other.
  private let runMemory = Scratch()
  /// The index of each row's first run, and the number of all runs.
  private let firstRuns = UnsafeMutablePointer<Int>.allocate(capacity: height + 1)

  deinit { firstRuns.deallocate() }

  /// Returns the bands of an image, as ranges of rows.
  static func ranges(height: Int) -> [Range<Int>] {
    stride(from: 0, to: height, by: Self.height).map { $0..<min($0 + Self.height, height) }
  }

  /// Returns the indices of the bands that overlap some rows of an image, or of all bands for nil.
  static func indices(of rows: [Range<Int>]?, in bands: [Range<Int>]) -> [Int] {
    guard let rows else { return Array(bands.indices) }
    return bands.indices.filter { band in rows.contains { $0.overlaps(bands[band]) } }
  }

  /// Reads rows of an image, which are valid until the next call.
  func read(_ pixels: PixelView, rows: Range<Int>) {
    // The first pixel has a zero pixel to its left, and rows are processed in pairs of pixels, so
    // one more pixel may be read at the end.
    memory.reserve((1 + pixels.width * rows.count + 2) * 4)
    memory.start.storeBytes(of: 0, as: UInt32.self)
    width = pixels.width
    rowCount = rows.count
    repeatedRows = 0
    // There is a gap of at least sixteen columns between two runs of a row.
    runMemory.reserve(rows.count * (width / 32 + 1) * MemoryLayout<Range<Int>>.stride)
    var runCount = 0
    var next = firstRow
    for (index, y) in rows.enumerated() {
      firstRuns[index] = runCount
      if y > 0, pixels.repeatsRowAbove(y) { repeatedRows |= 1 << UInt32(index) }
      if index > 0, repeatsRowAbove(index) { continue }
      guard index > 0 else {
        pixels.copyRow(y, to: next)
        runs[0] = 0..<width
        runCount = 1
        next += width
        continue
      }
      next.update(from: next - width, count: width)
      pixels.forEachChangedRun(ofRow: y) { columns in
        pixels.copy(columns, ofRow: y, to: next)
        runs[runCount] = columns
        runCount += 1
      }
      // Rows with different bytes may have equal pixels in canonical form.
      let changed = firstRuns[index]..<runCount
      if changed.allSatisfy({ areColumns(runs[$0], of: next, equalTo: next - width) }) {
        repeatedRows |= 1 << UInt32(index)
        runCount = changed.lowerBound
      } else {
        next += width
      }
    }
    firstRuns[rows.count] = runCount
  }

  private var runs: UnsafeMutablePointer<Range<Int>> {
    runMemory.start.assumingMemoryBound(to: Range<Int>.self)
  }

  private func areColumns(
    _ columns: Range<Int>, of row: UnsafePointer<PixelView.CanonicalPixel>,
    equalTo other: UnsafePointer<PixelView.CanonicalPixel>
  ) -> Bool {
    UnsafeRawBufferPointer(start: row + columns.lowerBound, count: columns.count * 4)
      .elementsEqualInMemory(
        UnsafeRawBufferPointer(start: other + columns.lowerBound, count: columns.count * 4))
  }

  /// The pixels of the first row, after a zero pixel.
  ///
  /// The other rows that do not repeat the row above follow.
  var firstRow: UnsafeMutablePointer<PixelView.CanonicalPixel> {
    memory.start.assumingMemoryBound(to: PixelView.CanonicalPixel.self) + 1
  }

  /// Returns whether a row equals the row above it, which is in the band above for the first row.
  func repeatsRowAbove(_ index: Int) -> Bool { repeatedRows >> UInt32(index) & 1 == 1 }

  /// Returns the runs of columns outside of which a row equals the row above it in the band: all columns for the
  /// first row, none for a repeated one.
  func changedRuns(_ index: Int) -> UnsafeBufferPointer<Range<Int>> {
    UnsafeBufferPointer(
      start: runs + firstRuns[index], count: firstRuns[index + 1] - firstRuns[index])
  }

  /// Whether all rows are equal.
  var isOneRow: Bool { rowsRepeatedInside.nonzeroBitCount == rowCount - 1 }

  /// Whether the band equals the one above it, provided that all rows of that band are equal.
  var repeatsBandAbove: Bool { isOneRow && repeatsRowAbove(0) && rowCount == Self.height }

  /// The hash of the pixels.
  var hash: XXH128_hash_t {
    let count = rowCount - rowsRepeatedInside.nonzeroBitCount
    return flipbook_xxh3_128bits(firstRow, count * width * 4, UInt64(rowsRepeatedInside))
  }

  private var rowsRepeatedInside: UInt32 { repeatedRows & ~1 }
}
