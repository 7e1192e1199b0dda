import Foundation

/// Content on its way to the page that it comes to rest on, along one axis.
///
/// Places are in points, speeds in points a millisecond. UIKit's scroll views were observed to go
/// millisecond by millisecond: the page pulls, then friction takes a part of the speed; both depend on
/// the page's length.
public struct PageTurn: Hashable, Sendable {
  /// Where the content is, in points.
  public private(set) var position: Double
  /// How fast it moves, in points a millisecond.
  public private(set) var velocity: Double
  /// Whether it has come to rest.
  public private(set) var isAtRest: Bool
  /// Where the page begins, in points.
  public private(set) var target: Double

  /// How much speed the page gives, a millisecond and point of distance.
  private let pull: Double
  /// The part of the speed that is kept in a millisecond.
  private let friction: Double
  /// What is left of the time when whole milliseconds are done.
  private var spareTime = 0.0

  /// Creates content on its way to a page.
  ///
  /// - Parameters:
  ///   - position: Where the content is, in points.
  ///   - velocity: How fast it moves, in points a millisecond.
  ///   - target: Where the page begins, in points.
  ///   - length: The length of a page, in points.
  public init(position: Double, velocity: Double, target: Double, length: Double) {
    self.position = position.keptPlace
    self.velocity = velocity.keptSpeed
    self.target = target.keptPlace
    let length = length.kept(within: 0...1024, otherwise: 0)
    pull = 3.590_909_09e-4 - 1.846_590_91e-7 * length
    friction = 0.966_818_182 + 9.943_181_82e-6 * length
    isAtRest = self.position == self.target
  }

  /// Returns where the page begins that content comes to rest on, in points.
  ///
  /// It is the nearest, or, for a finger that threw the content, the next in its direction. How UIKit
  /// chooses was not observed.
  ///
  /// - Parameters:
  ///   - position: Where the content is let go, in points.
  ///   - velocity: How fast it moves, in points a millisecond.
  ///   - length: The length of a page, in points.
  ///   - range: Where the content may stand at rest, in points.
  public static func page(
    from position: Double, velocity: Double, length: Double, within range: ClosedRange<Double>
  ) -> Double {
    let length = length.keptPlace
    guard length > 0 else { return position.keptPlace.nearest(in: range) }
    let place = position.keptPlace / length
    let isThrown = abs(velocity) >= Deceleration.leastThrow
    let page = !isThrown ? place.rounded() : velocity > 0 ? floor(place) + 1 : ceil(place) - 1
    return (page * length).nearest(in: range)
  }

  /// Moves the content and its page elsewhere, without changing its speed.
  public mutating func shift(by distance: Double) {
    position = (position + distance).keptPlace
    target = (target + distance).keptPlace
  }

  /// Moves on by some milliseconds.
  ///
  /// - Parameters:
  ///   - milliseconds: The time; of more than ten seconds, ten count.
  ///   - range: Where the content may stand at rest, in points.
  ///   - bounces: Whether it may go beyond, and come back.
  public mutating func advance(
    by milliseconds: Double, within range: ClosedRange<Double>, bounces: Bool
  ) {
    target = target.nearest(in: range)
    spareTime += min(milliseconds.keptTime, 10_000)
    // A sum of thirds may lack a little of a whole.
    while spareTime > 1 - 1e-9, !isAtRest {
      spareTime -= 1
      velocity = (velocity + (target - position) * pull) * friction
      position += velocity
      if !bounces { position = position.nearest(in: range) }
      if abs(velocity) < Deceleration.restingSpeed, abs(target - position) <= 1 {
        (position, velocity, isAtRest) = (target, 0, true)
      }
    }
  }
}
