import CXXHash
import Foundation

/// A band of rows of a picture in canonical form: what is hashed and compressed at a time.
final class PixelBand {
  /// Rows in a band: another number gives other bytes, so it never changes.
  static let height = 32

  private let memory = Scratch()
  /// The pixels of a row.
  private(set) var width = 0
  /// The rows of this band; fewer than 32 at the bottom of a picture.
  private(set) var rowCount = 0
  /// A bit for each row that is the same as the row above it, in the band above for the first.
  private var repeatedRows: UInt32 = 0

  /// The bands of a picture, as ranges of rows.
  static func ranges(height: Int) -> [Range<Int>] {
    stride(from: 0, to: height, by: Self.height).map { $0..<min($0 + Self.height, height) }
  }

  /// The bands that some rows of a picture lie in; all bands for nil.
  static func indices(of rows: [Range<Int>]?, in bands: [Range<Int>]) -> [Int] {
    guard let rows else { return Array(bands.indices) }
    return bands.indices.filter { band in rows.contains { $0.overlaps(bands[band]) } }
  }

  /// Reads rows of a picture, which stay good until the next call.
  func read(_ pixels: PixelView, rows: Range<Int>) {
    // A pixel of zeros is the neighbour on the left of the first, and rows are gone through in pairs of
    // pixels, so that one more may be read at the end.
    memory.reserve((1 + pixels.width * rows.count + 2) * 4)
    memory.start.storeBytes(of: 0, as: UInt32.self)
    width = pixels.width
    rowCount = rows.count
    repeatedRows = 0
    var next = firstRow
    for (index, y) in rows.enumerated() {
      if y > 0, pixels.repeatsRowAbove(y) { repeatedRows |= 1 << UInt32(index) }
      if index > 0, repeatsRowAbove(index) { continue }
      pixels.copyRow(y, to: next)
      // Rows of different bytes may show the same.
      if index > 0, isRow(next, equalTo: next - width) {
        repeatedRows |= 1 << UInt32(index)
      } else {
        next += width
      }
    }
  }

  private func isRow(
    _ row: UnsafePointer<PixelView.CanonicalPixel>,
    equalTo other: UnsafePointer<PixelView.CanonicalPixel>
  ) -> Bool {
    UnsafeRawBufferPointer(start: row, count: width * 4)
      .elementsEqualInMemory(UnsafeRawBufferPointer(start: other, count: width * 4))
  }

  /// The pixels of the first row; before it lies one of zeros, and after it those of the other rows
  /// that do not repeat the row above.
  var firstRow: UnsafeMutablePointer<PixelView.CanonicalPixel> {
    memory.start.assumingMemoryBound(to: PixelView.CanonicalPixel.self) + 1
  }

  /// Whether a row is the same as the row above it, in the band above for the first.
  func repeatsRowAbove(_ index: Int) -> Bool { repeatedRows >> UInt32(index) & 1 == 1 }

  /// Whether all rows are the same.
  var isOneRow: Bool { rowsRepeatedInside.nonzeroBitCount == rowCount - 1 }

  /// Whether the band is the same as the one above it, if that is one row again and again.
  var repeatsBandAbove: Bool { isOneRow && repeatsRowAbove(0) && rowCount == Self.height }

  /// The fingerprint of the pixels.
  var hash: XXH128_hash_t {
    let count = rowCount - rowsRepeatedInside.nonzeroBitCount
    return XXH3_128bits_withSeed(firstRow, count * width * 4, UInt64(rowsRepeatedInside))
  }

  private var rowsRepeatedInside: UInt32 { repeatedRows & ~1 }
}
