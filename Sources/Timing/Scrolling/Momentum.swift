import Glibc

/// Flicked content that decelerates along one axis, and returns from beyond its edge.
///
/// Positions are in points, velocities in points per millisecond. The steps, one per frame, are
/// those observed in UIKit's scroll views.
public struct Momentum: Hashable, Sendable {
  /// The position of the content, in points.
  public private(set) var position: Double
  /// The velocity of the content, in points per millisecond.
  public private(set) var velocity: Double
  /// Whether the content has come to rest.
  public private(set) var isAtRest: Bool

  /// The position at which the content is to come to rest, if one was requested.
  private var target: Double?
  /// The continuous decay rate of the velocity, per millisecond.
  private let decay: Double
  /// The distance covered for each point per millisecond of speed, in points.
  private let reach: Double

  /// The continuous rate at which content beyond its edge returns to it: -ln 0.99 per millisecond
  /// (measured).
  private static let pull = 0.010_050_335_853_501_45
  /// The distance from its edge at which returning content snaps to it: half a point.
  private static let snap = 0.5
  /// The value UIKit uses for `rate` on the way to a target if the required speed is below that of
  /// a flick.
  private static let slowRate = 0.985

  /// Creates content that decelerates from its velocity.
  public init(position: Double, velocity: Double, deceleration: Deceleration) {
    self.position = position.clampedPosition
    self.velocity = velocity.clampedSpeed
    isAtRest = false
    decay = deceleration.decay
    reach = deceleration.reach
  }

  /// Creates content that comes to rest at a target.
  ///
  /// Let D be the distance to the target and v the velocity. If the velocity would take the content
  /// further, it decays faster, by e^(-(v ∓ 0.01)/D) per millisecond; otherwise the velocity is
  /// raised to the one required, ±0.01 - D·ln d. These are the numbers observed in UIKit. The steps
  /// here cover -1/ln d points for each point per millisecond, so that the last of them ends at the
  /// target.
  public init(
    position: Double, velocity: Double, target: Double, deceleration: Deceleration
  ) {
    let (start, end) = (position.clampedPosition, target.clampedPosition)
    let (distance, speed) = (end - start, velocity.clampedSpeed)
    let natural = deceleration.distance(from: speed)
    let rest = copysign(Deceleration.restingSpeed, distance)
    if distance * natural > 0, abs(distance) <= abs(natural) {
      self.velocity = speed
      decay = (speed - rest) / distance
    } else {
      let needed = rest + distance * deceleration.decay
      let isSlow = abs(needed) < Deceleration.minimumFlickSpeed
      decay = isSlow ? -log(Self.slowRate) : deceleration.decay
      self.velocity = isSlow ? rest + distance * decay : needed
    }
    reach = 1 / decay
    self.position = start
    self.target = end
    isAtRest = false
  }

  /// Moves the content and its target without changing the velocity.
  public mutating func shift(by distance: Double) {
    position = (position + distance).clampedPosition
    target = target.map { ($0 + distance).clampedPosition }
  }

  /// Advances by one frame; frames shorter than a millisecond are skipped.
  ///
  /// - Parameters:
  ///   - milliseconds: The duration of the frame.
  ///   - range: The positions at which the content may rest, in points.
  ///   - bounces: Whether the content may move beyond the range and return.
  public mutating func advance(
    by milliseconds: Double, within range: ClosedRange<Double>, bounces: Bool
  ) {
    let time = milliseconds.clampedDuration
    guard !isAtRest, time >= 1 else { return }
    let next = position + glide(in: time)
    if let target, range.contains(target) {
      velocity *= remaining(after: time)
      position = next
      if abs(velocity) <= Deceleration.restingSpeed || hasPassed(target) { rest(at: target) }
      return
    }
    target = nil
    let edge = position.nearest(in: range)
    guard edge == position else { return returnToEdge(edge, in: time, bounces: bounces) }
    let end = next.nearest(in: range)
    guard end == next else { return cross(end, toward: next, in: time, bounces: bounces) }
    velocity *= remaining(after: time)
    position = next
    if abs(velocity) < Deceleration.restingSpeed { rest(at: next) }
  }

  /// Crosses the edge of the content at the time at which a linear motion would.
  private mutating func cross(
    _ edge: Double, toward next: Double, in time: Double, bounces: Bool
  ) {
    let inside = time * (edge - position) / (next - position)
    velocity *= remaining(after: inside)
    position = edge
    returnToEdge(edge, in: time - inside, bounces: bounces)
  }

  /// Advances beyond the edge of the content, which pulls it back.
  ///
  /// The same rule applies to content that was thrown past its edge and to content that was released
  /// there (measured). The motion is not that of a spring, although it resembles a critically damped
  /// one of ω = 10/s. It ends within half a point of the edge, on the way back: content that crosses
  /// the edge starts within that distance.
  private mutating func returnToEdge(_ edge: Double, in time: Double, bounces: Bool) {
    guard bounces else { return rest(at: edge) }
    let away = position - edge
    let pulled = Self.remaining(after: Self.pull * time)
    let next = (away + glide(in: time)) * pulled
    velocity *= remaining(after: time) * pulled
    position = edge + next
    if away * next < 0 {
      // Back inside: a speed below that of a flick ends here.
      if abs(velocity) < Deceleration.minimumFlickSpeed { rest(at: edge) }
    } else if abs(next) <= Self.snap, abs(next) < abs(away) {
      rest(at: edge)
    }
  }

  /// Whether the content has reached or passed a position.
  private func hasPassed(_ target: Double) -> Bool {
    (target - position) * velocity <= 0
  }

  private mutating func rest(at restingPosition: Double) {
    position = restingPosition
    velocity = 0
    isAtRest = true
  }

  /// Returns the distance that the content covers in some milliseconds, in points.
  private func glide(in time: Double) -> Double {
    velocity * reach * (1 - remaining(after: time))
  }

  /// Returns the fraction of the velocity that remains after some milliseconds.
  private func remaining(after time: Double) -> Double {
    Self.remaining(after: decay * time)
  }

  /// Returns e^(-decay); UIKit uses three terms of the series where they are accurate enough.
  private static func remaining(after decay: Double) -> Double {
    decay <= 0.5 ? 1 - decay + decay * decay / 2 : exp(-decay)
  }
}
