/// What is different about the motion of an item.
package struct MotionFinding: Hashable, Sendable {
  /// How a number comes to rest.
  package struct Settling: Hashable, Sendable, Codable {
    /// How far it goes beyond the place where it comes to rest; if it comes to rest where it started, how
    /// far it goes at all.
    package var overshoot: Double
    /// Seconds from the start until it stays within a fiftieth of its way.
    package var duration: Double
    /// Whether it comes back to where it started.
    package var isSwing: Bool
  }

  /// What it is; numbers are in points, radians, seconds and ticks of 1/60 s.
  package enum Kind: Hashable, Sendable {
    /// The same motion starts so much later; earlier if negative.
    case shift(ticks: Int)
    /// In the middle of the motion so many ticks are left out.
    case lostTicks(Int)
    /// In the middle of the motion so many ticks are added.
    case addedTicks(Int)
    /// The same motion takes so many times as long.
    case stretch(factor: Double, duration: Double, former: Double)
    /// The same motion goes so many times as far.
    case amplitude(factor: Double, distance: Double, former: Double)
    /// It starts and ends in the same places, but not in the same way.
    case settling(Settling, former: Settling)
    /// It comes to rest elsewhere.
    case destination(Double, former: Double)
    /// It never moves, but lies elsewhere.
    case place(Double, former: Double)
    /// It does not move any more; it went so far.
    case stopped(former: Double)
    /// It moves and did not.
    case started(distance: Double)
    /// It differs in none of these ways; the most at this tick.
    case deviation(Double, tick: Int)
    /// The item comes or goes at another time, moving the same.
    case presence(ClosedRange<Int>, former: ClosedRange<Int>)
    /// The item is no longer there.
    case missing
    /// The item was not there.
    case additional
    /// Only its velocity, which is not seen, is different.
    case velocity
    /// Only what it touches is different.
    case contacts
  }

  package let item: String
  /// The number that differs; nil for a matter of the whole item.
  package let property: MotionProperty?
  /// The first tick at which the difference shows.
  package let firstTick: Int
  package let kind: Kind

  /// For example `alert.center.y`, or the item.
  package var name: String { property.map { "\(item).\($0.rawValue)" } ?? item }
}
