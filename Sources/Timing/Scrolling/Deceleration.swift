import Foundation

/// How content that a finger threw loses speed, along one axis.
///
/// Speeds are in points a millisecond and times in milliseconds, as in UIKit's scroll views; formulas and
/// constants were observed there.
public struct Deceleration: Hashable, Sendable {
  /// The part of its speed that the content keeps in a millisecond, from 0.5 to 0.9999.
  public let rate: Double

  /// Creates a deceleration; a rate that is none counts as that of `normal`.
  public init(rate: Double) {
    self.rate = rate.kept(within: 0.5...0.9999, otherwise: 0.998)
  }

  /// What scroll views have by default.
  public static let normal = Deceleration(rate: 0.998)
  /// Five times shorter ways.
  public static let fast = Deceleration(rate: 0.99)

  /// Below this speed, content has come to rest: 0.01 points a millisecond.
  public static let restingSpeed = 0.01
  /// Below this speed, a finger that lets go does not throw: 0.25 points a millisecond.
  public static let leastThrow = 0.25

  /// The part of its speed that the content loses in a vanishing time, a millisecond: -ln d.
  var decay: Double { -log(rate) }

  /// How far each point a millisecond carries, in points: d/(1 - d), the sum of what each millisecond
  /// keeps; 499 for `normal`, 99 for `fast`.
  public var reach: Double { rate / (1 - rate) }

  /// Returns how far content is announced to go from a speed on, in points: -(v ∓ 0.01)/ln d.
  public func distance(from velocity: Double) -> Double {
    let speed = abs(velocity.keptSpeed) - Self.restingSpeed
    return speed > 0 ? copysign(speed / decay, velocity) : 0
  }

  /// Returns how far content has gone some time after it had a speed, in points: v·d/(1 - d)·(1 - dᵗ).
  public func distance(from velocity: Double, after milliseconds: Double) -> Double {
    velocity.keptSpeed * reach * -expm1(-decay * milliseconds.keptTime)
  }

  /// Returns how long content takes to come to rest, in milliseconds: ln(0.01/|v|)/ln d.
  public func duration(from velocity: Double) -> Double {
    max(log(abs(velocity.keptSpeed) / Self.restingSpeed) / decay, 0)
  }
}

extension Double {
  /// A speed in points a millisecond that sums stay finite with.
  var keptSpeed: Double { kept(within: -1e6...1e6, otherwise: 0) }

  /// A place or a length in points where pixels can be told apart.
  var keptPlace: Double { kept(within: -1e9...1e9, otherwise: 0) }

  /// A span of time in milliseconds.
  var keptTime: Double { kept(within: 0...1e9, otherwise: 0) }
}
