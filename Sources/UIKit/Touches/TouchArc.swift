/// An arc around a center, or a spiral if the radius changes.
struct TouchArc: Sendable {
  let center: CGPoint
  /// The distance from the center at the start and at the end, in points.
  let radius: (start: CGFloat, end: CGFloat)
  /// The direction from the center, in radians, clockwise from the positive x-axis.
  let angle: (start: CGFloat, end: CGFloat)

  /// Returns the point at a fraction of the arc, from 0 to 1.
  func point(at fraction: CGFloat) -> CGPoint {
    let radius = radius.start.interpolated(to: radius.end, fraction: fraction)
    let angle = angle.start.interpolated(to: angle.end, fraction: fraction)
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
