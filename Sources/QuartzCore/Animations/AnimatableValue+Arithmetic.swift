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
    case (.transform, .transform3D), (.transform3D, .transform), (.transform3D, .transform3D):
      concatenated(with: other)
    default: isLike(other) ? combined(with: other, +) : self
    }
  }

  /// Returns the value that gives this one when added to `other`; nil for paths and values of
  /// different kinds.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    if case .transform3D = self { return concatenated(with: other, inverted: true) }
    if case .transform3D = other { return concatenated(with: other, inverted: true) }
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
    case .transform, .transform3D: .transform(.identity)
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
    case .transform3D(let transform):
      return AnimatableValue(
        transform: CATransform3DIdentity.interpolated(to: transform, fraction: factor))
    default: return with(components: components.map { $0 * factor })
    }
  }

  /// Returns the sum of `count` such values, a whole number; nil for a path.
  func repeated(_ count: Double) -> AnimatableValue? {
    if case .transform(let transform) = self {
      return .transform(
        power(transform, of: count, from: .identity) { $0.concatenating($1) })
    }
    if case .transform3D(let transform) = self {
      return AnimatableValue(
        transform: power(transform, of: count, from: CATransform3DIdentity, CATransform3DConcat))
    }
    return scaled(by: CGFloat(count))
  }

  private func power<Transform>(
    _ transform: Transform, of count: Double, from identity: Transform,
    _ concatenate: (Transform, Transform) -> Transform
  ) -> Transform {
    var (power, square) = (identity, transform)
    var rest = min(max(count, 0), 1e9).rounded()
    while rest > 0 {
      if rest.truncatingRemainder(dividingBy: 2) == 1 { power = concatenate(power, square) }
      square = concatenate(square, square)
      rest = (rest / 2).rounded(.down)
    }
    return power
  }

  /// Returns the concatenation of two transforms, or this value.
  private func concatenated(
    with other: AnimatableValue, inverted: Bool = false
  ) -> AnimatableValue {
    guard let transform = transformInSpace, let next = other.transformInSpace else { return self }
    return AnimatableValue(
      transform: CATransform3DConcat(transform, inverted ? CATransform3DInvert(next) : next))
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
