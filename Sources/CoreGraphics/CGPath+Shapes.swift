extension CGPath {
  /// The control points' distance that makes a cubic quarter circle pass through the midpoint of
  /// the true arc: 4/3·(√2 − 1).
  package static let quarterArcControl: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  static func rectangle(_ rect: CGRect, _ transform: CGAffineTransform) -> [Element] {
    guard !rect.isNull else { return [] }
    let steps: [Element] = [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
    return steps.map { $0.applying(transform) }
  }

  static func ellipse(_ rect: CGRect, _ transform: CGAffineTransform) -> [Element] {
    roundedRectangle(
      rect, CGSize(width: rect.width / 2, height: rect.height / 2), transform, skipsEdges: true)
  }

  static func roundedRectangle(
    _ rect: CGRect, _ corner: CGSize, _ transform: CGAffineTransform, skipsEdges: Bool = false
  ) -> [Element] {
    guard !rect.isNull else { return [] }
    let radiusX = min(max(corner.width, 0), rect.width / 2)
    let radiusY = min(max(corner.height, 0), rect.height / 2)
    guard radiusX > 0, radiusY > 0 else { return rectangle(rect, transform) }
    let restX = radiusX * (1 - quarterArcControl)
    let restY = radiusY * (1 - quarterArcControl)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    var steps: [Element] = [
      .move(point(rect.maxX, rect.midY)),
      .line(point(rect.maxX, rect.maxY - radiusY)),
      .curve(
        point(rect.maxX - radiusX, rect.maxY), control1: point(rect.maxX, rect.maxY - restY),
        control2: point(rect.maxX - restX, rect.maxY)),
      .line(point(rect.minX + radiusX, rect.maxY)),
      .curve(
        point(rect.minX, rect.maxY - radiusY), control1: point(rect.minX + restX, rect.maxY),
        control2: point(rect.minX, rect.maxY - restY)),
      .line(point(rect.minX, rect.minY + radiusY)),
      .curve(
        point(rect.minX + radiusX, rect.minY), control1: point(rect.minX, rect.minY + restY),
        control2: point(rect.minX + restX, rect.minY)),
      .line(point(rect.maxX - radiusX, rect.minY)),
      .curve(
        point(rect.maxX, rect.minY + radiusY), control1: point(rect.maxX - restX, rect.minY),
        control2: point(rect.maxX, rect.minY + restY)),
      .close,
    ]
    if skipsEdges {
      steps.removeAll { if case .line = $0 { true } else { false } }
    }
    return steps.map { $0.applying(transform) }
  }
}
