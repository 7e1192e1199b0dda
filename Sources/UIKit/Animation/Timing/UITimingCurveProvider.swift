import Timing

/// The types of timing information.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's standard curves.
  case builtin
  /// A cubic Bézier curve with custom control points.
  case cubic
  /// A spring.
  case spring
  /// A spring whose time follows a cubic Bézier curve.
  case composed
}

/// An interface for the timing information of a property animator.
///
/// UIKit's protocol also requires `NSCoding`; archiving is not supported here.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// The type of the timing information.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, or nil if the timing is a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or nil if the timing is a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The settling time in seconds of a spring with physical parameters, which replaces the
  /// animator's duration.
  var impliedDuration: TimeInterval? { spring?.impliedDuration }

  /// The spring, if the timing has one.
  var spring: UISpringTimingParameters? {
    timingCurveType == .spring || timingCurveType == .composed ? springTimingParameters : nil
  }

  /// The curve; linear if the timing is a plain spring.
  var curve: CubicBezier {
    timingCurveType == .spring ? .linear : cubicTimingParameters?.curve ?? .linear
  }

  /// Returns the pace of an animation that takes `duration` seconds.
  func pace(lasting duration: TimeInterval) -> Pace {
    guard let spring else { return Pace(curve: curve, lasting: duration) }
    return Pace(curve: curve, lasting: duration, velocity: spring.initialVelocity) {
      spring.spring(lasting: duration, velocity: $0)
    }
  }
}

extension TimeInterval {
  /// The duration with which an animation plays: an infinite one is replaced by three years, whose
  /// fractions still distinguish ticks.
  var playable: TimeInterval { Swift.min(self, 1e8) }
}
