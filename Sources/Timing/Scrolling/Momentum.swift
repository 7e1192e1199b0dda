import Foundation

/// Content that was thrown, on its way along one axis: it loses speed, and comes back from beyond its end.
///
/// Places are in points, speeds in points a millisecond. The steps are those observed in UIKit's scroll
/// views, which take one for every frame.
public struct Momentum: Hashable, Sendable {
  /// Where the content is, in points.
  public private(set) var position: Double
  /// How fast it moves, in points a millisecond.
  public private(set) var velocity: Double
  /// Whether it has come to rest.
  public private(set) var isAtRest: Bool

  /// Where it is to come to rest, if that was asked for.
  private var target: Double?
  /// The part of the speed that is lost in a vanishing time, a millisecond.
  private let decay: Double
  /// How far each point a millisecond carries, in points.
  private let reach: Double

  /// How much nearer content comes to its end from beyond, in a vanishing time: 0.01005 a millisecond.
  private static let pull = 0.01005
  /// Within this distance of its end, content that came back from beyond stands at it: half a point.
  private static let snap = 0.5
  /// What UIKit takes for `rate` on its way to a target for which content has no speed worth the name.
  private static let gentleRate = 0.985

  /// Creates content that comes to rest where its speed takes it.
  public init(position: Double, velocity: Double, deceleration: Deceleration) {
    self.position = position.keptPlace
    self.velocity = velocity.keptSpeed
    isAtRest = false
    decay = deceleration.decay
    reach = deceleration.reach
  }

  /// Creates content that comes to rest at a target.
  ///
  /// With D the way to it and v the speed: where the speed takes the content further, it loses it faster,
  /// by e^(-(v ∓ 0.01)/D) a millisecond; where it does not, the content gets the speed it needs,
  /// ±0.01 - D·ln d. So were UIKit's numbers observed. The steps here carry each point a millisecond by
  /// -1/ln d, so that the last of them ends at the target.
  public init(
    position: Double, velocity: Double, target: Double, deceleration: Deceleration
  ) {
    let (start, end) = (position.keptPlace, target.keptPlace)
    let (way, speed) = (end - start, velocity.keptSpeed)
    let natural = deceleration.distance(from: speed)
    let rest = copysign(Deceleration.restingSpeed, way)
    if way * natural > 0, abs(way) <= abs(natural) {
      self.velocity = speed
      decay = (speed - rest) / way
    } else {
      let needed = rest + way * deceleration.decay
      let isGentle = abs(needed) < Deceleration.leastThrow
      decay = isGentle ? -log(Self.gentleRate) : deceleration.decay
      self.velocity = isGentle ? rest + way * decay : needed
    }
    reach = 1 / decay
    self.position = start
    self.target = end
    isAtRest = false
  }

  /// Moves the content and its target elsewhere, without changing its speed.
  public mutating func shift(by distance: Double) {
    position = (position + distance).keptPlace
    target = target.map { ($0 + distance).keptPlace }
  }

  /// Moves on by a frame's time; frames of less than a millisecond are skipped.
  ///
  /// - Parameters:
  ///   - milliseconds: The time.
  ///   - range: Where the content may stand at rest, in points.
  ///   - bounces: Whether it may go beyond, and come back.
  public mutating func advance(
    by milliseconds: Double, within range: ClosedRange<Double>, bounces: Bool
  ) {
    let time = milliseconds.keptTime
    guard !isAtRest, time >= 1 else { return }
    let next = position + glide(in: time)
    if let target, range.contains(target) {
      velocity *= kept(in: time)
      position = next
      if abs(velocity) <= Deceleration.restingSpeed || hasPassed(target) { rest(at: target) }
      return
    }
    target = nil
    let edge = position.nearest(in: range)
    guard edge == position else { return comeBack(to: edge, in: time, bounces: bounces) }
    let end = next.nearest(in: range)
    guard end == next else { return cross(end, towards: next, in: time, bounces: bounces) }
    velocity *= kept(in: time)
    position = next
    if abs(velocity) < Deceleration.restingSpeed { rest(at: next) }
  }

  /// Passes the end of the content, at the moment at which a straight way there would.
  private mutating func cross(
    _ edge: Double, towards next: Double, in time: Double, bounces: Bool
  ) {
    let inside = time * (edge - position) / (next - position)
    velocity *= kept(in: inside)
    position = edge
    comeBack(to: edge, in: time - inside, bounces: bounces)
  }

  /// Moves beyond the end of the content, which pulls it back: not as a spring object, though it looks
  /// much like one of ω = 10/s that just does not swing.
  private mutating func comeBack(to edge: Double, in time: Double, bounces: Bool) {
    guard bounces else { return rest(at: edge) }
    let away = position - edge
    let pulled = exp(-Self.pull * time)
    let next = (away + glide(in: time)) * pulled
    velocity *= kept(in: time) * pulled
    position = edge + next
    let speed = abs(velocity)
    if away * next < 0 {
      // Back inside: what a finger would not count as a throw ends here.
      if speed < Deceleration.leastThrow { rest(at: edge) }
    } else if abs(next) <= Self.snap, speed < Deceleration.restingSpeed {
      rest(at: edge)
    }
  }

  /// Whether the content has got to a place, or beyond.
  private func hasPassed(_ place: Double) -> Bool {
    (place - position) * velocity <= 0
  }

  private mutating func rest(at place: Double) {
    position = place
    velocity = 0
    isAtRest = true
  }

  /// How far the content goes in some milliseconds, in points.
  private func glide(in time: Double) -> Double {
    velocity * reach * (1 - kept(in: time))
  }

  /// The part of the speed that is kept in some milliseconds; UIKit takes three terms of the series where
  /// that is near enough.
  private func kept(in time: Double) -> Double {
    let lost = decay * time
    return lost <= 0.5 ? 1 - lost + lost * lost / 2 : exp(-lost)
  }
}
