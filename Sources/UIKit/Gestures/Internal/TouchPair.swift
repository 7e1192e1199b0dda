/// The distance and direction between two touches.
struct TouchPair {
  /// The distance between the two touches, in points.
  let distance: CGFloat
  /// The direction from the first to the second touch, in radians, clockwise from the positive
  /// x-axis.
  let angle: CGFloat

  init(_ first: CGPoint, _ second: CGPoint) {
    distance = first.distance(to: second)
    angle = atan2(second.y - first.y, second.x - first.x)
  }
}
