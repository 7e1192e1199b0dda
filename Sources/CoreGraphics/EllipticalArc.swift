/// An arc of an ellipse between two points, as SVG defines it.
struct EllipticalArc {
  /// The radii in points, not negative.
  let radii: CGSize
  /// The angle of the ellipse's horizontal radius in radians, clockwise where y points down.
  let rotation: CGFloat
  /// Whether the arc is the longer one of its direction's two.
  let isLarge: Bool
  /// Whether the arc runs clockwise where y points down.
  let isClockwise: Bool

  /// Returns the arc as cubic curves of at most a quarter turn each; a line if a radius is zero;
  /// nothing between equal points.
  ///
  /// Radii that are too small for the distance are enlarged to the smallest sufficient ones, as in
  /// SVG 1.1, appendix F.6, whose names the variables have.
  func elements(from start: CGPoint, to end: CGPoint) -> [CGPath.Element] {
    guard start != end else { return [] }
    guard radii.width > 0, radii.height > 0 else { return [.line(end)] }
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    // The start in the coordinates of the ellipse, from the middle between both points.
    let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
    let excess = hypot(x / radii.width, y / radii.height)
    let scale = max(excess, 1)
    let (rx, ry) = (radii.width * scale, radii.height * scale)
    // The center in the same coordinates: in the middle if the radii are just sufficient.
    let (u, v) = (x / rx, y / ry)
    let square = u * u + v * v
    let offset = excess >= 1 ? 0 : (max(1 - square, 0) / square).squareRoot()
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let (cu, cv) = (side * offset * v, -side * offset * u)
    let center = CGPoint(
      x: cosine * cu * rx - sine * cv * ry + (start.x + end.x) / 2,
      y: sine * cu * rx + cosine * cv * ry + (start.y + end.y) / 2)
    let first = atan2(v - cv, u - cu)
    let sweep = sweep(from: first, to: atan2(-v - cv, -u - cu))
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let matrix = CGAffineTransform(
      cosine * rx, sine * rx, -sine * ry, cosine * ry, center.x, center.y)
    return (0..<count).map { index in
      let angle = first + CGFloat(index) * step
      let curve = Self.unitCurve(from: angle, by: step).applying(matrix)
      // The last curve ends exactly at the end.
      guard index == count - 1, case .curve(_, let control1, let control2) = curve else {
        return curve
      }
      return .curve(end, control1: control1, control2: control2)
    }
  }

  /// Returns the signed angle between two angles in the arc's direction.
  private func sweep(from first: CGFloat, to last: CGFloat) -> CGFloat {
    let angle = last - first
    if isClockwise { return angle < 0 ? angle + 2 * .pi : angle }
    return angle > 0 ? angle - 2 * .pi : angle
  }

  /// Returns the cubic curve along the unit circle from an angle by at most a quarter turn.
  private static func unitCurve(from angle: CGFloat, by step: CGFloat) -> CGPath.Element {
    let control = 4.0 / 3.0 * tan(step / 4)
    let last = angle + step
    let (start, end) = (
      CGPoint(x: cos(angle), y: sin(angle)), CGPoint(x: cos(last), y: sin(last))
    )
    return .curve(
      end, control1: CGPoint(x: start.x - control * start.y, y: start.y + control * start.x),
      control2: CGPoint(x: end.x + control * end.y, y: end.y - control * end.x))
  }
}
