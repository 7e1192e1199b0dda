import Timing

/// The kinds of timing that animators know.
public enum UITimingCurveType: Int, Sendable {
  /// One of the curves that have names.
  case builtin
  /// A Bézier curve of two control points.
  case cubic
  /// A spring.
  case spring
  /// A spring on whose time a Bézier curve acts.
  case composed
}

/// How an animator's time becomes progress.
///
/// Apple's also asks for `NSCoding`; there are no archives here.
@MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// Which of the parameters hold.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, unless the timing is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, unless the timing is a Bézier curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The seconds that a spring of known matter takes, which count instead of the animator's.
  var impliedDuration: TimeInterval? { spring?.impliedDuration }

  /// The spring, if the timing has one.
  var spring: UISpringTimingParameters? {
    timingCurveType == .spring || timingCurveType == .composed ? springTimingParameters : nil
  }

  /// The curve; even, if the timing is a spring alone.
  var curve: CubicBezier {
    timingCurveType == .spring ? .linear : cubicTimingParameters?.curve ?? .linear
  }

  /// Returns the pace of an animation of `duration` seconds.
  func pace(lasting duration: TimeInterval) -> Pace {
    guard let spring else { return Pace(curve: curve, lasting: duration) }
    return Pace(curve: curve, lasting: duration, velocity: spring.initialVelocity) {
      spring.spring(lasting: duration, velocity: $0)
    }
  }
}
