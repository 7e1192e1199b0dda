import DisplayList

extension AnimatableValue {
  /// Returns the sum of the components, or of transforms the concatenation; for paths and values of
  /// different kinds, this value.
  package func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
    case (.path, _): self
    default: isLike(other) ? combined(with: other, +) : self
    }
  }

  /// Returns the value that gives this one when added to `other`; nil for paths and values of
  /// different kinds.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    guard isLike(other) else { return nil }
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(a.concatenating(b.inverted()))
    case (.path, _): return nil
    default: return combined(with: other, -)
    }
  }

  /// The neutral value of addition; nil for a path.
  package var zero: AnimatableValue? {
    switch self {
    case .transform: .transform(.identity)
    case .path: nil
    default: with(components: components.map { _ in 0 })
    }
  }

  /// An invisible value of the same kind: the clear color; nil for other kinds.
  var invisible: AnimatableValue? {
    if case .color = self { .color(.clear) } else { nil }
  }

  /// Returns the value multiplied by a factor; nil for a path.
  ///
  /// A transform is scaled from the identity: its translation, rotation and shear are multiplied
  /// and its scale is raised to the power of `factor`; a mirroring transform stays mirroring.
  package func scaled(by factor: CGFloat) -> AnimatableValue? {
    switch self {
    case .path: return nil
    case .transform(let transform):
      var parts = transform.decomposed()
      func power(_ scale: CGFloat) -> CGFloat {
        scale < 0 ? -pow(-scale, factor) : pow(scale, factor)
      }
      parts.scale = CGSize(width: power(parts.scale.width), height: power(parts.scale.height))
      parts.horizontalShear *= factor
      parts.rotation *= factor
      parts.translation.dx *= factor
      parts.translation.dy *= factor
      return .transform(CGAffineTransform(parts))
    default: return with(components: components.map { $0 * factor })
    }
  }

  /// Returns the sum of `count` such values, a whole number; nil for a path.
  func repeated(_ count: Double) -> AnimatableValue? {
    guard case .transform(var square) = self else { return scaled(by: CGFloat(count)) }
    var (power, rest) = (CGAffineTransform.identity, min(max(count, 0), 1e9).rounded())
    while rest > 0 {
      if rest.truncatingRemainder(dividingBy: 2) == 1 { power = power.concatenating(square) }
      square = square.concatenating(square)
      rest = (rest / 2).rounded(.down)
    }
    return .transform(power)
  }

  /// Returns the Euclidean distance of the components; nil for values of different kinds.
  package func distance(to other: AnimatableValue) -> CGFloat? {
    guard isLike(other) else { return nil }
    var differences = zip(components, other.components).map { $0 - $1 }
    if case .transform = self {
      differences[3] = differences[3].remainder(dividingBy: 2 * .pi)
    }
    return differences.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  private func combined(
    with other: AnimatableValue, _ operation: (CGFloat, CGFloat) -> CGFloat
  ) -> AnimatableValue {
    with(components: zip(components, other.components).map(operation))
  }
}
