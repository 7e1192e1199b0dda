/// A part of a turn around a center, nearer to it or further away meanwhile.
struct TouchSwing: Sendable {
  let center: CGPoint
  /// How far it is from the center, in points, at the start and at the end.
  let radius: (start: CGFloat, end: CGFloat)
  /// Where it is seen from the center, in radians, clockwise from the right.
  let angle: (start: CGFloat, end: CGFloat)

  /// Returns where one is who has done a fraction of the way, from 0 to 1.
  func point(at fraction: CGFloat) -> CGPoint {
    let radius = radius.start.interpolated(to: radius.end, fraction: fraction)
    let angle = angle.start.interpolated(to: angle.end, fraction: fraction)
    return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
