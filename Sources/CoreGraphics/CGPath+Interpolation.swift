extension CGPath {
  /// Returns the path whose points lie `fraction` of the way from this one's to those of `end`; nil
  /// where the two paths' steps are not of the same kinds.
  package func interpolated(to end: CGPath, fraction: CGFloat) -> CGPath? {
    guard self != end else { return self }
    guard elements.count == end.elements.count else { return nil }
    var mixed: [Element] = []
    mixed.reserveCapacity(elements.count)
    for (start, end) in zip(elements, end.elements) {
      guard let step = start.interpolated(to: end, fraction: fraction) else { return nil }
      mixed.append(step)
    }
    return CGPath(elements: mixed)
  }
}

extension CGPath.Element {
  fileprivate func interpolated(to end: Self, fraction: CGFloat) -> Self? {
    func mix(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
      start.interpolated(to: end, fraction: fraction)
    }
    return switch (self, end) {
    case (.move(let a), .move(let b)): .move(mix(a, b))
    case (.line(let a), .line(let b)): .line(mix(a, b))
    case (.quadCurve(let a, let control), .quadCurve(let b, let other)):
      .quadCurve(mix(a, b), control: mix(control, other))
    case (.curve(let a, let first, let second), .curve(let b, let other1, let other2)):
      .curve(mix(a, b), control1: mix(first, other1), control2: mix(second, other2))
    case (.close, .close): .close
    default: nil
    }
  }
}
