import CCairo
import CoreGraphics

extension Canvas {
  /// Writes the pixels of the uniform rows that drawing can change or read.
  ///
  /// It is called before all drawing that is not done by rows.
  func prepareToDraw() {
    if !isGrouped { surface.writeUniformRows(in: reach) }
  }

  /// Writes the pixels of the uniform rows among some rows.
  func prepareToDraw(rows: Range<Int>) {
    guard !isGrouped else { return }
    surface.writeUniformRows(
      in: CGRect(x: 0, y: rows.lowerBound, width: surface.width, height: rows.count))
  }

  /// Fills a rectangle of whole pixels with a color, with the same result as Cairo's fill.
  ///
  /// Uniform rows stay uniform where possible. The matrix must be the identity.
  ///
  /// - Parameter replacing: Whether a translucent color replaces the pixels instead of being blended.
  func fillPixels(
    in rect: CGRect, with color: CGColor, alpha: CGFloat = 1, replacing: Bool = false
  ) {
    setSource(color, alpha: alpha)
    cairo_set_operator(context, replacing ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
    defer { cairo_set_operator(context, CAIRO_OPERATOR_OVER) }
    guard let uniformRows = surface.uniformRows, let seen = unclippedPart(of: rect) else {
      return fill(CGPath(rect: rect))
    }
    let pixel = PixelBlending.pixel(color, alpha: alpha)
    let isReplaced = replacing || pixel >> 24 == 255
    let columns = Int(seen.minX)..<Int(seen.maxX)
    var top = Int(seen.minY)
    /// Appends the rows from `top` to the path.
    func appendRows(to bottom: Int) {
      guard top < bottom else { return }
      let rows = CGRect(
        x: seen.minX, y: CGFloat(top), width: seen.width, height: CGFloat(bottom - top))
      surface.writeUniformRows(in: rows)
      cairo_rectangle(context, rows.minX, rows.minY, rows.width, rows.height)
    }
    for y in top..<Int(seen.maxY) {
      guard let old = isReplaced ? pixel : uniformRows[y],
        uniformRows.replace(
          y, in: columns, by: isReplaced ? pixel : PixelBlending.pixel(pixel, over: old))
      else { continue }
      appendRows(to: y)
      top = y + 1
    }
    appendRows(to: Int(seen.maxY))
    cairo_fill(context)
  }

  /// Fills the rows of a rectangle with an opaque color, with the same result as Cairo's fill, if all of them stay
  /// uniform; otherwise draws nothing and returns false.
  ///
  /// The matrix must be the identity.
  ///
  /// - Parameters:
  ///   - first: A corner of the rectangle in pixels, which may lie between pixels.
  ///   - last: The opposite corner.
  ///   - color: The color.
  ///   - damaged: The pixels that are drawn.
  func fillRows(
    from first: CGPoint, to last: CGPoint, with color: CGColor, in damaged: CGRect
  ) -> Bool {
    guard let uniformRows = surface.uniformRows, let seen = unclippedPart(of: damaged),
      [first.x, first.y, last.x, last.y].allSatisfy({ abs($0) < CGFloat(1 << 22) })
    else { return false }
    let left = (Self.fixed(min(first.x, last.x)) + 255) >> 8
    let right = Self.fixed(max(first.x, last.x)) >> 8
    let top = Self.fixed(min(first.y, last.y))
    let bottom = Self.fixed(max(first.y, last.y))
    let columns = (left..<max(left, right)).clamped(to: Int(seen.minX)..<Int(seen.maxX))
    let rows = (top >> 8..<(bottom + 255) >> 8).clamped(to: Int(seen.minY)..<Int(seen.maxY))
    let blending = CoverageBlending(color)
    /// Returns the part of a row that is covered, from 0 to 255.
    func coverage(_ row: Int) -> UInt32 {
      let height = min(bottom, (row + 1) << 8) - max(top, row << 8)
      return UInt32(height - height >> 8)
    }
    guard
      rows.allSatisfy({
        uniformRows.isIn(columns, $0) && (uniformRows[$0] != nil || coverage($0) == 255)
      })
    else { return false }
    for row in rows {
      let amount = coverage(row)
      let pixel =
        if amount < 255, let old = uniformRows[row] { blending.mixed(old, amount) } else {
          blending.pixel
        }
      _ = uniformRows.replace(row, in: columns, by: pixel)
    }
    return true
  }

  /// Returns a coordinate as Cairo converts it, in 1/256 pixel.
  private static func fixed(_ coordinate: CGFloat) -> Int {
    Int((coordinate * 256).rounded(.toNearestOrEven))
  }

  /// Returns the part of a rectangle of whole pixels that clips leave; nil if drawing goes to a group, or a clip is not
  /// a rectangle of whole pixels.
  private func unclippedPart(of rect: CGRect) -> CGRect? {
    guard masksLikeFills else { return nil }
    let rect = rect.intersection(surface.bounds)
    guard !isUnclipped else { return rect.isNull ? .zero : rect }
    let seen = rect.intersection(clipBounds)
    return seen.isNull ? .zero : seen
  }
}
