import Glibc

/// Content that moves to the page at which it comes to rest, along one axis.
///
/// Positions are in points, velocities in points per millisecond. UIKit's scroll views were
/// observed to advance in steps of a millisecond: the page attracts the content, then friction
/// removes a fraction of its velocity; both depend on the page's length.
public struct PageTurn: Hashable, Sendable {
  /// The position of the content, in points.
  public private(set) var position: Double
  /// The velocity of the content, in points per millisecond.
  public private(set) var velocity: Double
  /// Whether the content has come to rest.
  public private(set) var isAtRest: Bool
  /// The start of the target page, in points.
  public private(set) var target: Double

  /// The velocity that the page adds, per millisecond and point of distance.
  private let pull: Double
  /// The fraction of the velocity that remains after a millisecond.
  private let friction: Double
  /// The time that remains after the last whole millisecond.
  private var remainingTime = 0.0

  /// Creates content that moves to a page.
  ///
  /// - Parameters:
  ///   - position: The position of the content, in points.
  ///   - velocity: The velocity of the content, in points per millisecond.
  ///   - target: The start of the page, in points.
  ///   - length: The length of a page, in points.
  public init(position: Double, velocity: Double, target: Double, length: Double) {
    self.position = position.clampedPosition
    self.velocity = velocity.clampedSpeed
    self.target = target.clampedPosition
    let length = length.clamped(to: 0...1024, default: 0)
    pull = 3.590_909_09e-4 - 1.846_590_91e-7 * length
    friction = 0.966_818_182 + 9.943_181_82e-6 * length
    isAtRest = self.position == self.target
  }

  /// Returns the start of the page at which content comes to rest, in points.
  ///
  /// It is the nearest page or, if the content is flicked, the next one in its direction. UIKit's
  /// choice was not observed.
  ///
  /// - Parameters:
  ///   - position: The position at which the content is released, in points.
  ///   - velocity: The velocity of the content, in points per millisecond.
  ///   - length: The length of a page, in points.
  ///   - range: The positions at which the content may rest, in points.
  public static func page(
    from position: Double, velocity: Double, length: Double, within range: ClosedRange<Double>
  ) -> Double {
    let length = length.clampedPosition
    guard length > 0 else { return position.clampedPosition.nearest(in: range) }
    let pages = position.clampedPosition / length
    let isFlicked = abs(velocity) >= Deceleration.minimumFlickSpeed
    let page = !isFlicked ? pages.rounded() : velocity > 0 ? floor(pages) + 1 : ceil(pages) - 1
    return (page * length).nearest(in: range)
  }

  /// Moves the content and its page without changing the velocity.
  public mutating func shift(by distance: Double) {
    position = (position + distance).clampedPosition
    target = (target + distance).clampedPosition
  }

  /// Advances by some milliseconds.
  ///
  /// - Parameters:
  ///   - milliseconds: The time; at most ten seconds count.
  ///   - range: The positions at which the content may rest, in points.
  ///   - bounces: Whether the content may move beyond the range and return.
  public mutating func advance(
    by milliseconds: Double, within range: ClosedRange<Double>, bounces: Bool
  ) {
    target = target.nearest(in: range)
    remainingTime += min(milliseconds.clampedDuration, 10_000)
    // A sum of thirds may be slightly less than a whole.
    while remainingTime > 1 - 1e-9, !isAtRest {
      remainingTime -= 1
      velocity = (velocity + (target - position) * pull) * friction
      position += velocity
      if !bounces { position = position.nearest(in: range) }
      if abs(velocity) < Deceleration.restingSpeed, abs(target - position) <= 1 {
        (position, velocity, isAtRest) = (target, 0, true)
      }
    }
  }
}
