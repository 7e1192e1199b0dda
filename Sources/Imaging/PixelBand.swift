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
  /// A bit for each row that is the same as the row above it in this band.
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
    for index in 0..<rowCount {
      let row = row(index)
      if index > 0, pixels.repeatsRowAbove(rows.lowerBound + index) {
        row.update(from: row - width, count: width)
        repeatedRows |= 1 << UInt32(index)
      } else {
        pixels.copyRow(rows.lowerBound + index, to: row)
      }
    }
  }

  /// The pixels of a row; before those of the first lies one of zeros.
  func row(_ index: Int) -> UnsafeMutablePointer<PixelView.CanonicalPixel> {
    memory.start.assumingMemoryBound(to: PixelView.CanonicalPixel.self) + 1 + index * width
  }

  /// Whether a row is the same as the row above it in this band.
  func repeatsRowAbove(_ index: Int) -> Bool { repeatedRows >> UInt32(index) & 1 == 1 }

  /// The fingerprint of the pixels.
  var hash: XXH128_hash_t { XXH3_128bits(row(0), rowCount * width * 4) }
}
