import CoreGraphics

extension CGPath {
  /// Returns a path of straight lines through `points`.
  package static func line(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  /// Returns a circle.
  package static func dot(at center: CGPoint, radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
