/// A difference in the motion of an item.
package struct MotionFinding: Hashable, Sendable {
  /// The way in which a property comes to rest.
  package struct Settling: Hashable, Sendable, Codable {
    /// The distance by which it exceeds its final value; for a swing, the largest distance from its
    /// start.
    package var overshoot: Double
    /// The time in seconds until it stays within 2% of its distance from the final value.
    package var duration: Double
    /// Whether it returns to its start.
    package var isSwing: Bool
  }

  /// The kind of a difference, in points, radians, seconds and ticks of 1/60 s.
  package enum Kind: Hashable, Sendable {
    /// The same motion is later by a number of ticks, or earlier if negative.
    case shift(ticks: Int)
    /// A number of ticks in the middle of the motion is skipped.
    case lostTicks(Int)
    /// A number of ticks in the middle of the motion is added.
    case addedTicks(Int)
    /// The duration of the motion changes by a factor.
    case stretch(factor: Double, duration: Double, expected: Double)
    /// The distance of the motion changes by a factor.
    case amplitude(factor: Double, distance: Double, expected: Double)
    /// It starts and ends at the same values, but settles differently.
    case settling(Settling, expected: Settling)
    /// It comes to rest at a different value.
    case destination(Double, expected: Double)
    /// It does not move, and has a different value.
    case constant(Double, expected: Double)
    /// It does not move, but was expected to cover a distance.
    case stopped(expected: Double)
    /// It moves a distance, but was not expected to.
    case started(distance: Double)
    /// It differs in another way, with the largest difference at a tick.
    case deviation(Double, tick: Int)
    /// The item appears or disappears at a different tick, with equal values.
    case presence(ClosedRange<Int>, expected: ClosedRange<Int>)
    /// The item is missing.
    case missing
    /// The item is new.
    case additional
    /// Only its velocity differs, which is not visible.
    case velocity
    /// Only its contacts differ.
    case contacts
  }

  package let item: String
  /// The property that differs; nil if the difference concerns the whole item.
  package let property: MotionProperty?
  /// The tick of the first difference.
  package let firstTick: Int
  package let kind: Kind

  /// The property's name, for example `alert.center.y`, or the item's.
  package var name: String { property.map { "\(item).\($0.rawValue)" } ?? item }
}
