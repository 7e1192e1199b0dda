extension CGPath {
  /// The distance a continuous corner extends along its edges, as a multiple of its radius.
  package static let continuousCornerExtent: CGFloat = 1.52866483

  /// A continuous corner of radius 1, as distances from its vertex along the edge it leaves (x) and
  /// the edge it joins (y).
  ///
  /// Source: the path created by `UIBezierPath(roundedRect:cornerRadius:)`, as several open-source
  /// projects have printed it.
  private static let continuousCorner: [Element] = [
    .line(CGPoint(x: 1.52866483, y: 0)),
    .curve(
      CGPoint(x: 0.66993427, y: 0.06549600), control1: CGPoint(x: 1.08849323, y: 0),
      control2: CGPoint(x: 0.86840689, y: 0)),
    .line(CGPoint(x: 0.63149399, y: 0.07491100)),
    .curve(
      CGPoint(x: 0.07491100, y: 0.63149399), control1: CGPoint(x: 0.37282392, y: 0.16905899),
      control2: CGPoint(x: 0.16905899, y: 0.37282392)),
    .line(CGPoint(x: 0.06549600, y: 0.66993427)),
    .curve(
      CGPoint(x: 0, y: 1.52866483), control1: CGPoint(x: 0, y: 0.86840689),
      control2: CGPoint(x: 0, y: 1.08849323)),
  ]

  /// A quarter circle of radius 1 with the same kinds of elements, so that the two can be
  /// interpolated.
  private static let circularCorner: [Element] = {
    /// Returns the part of the quarter circle between two angles from the edge's tangent point.
    func arc(_ from: CGFloat, _ to: CGFloat) -> Element {
      let control = 4.0 / 3.0 * tan((to - from) / 4)
      func point(_ angle: CGFloat, _ shift: CGFloat) -> CGPoint {
        CGPoint(
          x: 1 - sin(angle) - shift * cos(angle), y: 1 - cos(angle) + shift * sin(angle))
      }
      return .curve(point(to, 0), control1: point(from, control), control2: point(to, -control))
    }
    func line(_ angle: CGFloat) -> Element {
      .line(CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)))
    }
    let (first, second) = (CGFloat.pi / 8, CGFloat.pi * 3 / 8)
    return [
      line(0), arc(0, first), line(first), arc(first, second), line(second), arc(second, .pi / 2),
    ]
  }()

  /// Creates a rectangle with continuous corners, clockwise where y points down.
  ///
  /// If a side is too short for both of its corners, they become rounder, up to circular.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - radius: The corners' radius in points; at most half the shorter side.
  package convenience init(continuousRoundedRect rect: CGRect, cornerRadius radius: CGFloat) {
    let shorter = min(rect.width, rect.height)
    let radius = min(radius, shorter / 2)
    guard !rect.isNull, radius > 0 else {
      self.init(rect: rect)
      return
    }
    let room = shorter / 2 / radius
    let smoothness = min(max((room - 1) / (Self.continuousCornerExtent - 1), 0), 1)
    let corner = zip(Self.circularCorner, Self.continuousCorner).map { circular, continuous in
      circular.interpolated(to: continuous, fraction: smoothness) ?? continuous
    }
    // Each corner's vertex, and the directions from it along the edges before and after it.
    let corners: [(x: CGFloat, y: CGFloat, back: CGVector, ahead: CGVector)] = [
      (rect.maxX, rect.minY, CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
      (rect.maxX, rect.maxY, CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
      (rect.minX, rect.maxY, CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
      (rect.minX, rect.minY, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
    ]
    var steps = corners.flatMap { vertex in
      let placement = CGAffineTransform(
        a: vertex.back.dx * radius, b: vertex.back.dy * radius,
        c: vertex.ahead.dx * radius, d: vertex.ahead.dy * radius, tx: vertex.x, ty: vertex.y)
      return corner.map { $0.applying(placement) }
    }
    if case .line(let start) = steps[0] { steps[0] = .move(start) }
    self.init(elements: steps + [.close])
  }
}
