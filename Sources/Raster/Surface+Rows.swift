import CoreGraphics
import Foundation

/// Rows of one colour.
extension Surface {
  /// Some rows, and whether each has one colour.
  struct Rows {
    var rows: Range<Int>
    let hasOneColor: Bool
  }

  /// The rows of a rectangle of whole pixels, of four bytes each, from the top, by whether they have one
  /// colour in it.
  func rowsByColor(in rect: CGRect) -> [Rows] {
    var pieces: [Rows] = []
    let length = (Int(rect.width) - 1) * 4
    for y in Int(rect.minY)..<Int(rect.maxY) {
      let first = firstPixel(ofRow: y, in: rect)
      let hasOneColor = memcmp(first, first + 1, length) == 0
      if let last = pieces.last, last.hasOneColor == hasOneColor {
        pieces[pieces.count - 1].rows = last.rows.lowerBound..<y + 1
      } else {
        pieces.append(Rows(rows: y..<y + 1, hasOneColor: hasOneColor))
      }
    }
    return pieces
  }

  /// Gives all pixels of rows in a rectangle of whole pixels the colour of the row's first.
  func spreadFirstPixel(ofRows rows: Range<Int>, in rect: CGRect) {
    let width = Int(rect.width)
    for y in rows {
      let first = firstPixel(ofRow: y, in: rect)
      var count = 1
      while count < width {
        let more = min(count, width - count)
        memcpy(first + count, first, more * 4)
        count += more
      }
    }
  }

  private func firstPixel(ofRow y: Int, in rect: CGRect) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + y * bytesPerRow + Int(rect.minX) * 4)
      .assumingMemoryBound(to: UInt32.self)
  }
}
