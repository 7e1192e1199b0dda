/// Where two fingers are to each other.
struct FingerPair {
  /// How far they are apart, in points.
  let distance: CGFloat
  /// Where the second is seen from the first, in radians, clockwise from the right.
  let angle: CGFloat

  init(_ first: CGPoint, _ second: CGPoint) {
    distance = first.distance(to: second)
    angle = atan2(second.y - first.y, second.x - first.x)
  }
}
