import CoreGraphics

/// A value that animations can interpolate.
package enum AnimatableValue: Equatable, Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CGAffineTransform)
  /// A transform that is not affine.
  case transform3D(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case numbers([CGFloat])
  case colors([CGColor])

  /// Converts a value such as a user assigns to `fromValue`, `toValue` and `values`; nil for a type
  /// that can't be animated.
  package init?(_ value: Any?) {
    // Before the cast to a class, for which a bridge to it is searched for.
    if let value = value as? AnimatableValue {
      self = value
      return
    }
    switch (value as? BoxedValue)?.value.base ?? value {
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(CGFloat(value))
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGAffineTransform: self = .transform(value)
    case let value as CATransform3D: self.init(transform: value)
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(CGPath(elements: value.elements))
    case let value as [Any]: self.init(list: value)
    default: return nil
    }
  }

  /// Creates the value of a transform in space: an affine one where that does the same.
  package init(transform: CATransform3D) {
    self =
      CATransform3DIsAffine(transform) ? .transform(transform.affinePart) : .transform3D(transform)
  }

  /// The value of a transform as one in space; nil for other values.
  package var transformInSpace: CATransform3D? {
    switch self {
    case .transform(let transform): CATransform3DMakeAffineTransform(transform)
    case .transform3D(let transform): transform
    default: nil
    }
  }

  /// Converts an array of numbers or of colors; nil if it contains anything else.
  private init?(list: [Any]) {
    var (numbers, colors): ([CGFloat], [CGColor]) = ([], [])
    for item in list {
      switch AnimatableValue(item) {
      case .number(let number): numbers.append(number)
      case .color(let color): colors.append(color)
      default: return nil
      }
    }
    guard numbers.isEmpty || colors.isEmpty else { return nil }
    self = colors.isEmpty ? .numbers(numbers) : .colors(colors)
  }

  /// The associated value, such as a `CGFloat` or a `CGPoint`.
  package var unwrapped: Any {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .transform3D(let value): value
    case .color(let value): value
    case .path(let value): value
    case .numbers(let value): value
    case .colors(let value): value
    }
  }
}
