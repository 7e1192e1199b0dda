import UIKit

/// The centers of an item at the ticks of a span at which it is on the stage.
private struct Track {
  private(set) var points: [(tick: Int, center: CGPoint)] = []

  @MainActor
  mutating func add(_ item: String, _ observation: SceneObservation) {
    if let center = observation.center(of: item) { points.append((observation.tick, center)) }
  }
}

/// An item is, in all ticks, within a tolerance of where it is at the last one.
struct SettlingCheck: MotionCheck {
  let item: String
  let tolerance: Double
  let ticks: ClosedRange<Int>
  private var track = Track()

  init(item: String, tolerance: Double, ticks: ClosedRange<Int>) {
    (self.item, self.tolerance, self.ticks) = (item, tolerance, ticks)
  }

  mutating func observe(_ observation: SceneObservation) { track.add(item, observation) }

  func finding() -> ExpectationFinding? {
    func expected(_ start: Double) -> String {
      "within \(tolerance.inPoints) of its final position from "
        + "\(start.roundedDescription)s on"
    }
    let start = expected(Double(ticks.lowerBound) / Double(Stage.ticksPerSecond))
    guard let final = track.points.last?.center else { return absence(of: item, expected: start) }
    let distances = track.points.map { point in
      (tick: point.tick, value: Double(hypot(point.center.x - final.x, point.center.y - final.y)))
    }
    guard let farthest = distances.max(by: { $0.value < $1.value }), farthest.value > tolerance,
      let last = distances.last(where: { $0.value > tolerance })
    else { return nil }
    return ExpectationFinding(
      message: "'\(item)' settles too late", expected: start, tick: farthest.tick,
      amount: farthest.value
    ) { time in
      "\(farthest.value.inPoints) away at \(time(farthest.tick)), "
        + "settled at \(time(last.tick + 1))"
    }
  }
}

/// An item moves only so far past where it is at the last tick, seen from where it is at the first.
struct OvershootCheck: MotionCheck {
  let item: String
  let limit: ExpectationPlan.Distance
  let ticks: ClosedRange<Int>
  private var track = Track()

  /// The length of a way without a direction, in points: past its end is any distance from it.
  private static let minLength = 0.01

  init(item: String, limit: ExpectationPlan.Distance, ticks: ClosedRange<Int>) {
    (self.item, self.limit, self.ticks) = (item, limit, ticks)
  }

  mutating func observe(_ observation: SceneObservation) { track.add(item, observation) }

  func finding() -> ExpectationFinding? {
    guard let first = track.points.first?.center, let final = track.points.last?.center else {
      return absence(of: item, expected: expected(length: 0))
    }
    let (dx, dy) = (Double(final.x - first.x), Double(final.y - first.y))
    let length = hypot(dx, dy)
    let overshoots = track.points.map { point in
      let (x, y) = (Double(point.center.x - final.x), Double(point.center.y - final.y))
      return (
        tick: point.tick, value: length < Self.minLength ? hypot(x, y) : (x * dx + y * dy) / length
      )
    }
    guard let farthest = overshoots.max(by: { $0.value < $1.value }),
      farthest.value > maxPoints(length: length)
    else { return nil }
    return ExpectationFinding(
      message: "'\(item)' overshoots", expected: expected(length: length), tick: farthest.tick,
      amount: farthest.value
    ) { time in
      var share = ""
      if case .share = limit, length >= Self.minLength {
        share = " (\((farthest.value / length * 100).roundedDescription)%)"
      }
      return "\(farthest.value.inPoints)\(share) past it at \(time(farthest.tick))"
    }
  }

  private func maxPoints(length: Double) -> Double {
    switch limit {
    case .points(let points): points
    case .share(let share): share * length
    }
  }

  private func expected(length: Double) -> String {
    switch limit {
    case .points(let points):
      "at most \(points.inPoints) past its final position"
    case .share(let share):
      "at most \((share * 100).roundedDescription)% of the way past its final position"
    }
  }
}

/// An item becomes visible before another one.
struct AppearanceCheck: MotionCheck {
  let item: String
  let other: String
  let ticks: ClosedRange<Int>
  private var appearance: Int?
  private var otherAppearance: Int?

  init(item: String, other: String, ticks: ClosedRange<Int>) {
    (self.item, self.other, self.ticks) = (item, other, ticks)
  }

  mutating func observe(_ observation: SceneObservation) {
    if appearance == nil, observation.isVisible(item) { appearance = observation.tick }
    if otherAppearance == nil, observation.isVisible(other) { otherAppearance = observation.tick }
  }

  func finding() -> ExpectationFinding? {
    let expected = "'\(item)', then '\(other)'"
    guard let appearance, let otherAppearance else {
      let missing = appearance == nil ? item : other
      return ExpectationFinding(
        message: "'\(missing)' never appears", expected: expected,
        tick: appearance ?? otherAppearance ?? ticks.upperBound, amount: nil
      ) { time in
        guard let tick = appearance ?? otherAppearance else { return "neither is ever visible" }
        return "only '\(missing == item ? other : item)', at \(time(tick))"
      }
    }
    guard appearance >= otherAppearance else { return nil }
    return ExpectationFinding(
      message: "'\(item)' does not appear before '\(other)'", expected: expected, tick: appearance,
      amount: Double(appearance - otherAppearance) / Double(Stage.ticksPerSecond)
    ) { time in
      "'\(other)' at \(time(otherAppearance)), '\(item)' at \(time(appearance))"
    }
  }
}
