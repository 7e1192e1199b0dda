import Glibc

/// The deceleration of flicked content along one axis.
///
/// Speeds are in points per millisecond and times in milliseconds, as in UIKit's scroll views,
/// where the formulas and constants were observed.
public struct Deceleration: Hashable, Sendable {
  /// The fraction of its speed that the content retains after a millisecond, from 0.5 to 0.9999.
  public let rate: Double

  /// Creates a deceleration; NaN is replaced by the rate of `normal`.
  public init(rate: Double) {
    self.rate = rate.clamped(to: 0.5...0.9999, default: 0.998)
  }

  /// The default deceleration of scroll views.
  public static let normal = Deceleration(rate: 0.998)
  /// A deceleration that covers a fifth of the distance of `normal`.
  public static let fast = Deceleration(rate: 0.99)

  /// The speed below which content is at rest: 0.01 points per millisecond.
  public static let restingSpeed = 0.01
  /// The speed below which lifting the finger does not flick the content: 0.25 points per
  /// millisecond.
  public static let minimumFlickSpeed = 0.25

  /// The continuous decay rate of the speed, per millisecond: -ln d.
  var decay: Double { -log(rate) }

  /// The distance covered for each point per millisecond of speed, in points: d/(1 - d), the sum
  /// over all milliseconds; 499 for `normal`, 99 for `fast`.
  public var reach: Double { rate / (1 - rate) }

  /// Returns the distance to the target that UIKit reports for the velocity, in points:
  /// -(v ∓ 0.01)/ln d.
  ///
  /// Scrolling comes to rest nearer, by about half a point for each point per millisecond: the steps
  /// of `Momentum` sum to (v ∓ 0.01)·d/(1 - d). Both are UIKit's (measured).
  public func distance(from velocity: Double) -> Double {
    let speed = abs(velocity.clampedSpeed) - Self.restingSpeed
    return speed > 0 ? copysign(speed / decay, velocity) : 0
  }

  /// Returns the distance covered after a number of milliseconds, in points: v·d/(1 - d)·(1 - dᵗ).
  public func distance(from velocity: Double, after milliseconds: Double) -> Double {
    velocity.clampedSpeed * reach * -expm1(-decay * milliseconds.clampedDuration)
  }

  /// Returns the time until content comes to rest, in milliseconds: ln(0.01/|v|)/ln d.
  public func duration(from velocity: Double) -> Double {
    max(log(abs(velocity.clampedSpeed) / Self.restingSpeed) / decay, 0)
  }
}

extension Double {
  /// The number clamped to speeds, in points per millisecond, whose sums remain finite.
  var clampedSpeed: Double { clamped(to: -1e6...1e6, default: 0) }

  /// The number clamped to positions and lengths, in points, that can represent single pixels.
  var clampedPosition: Double { clamped(to: -1e9...1e9, default: 0) }

  /// The number clamped to a duration in milliseconds.
  var clampedDuration: Double { clamped(to: 0...1e9, default: 0) }
}
