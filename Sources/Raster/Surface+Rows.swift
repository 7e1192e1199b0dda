import CoreGraphics
import Glibc

extension Surface {
  /// Consecutive rows that all have, or all don't have, a single color each.
  struct RowSpan {
    var rows: Range<Int>
    let hasOneColor: Bool
  }

  /// Returns the rows of a rectangle of whole pixels of four bytes each, from the top, grouped by
  /// whether they have a single color in it.
  func rowsByColor(in rect: CGRect) -> [RowSpan] {
    var spans: [RowSpan] = []
    let length = (Int(rect.width) - 1) * 4
    for y in Int(rect.minY)..<Int(rect.maxY) {
      let first = firstPixel(ofRow: y, in: rect)
      let hasOneColor = memcmp(first, first + 1, length) == 0
      if let last = spans.last, last.hasOneColor == hasOneColor {
        spans[spans.count - 1].rows = last.rows.lowerBound..<y + 1
      } else {
        spans.append(RowSpan(rows: y..<y + 1, hasOneColor: hasOneColor))
      }
    }
    return spans
  }

  /// Copies each row's first pixel in a rectangle of whole pixels to the rest of the row.
  func replicateFirstPixel(ofRows rows: Range<Int>, in rect: CGRect) {
    for y in rows {
      let first = firstPixel(ofRow: y, in: rect)
      first.update(repeating: first.pointee, count: Int(rect.width))
    }
  }

  private func firstPixel(ofRow y: Int, in rect: CGRect) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + y * bytesPerRow + Int(rect.minX) * 4)
      .assumingMemoryBound(to: UInt32.self)
  }
}
