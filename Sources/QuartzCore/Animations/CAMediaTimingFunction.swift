import Timing

/// A Bézier curve that maps an animation's time to its progress.
public final class CAMediaTimingFunction: Sendable {
  let curve: CubicBezier

  /// Creates one of the curves that have names.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(curve: name.curve)
  }

  /// Creates a curve from its two control points.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: CubicBezier(c1x, c1y, c2x, c2y))
  }

  package init(curve: CubicBezier) {
    self.curve = curve
  }
}

/// The curves that Core Animation has names for.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name; one that Core Animation does not know stands for the default curve.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Progress equals time.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What Core Animation takes for its implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  var curve: CubicBezier {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    default: .default
    }
  }
}
