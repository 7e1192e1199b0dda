/// The velocity of content when the finger is lifted, along one axis.
///
/// It is a quarter of the last velocity of the drag and three quarters of the one before it, as
/// observed in UIKit: the last move before the finger lifts is unreliable.
public struct LiftVelocity: Hashable, Sendable {
  private var last = 0.0
  private var previous = 0.0

  /// Creates the velocity of a finger that has not moved.
  public init() {}

  /// Adds the velocity of the next move, in points per millisecond.
  public mutating func add(_ velocity: Double) {
    (previous, last) = (last, velocity.clampedSpeed)
  }

  /// The velocity in points per millisecond.
  public var value: Double {
    previous == 0 ? last : 0.25 * last + 0.75 * previous
  }
}
