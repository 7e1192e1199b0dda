import UIKit

// The constants of Core Animation were texts before Swift 4.2, and programs write them as literals: `layer.lineCap = "round"`.

extension CAEmitterLayerEmitterShape: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAEmitterLayerEmitterMode: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAEmitterLayerRenderMode: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAShapeLayerFillRule: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAShapeLayerLineCap: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAShapeLayerLineJoin: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CATextLayerTruncationMode: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CATextLayerAlignmentMode: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CALayerContentsGravity: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAScrollLayerScrollMode: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CALayerContentsFilter: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAGradientLayerType: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CATransitionType: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CATransitionSubtype: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAValueFunctionName: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAAnimationCalculationMode: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAAnimationRotationMode: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAMediaTimingFunctionName: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAMediaTimingFillMode: ExpressibleByStringLiteral {
  /// Creates a constant from its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension CAMediaTimingFunction {
  /// Creates a curve from its name.
  public convenience init(name: String) {
    self.init(name: CAMediaTimingFunctionName(rawValue: name))
  }
}
