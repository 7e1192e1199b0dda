extension CGPath {
  /// Returns the path whose points are `fraction` of the way from this path's points to those of
  /// `end`; nil if the paths' elements differ in kind or number.
  package func interpolated(to end: CGPath, fraction: CGFloat) -> CGPath? {
    guard self != end else { return self }
    guard elements.count == end.elements.count else { return nil }
    var interpolated: [Element] = []
    interpolated.reserveCapacity(elements.count)
    for (start, end) in zip(elements, end.elements) {
      guard let step = start.interpolated(to: end, fraction: fraction) else { return nil }
      interpolated.append(step)
    }
    return CGPath(elements: interpolated)
  }
}

extension CGPath.Element {
  /// Returns the interpolated element; nil if the elements differ in kind.
  func interpolated(to end: Self, fraction: CGFloat) -> Self? {
    func point(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
      start.interpolated(to: end, fraction: fraction)
    }
    return switch (self, end) {
    case (.move(let a), .move(let b)): .move(point(a, b))
    case (.line(let a), .line(let b)): .line(point(a, b))
    case (.quadCurve(let a, let control), .quadCurve(let b, let other)):
      .quadCurve(point(a, b), control: point(control, other))
    case (.curve(let a, let first, let second), .curve(let b, let other1, let other2)):
      .curve(point(a, b), control1: point(first, other1), control2: point(second, other2))
    case (.close, .close): .close
    default: nil
    }
  }
}
