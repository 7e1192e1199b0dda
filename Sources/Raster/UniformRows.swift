import CoreGraphics

/// The rows of a canvas that have one color each, whose pixels are not written until something else is drawn on them.
///
/// On most screens, most rows have one color: filling or tinting them then takes a few instructions instead of a
/// thousand pixels, and the encoder compares numbers. A canvas on which several rectangles are drawn has, in each row,
/// the columns of one of them.
final class UniformRows {
  /// The color of each row as a premultiplied pixel; −1 for a row whose pixels are written.
  let colors: UnsafeMutablePointer<Int64>
  private let width: Int
  private var columns: [Range<Int>]

  /// Creates the rows of a canvas, with pixels.
  init(width: Int, height: Int) {
    self.width = width
    colors = .allocate(capacity: height)
    colors.initialize(repeating: -1, count: height)
    columns = Array(repeating: 0..<width, count: height)
  }

  deinit { colors.deallocate() }

  /// Returns the color of a row; nil if its pixels are written.
  subscript(y: Int) -> UInt32? { colors[y] < 0 ? nil : UInt32(colors[y]) }

  /// Returns the columns of a row that have its color.
  func columns(ofRow y: Int) -> Range<Int> { columns[y] }

  /// Forgets all colors, before rectangles of whole pixels are drawn.
  func reset(for rects: [CGRect]) {
    for y in columns.indices { (colors[y], columns[y]) = (-1, 0..<width) }
    let sorted = rects.sorted { $0.minY < $1.minY }
    // A row in several rectangles has one color only if all of it has.
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.maxY <= $1.minY }) else { return }
    for rect in rects {
      for y in Int(rect.minY)..<Int(rect.maxY) { columns[y] = Int(rect.minX)..<Int(rect.maxX) }
    }
  }

  /// Replaces the color of a row if all of its columns are in a range; otherwise returns false.
  func replace(_ y: Int, in range: Range<Int>, by pixel: UInt32) -> Bool {
    guard isIn(range, y) else { return false }
    colors[y] = Int64(pixel)
    return true
  }

  /// Returns whether all columns of a row are in a range.
  func isIn(_ range: Range<Int>, _ y: Int) -> Bool {
    range.lowerBound <= columns[y].lowerBound && range.upperBound >= columns[y].upperBound
  }

  /// Marks a row as one whose pixels are written.
  func markWritten(_ y: Int) { colors[y] = -1 }
}

extension Surface {
  /// Writes the pixels of the uniform rows in a rectangle.
  func writeUniformRows(in rect: CGRect) {
    guard let uniformRows, !rect.isEmpty else { return }
    let rows = max(0, Int(rect.minY))..<min(height, Int(rect.maxY))
    for y in rows {
      guard let color = uniformRows[y] else { continue }
      let columns = uniformRows.columns(ofRow: y)
      pixels(columns.lowerBound, y).update(repeating: color, count: columns.count)
      uniformRows.markWritten(y)
    }
  }

  /// Copies a rectangle of whole pixels from a surface of the same size and format.
  func copy(_ rect: CGRect, of other: Surface) {
    let columns = Int(rect.minX)..<Int(rect.maxX)
    for y in Int(rect.minY)..<Int(rect.maxY) {
      let color = other.uniformRows?[y]
      if let color, let uniformRows, uniformRows.replace(y, in: columns, by: color) { continue }
      if let color, uniformRows?[y] == color { continue }
      if columns.count < width {
        writeUniformRows(in: CGRect(x: 0, y: y, width: width, height: 1))
      }
      uniformRows?.markWritten(y)
      let target = pixels(columns.lowerBound, y)
      if let color {
        target.update(repeating: color, count: columns.count)
      } else {
        target.update(from: other.pixels(columns.lowerBound, y), count: columns.count)
      }
    }
  }

  /// Returns the pixels of a row from a column on, which have four bytes each.
  private func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(bytes + y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt32.self)
  }
}
