import DisplayList

/// What of a shape is drawn, kept within what Cairo can take.
extension ShapeContent {
  var visibleFill: CGColor? { fillColor?.ifVisible }

  var visibleStroke: CGColor? {
    lineWidth > 0 && strokeStart < strokeEnd ? strokeColor?.ifVisible : nil
  }

  /// The part of the outline that is stroked.
  var strokedPath: CGPath { path.trimmed(from: strokeStart, to: strokeEnd) }

  /// The miter limit; a thousand line widths are a corner of a tenth of a degree.
  var drawnMiterLimit: CGFloat { miterLimit >= 1 ? min(miterLimit, 1000) : 1 }

  /// The dashes; none where they make no pattern, or one that nobody could tell from a whole line.
  var drawnDashes: [CGFloat] {
    let period = lineDashPattern.reduce(0, +)
    guard lineDashPattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0,
      path.length / period < 100_000
    else { return [] }
    return lineDashPattern
  }

  /// The rectangle in the layer's own space that the shape lies in, with room for the corners of its
  /// stroke; null where nothing is drawn.
  var extents: CGRect {
    let points = path.elements.lazy.flatMap(\.points)
    guard !path.isEmpty, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return .null }
    let box = path.boundingBox
    guard visibleStroke != nil else { return visibleFill == nil ? .null : box }
    let corner = lineJoin == .miter ? drawnMiterLimit : 1
    let reach = lineWidth / 2 * max(corner, lineCap == .square ? 2.squareRoot() : 1)
    return box.insetBy(dx: -reach, dy: -reach)
  }
}
