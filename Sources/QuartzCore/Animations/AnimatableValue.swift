import CoreGraphics

/// A value that an animation can be between: numbers side by side, a transform, a colour or a path.
enum AnimatableValue: Equatable {
  case number(CGFloat)
  case point(CGPoint)
  case rect(CGRect)
  case transform(CGAffineTransform)
  case color(CGColor)
  case path(CGPath)

  /// Reads what users put into `fromValue` and `toValue`.
  init?(_ value: Any?) {
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(value)
    case let value as Float: self = .number(CGFloat(value))
    case let value as Int: self = .number(CGFloat(value))
    case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
    case let value as CGPoint: self = .point(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGAffineTransform: self = .transform(value)
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(CGPath(elements: value.elements))
    default: return nil
    }
  }

  /// Returns the value `fraction` of the way to `end`, or `end` where there is none between.
  func interpolated(to end: AnimatableValue, fraction: CGFloat) -> AnimatableValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, fraction: fraction))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, fraction: fraction))
    case (.rect(let a), .rect(let b)): .rect(a.interpolated(to: b, fraction: fraction))
    case (.transform(let a), .transform(let b)):
      .transform(a.interpolated(to: b, fraction: fraction))
    case (.color(let a), .color(let b)): .color(a.interpolated(to: b, fraction: fraction))
    case (.path(let a), .path(let b)):
      a.interpolated(to: b, fraction: fraction).map { .path($0) } ?? end
    default: end
    }
  }

  /// Returns the sum, transforms concatenated, or this value where there is none.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width, height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): .transform(a.concatenating(b))
    default: self
    }
  }

  /// The value that leaves every other as it is when added, or nil where there is none.
  var zero: AnimatableValue? {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(.identity)
    case .color, .path: nil
    }
  }

  /// The value that takes `other` to this one when added to it, or nil where there is none.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(CGPoint(x: a.x - b.x, y: a.y - b.y))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
          width: a.size.width - b.size.width, height: a.size.height - b.size.height))
    default: nil
    }
  }
}
