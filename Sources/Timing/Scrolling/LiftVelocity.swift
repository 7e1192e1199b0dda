/// The speed that a finger gives to content when it lets go, along one axis.
///
/// It is made of the last two speeds of the drag, a quarter of the last and three of the one before, as
/// was observed in UIKit: what a finger does in the instant of its lifting says little.
public struct LiftVelocity: Hashable, Sendable {
  private var last = 0.0
  private var previous = 0.0

  /// Creates the speed of a finger that has not moved.
  public init() {}

  /// Takes note of the speed of the next move, in points a millisecond.
  public mutating func add(_ velocity: Double) {
    (previous, last) = (last, velocity.keptSpeed)
  }

  /// The speed in points a millisecond.
  public var value: Double {
    previous == 0 ? last : 0.25 * last + 0.75 * previous
  }
}
