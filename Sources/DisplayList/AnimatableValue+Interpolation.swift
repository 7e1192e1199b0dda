import CoreGraphics

extension AnimatableValue: Interpolable {
  /// Returns the value `fraction` of the way to `end`, or `end` if the two can't be interpolated.
  package func interpolated(to end: AnimatableValue, fraction: CGFloat) -> AnimatableValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, fraction: fraction))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, fraction: fraction))
    case (.size(let a), .size(let b)): .size(a.interpolated(to: b, fraction: fraction))
    case (.rect(let a), .rect(let b)): .rect(a.interpolated(to: b, fraction: fraction))
    case (.transform(let a), .transform(let b)):
      .transform(a.interpolated(to: b, fraction: fraction))
    case (.transform, .transform3D), (.transform3D, .transform), (.transform3D, .transform3D):
      interpolatedInSpace(to: end, fraction: fraction)
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, fraction: fraction))
    case (.path(let a), .path(let b)):
      a.interpolated(to: b, fraction: fraction).map { .path($0) } ?? end
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0.interpolated(to: $1, fraction: fraction) })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.interpolated(to: $1, fraction: fraction) })
    default: end
    }
  }

  private func interpolatedInSpace(
    to end: AnimatableValue, fraction: CGFloat
  ) -> AnimatableValue {
    guard let from = transformInSpace, let to = end.transformInSpace else { return end }
    return AnimatableValue(transform: from.interpolated(to: to, fraction: fraction))
  }
}
