import Timing

/// A cubic Bézier curve that maps an animation's time to its progress.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: CubicBezier

  /// Creates a predefined curve.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(curve: name.curve)
  }

  /// Creates a curve from its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicBezier(c1x, c1y, c2x, c2y)
    super.init()
  }

  /// Retrieves a point of the curve: the start (0), a control point (1 or 2) or the end (3).
  ///
  /// - Parameters:
  ///   - idx: The index of the point.
  ///   - ptr: Receives the two coordinates.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point: (x: Float, y: Float)
    switch idx {
    case 0: point = (0, 0)
    case 1: point = (curve.x1, curve.y1)
    case 2: point = (curve.x2, curve.y2)
    default: point = (1, 1)
    }
    ptr[0] = point.x
    ptr[1] = point.y
  }

  package init(curve: CubicBezier) {
    self.curve = curve
    super.init()
  }
}

/// The names of Core Animation's predefined curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a name; an unknown one is equivalent to `default`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A linear curve.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A curve that starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A curve that ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A curve that starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of Core Animation's implicit animations.
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
