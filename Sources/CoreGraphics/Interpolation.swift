/// A type whose values can be interpolated linearly.
package protocol Interpolable {
  /// Returns the value `fraction` of the way from this one to `end`; 0 gives this, 1 gives `end`.
  func interpolated(to end: Self, fraction: CGFloat) -> Self
}

extension CGFloat: Interpolable {
  package func interpolated(to end: CGFloat, fraction: CGFloat) -> CGFloat {
    self == end ? self : self * (1 - fraction) + end * fraction
  }
}

extension CGPoint: Interpolable {
  package func interpolated(to end: CGPoint, fraction: CGFloat) -> CGPoint {
    CGPoint(
      x: x.interpolated(to: end.x, fraction: fraction),
      y: y.interpolated(to: end.y, fraction: fraction))
  }
}

extension CGSize: Interpolable {
  package func interpolated(to end: CGSize, fraction: CGFloat) -> CGSize {
    CGSize(
      width: width.interpolated(to: end.width, fraction: fraction),
      height: height.interpolated(to: end.height, fraction: fraction))
  }
}

extension CGRect: Interpolable {
  package func interpolated(to end: CGRect, fraction: CGFloat) -> CGRect {
    CGRect(
      origin: origin.interpolated(to: end.origin, fraction: fraction),
      size: size.interpolated(to: end.size, fraction: fraction))
  }
}

extension CGColor: Interpolable {
  /// Interpolates each component in gamma-encoded sRGB with straight alpha.
  ///
  /// Whether Core Animation premultiplies is unknown; straight alpha is Flipbook's choice.
  package func interpolated(to end: CGColor, fraction: CGFloat) -> CGColor {
    // A pattern changes at the end.
    self == end || pattern != nil || end.pattern != nil
      ? fraction < 1 ? self : end
      : CGColor(
        srgbRed: red.interpolated(to: end.red, fraction: fraction),
        green: green.interpolated(to: end.green, fraction: fraction),
        blue: blue.interpolated(to: end.blue, fraction: fraction),
        alpha: alpha.interpolated(to: end.alpha, fraction: fraction))
  }
}

extension CGAffineTransform: Interpolable {
  /// Interpolates translation, scale, shear and rotation separately; the rotation takes the shorter
  /// way.
  ///
  /// A mirroring transform can be decomposed as mirrored in x or in y. The decomposition that turns
  /// less is used: from the identity to a scale of (-1, 1), the width shrinks through zero without
  /// any rotation.
  package func interpolated(to end: CGAffineTransform, fraction: CGFloat) -> CGAffineTransform {
    guard self != end else { return self }
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    let (from, to) = (decomposed(), end.decomposed())
    var turn = (to.rotation - from.rotation).remainder(dividingBy: 2 * .pi)
    var scale = to.scale
    if (determinant < 0) != (end.determinant < 0), abs(turn) > .pi / 2 {
      scale = CGSize(width: -scale.width, height: -scale.height)
      turn = (turn - .pi).remainder(dividingBy: 2 * .pi)
    }
    return CGAffineTransform(
      CGAffineTransformComponents(
        scale: from.scale.interpolated(to: scale, fraction: fraction),
        horizontalShear: from.horizontalShear.interpolated(
          to: to.horizontalShear, fraction: fraction),
        rotation: from.rotation + turn * fraction,
        translation: CGVector(
          dx: from.translation.dx.interpolated(to: to.translation.dx, fraction: fraction),
          dy: from.translation.dy.interpolated(to: to.translation.dy, fraction: fraction))))
  }
}

extension Optional: Interpolable where Wrapped: Interpolable {
  /// Interpolates two values; if one is nil, the start value is used until the fraction reaches 1.
  package func interpolated(to end: Wrapped?, fraction: CGFloat) -> Wrapped? {
    guard let self, let end else { return fraction < 1 ? self : end }
    return self.interpolated(to: end, fraction: fraction)
  }
}
