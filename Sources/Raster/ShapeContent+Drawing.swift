import DisplayList

/// A shape's values limited to what Cairo can draw.
extension ShapeContent {
  /// The fill color; nil unless it is visible.
  package var visibleFill: CGColor? { fillColor?.ifVisible }

  /// The stroke color; nil unless a stroke is visible.
  package var visibleStroke: CGColor? {
    lineWidth > 0 && strokeStart < strokeEnd ? strokeColor?.ifVisible : nil
  }

  /// The path between the stroke's start and end.
  package var strokedPath: CGPath { path.trimmed(from: strokeStart, to: strokeEnd) }

  /// The miter limit, at most 1000 line widths, which is a corner of a tenth of a degree.
  package var drawnMiterLimit: CGFloat { miterLimit >= 1 ? min(miterLimit, 1000) : 1 }

  /// The dash pattern; empty if it is invalid or too fine to differ visibly from a solid line.
  package var drawnDashes: [CGFloat] {
    let period = lineDashPattern.reduce(0, +)
    guard lineDashPattern.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0,
      path.length / period < 100_000
    else { return [] }
    return lineDashPattern
  }

  /// The bounding box including the stroke with its miters; null if nothing is drawn.
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
