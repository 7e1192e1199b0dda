import UIKit

/// A check of one item, or of a pair, in the ticks of a span.
@MainActor
protocol MotionCheck {
  /// The ticks that are observed, counted from the first frame.
  var ticks: ClosedRange<Int> { get }

  /// Observes a tick.
  mutating func observe(_ observation: SceneObservation)

  /// Returns how the motion differs from what is expected; nil if it does not.
  func finding() -> ExpectationFinding?
}

extension MotionCheck {
  /// The finding about an item that should be on the stage, and is not.
  func absence(of item: String, expected: String) -> ExpectationFinding {
    ExpectationFinding(
      message: "'\(item)' is not on the stage", expected: expected, tick: ticks.upperBound,
      amount: nil
    ) { "not on the stage until \($0(ticks.upperBound))" }
  }
}

/// The center of an item is within a distance of a point at one of the ticks.
struct DistanceCheck: MotionCheck {
  let item: String
  let distance: Double
  let point: DeferredValue<CGPoint>
  let times: ClosedRange<TimeInterval>
  let ticks: ClosedRange<Int>
  private var nearest: (tick: Int, distance: Double, point: CGPoint)?

  init(
    item: String, distance: Double, point: DeferredValue<CGPoint>,
    times: ClosedRange<TimeInterval>, ticks: ClosedRange<Int>
  ) {
    (self.item, self.distance, self.point) = (item, distance, point)
    (self.times, self.ticks) = (times, ticks)
  }

  mutating func observe(_ observation: SceneObservation) {
    guard nearest.map({ $0.distance > distance }) ?? true,
      let center = observation.center(of: item), let point = point.value(observation.values)
    else { return }
    let away = Double(hypot(center.x - point.x, center.y - point.y))
    if nearest.map({ away < $0.distance }) ?? true { nearest = (observation.tick, away, point) }
  }

  func finding() -> ExpectationFinding? {
    let time =
      times.lowerBound == times.upperBound
      ? "at \(times.upperBound.roundedDescription)s" : "by \(times.upperBound.roundedDescription)s"
    let within = "within \(distance.inPoints) of"
    guard let nearest else { return absence(of: item, expected: "\(within) a point \(time)") }
    guard nearest.distance > distance else { return nil }
    let point = "[\(nearest.point.x.roundedDescription), \(nearest.point.y.roundedDescription)]"
    return ExpectationFinding(
      message: "'\(item)' is too far from \(point)", expected: "\(within) \(point) \(time)",
      tick: nearest.tick, amount: nearest.distance - distance
    ) { "\(nearest.distance.inPoints) away at \($0(nearest.tick))" }
  }
}

/// The outline of an item stays in a rectangle while it is on the stage.
struct RegionCheck: MotionCheck {
  let item: String
  let rect: DeferredValue<CGRect>
  let tolerance: Double
  let span: Range<TimeInterval>
  let ticks: ClosedRange<Int>
  private var isPresent = false
  private var first: Int?
  private var farthest: (tick: Int, excess: Double, rect: CGRect)?

  init(
    item: String, rect: DeferredValue<CGRect>, tolerance: Double, span: Range<TimeInterval>,
    ticks: ClosedRange<Int>
  ) {
    (self.item, self.rect, self.tolerance) = (item, rect, tolerance)
    (self.span, self.ticks) = (span, ticks)
  }

  mutating func observe(_ observation: SceneObservation) {
    guard let outline = observation.outline(of: item),
      let rect = rect.value(observation.values)
    else { return }
    isPresent = true
    let excess = outline.excess(over: rect)
    guard excess > tolerance else { return }
    if first == nil { first = observation.tick }
    if farthest.map({ excess > $0.excess }) ?? true {
      farthest = (observation.tick, excess, rect)
    }
  }

  func finding() -> ExpectationFinding? {
    let times =
      "from \(span.lowerBound.roundedDescription)s to \(span.upperBound.roundedDescription)s"
    guard isPresent else { return absence(of: item, expected: "inside a region \(times)") }
    guard let first, let farthest else { return nil }
    let rect = farthest.rect
    let sides = [rect.minX, rect.minY, rect.width, rect.height].map(\.roundedDescription)
    return ExpectationFinding(
      message: "'\(item)' leaves its region",
      expected: "inside [\(sides.joined(separator: ", "))] \(times)",
      tick: farthest.tick, amount: farthest.excess
    ) { time in
      let excess = "\(farthest.excess.inPoints) outside at \(time(farthest.tick))"
      return first == farthest.tick ? excess : "\(excess), outside from \(time(first))"
    }
  }
}

/// A contact happens between two times.
struct ContactCheck: MotionCheck {
  let contact: EventHandler.Contact
  let times: ClosedRange<TimeInterval>
  let ticks: ClosedRange<Int>
  /// The tick in which the contact happens that is nearest to the expected times, and how many
  /// seconds are between them.
  private var nearest: (tick: Int, seconds: Double)?

  init(
    contact: EventHandler.Contact, times: ClosedRange<TimeInterval>, ticks: ClosedRange<Int>
  ) {
    (self.contact, self.times, self.ticks) = (contact, times, ticks)
  }

  mutating func observe(_ observation: SceneObservation) {
    guard observation.contacts.contains(where: contact.matches) else { return }
    let time = Double(observation.tick) / Double(Stage.ticksPerSecond)
    let seconds = max(times.lowerBound - time, time - times.upperBound, 0)
    // A thousandth of a tick is a rounding error.
    let missed = seconds < 0.001 / Double(Stage.ticksPerSecond) ? 0 : seconds
    if nearest.map({ missed < $0.seconds }) ?? true { nearest = (observation.tick, missed) }
  }

  func finding() -> ExpectationFinding? {
    let phase = contact.phase == .began ? "begins" : "ends"
    let expected =
      "between \(times.lowerBound.roundedDescription)s and \(times.upperBound.roundedDescription)s"
    guard let nearest else {
      let last = ClosedRange.ticks(
        from: times.upperBound, to: times.upperBound, last: ticks.upperBound
      ).upperBound
      return ExpectationFinding(
        message: "the contact of '\(contact.item)' never \(phase)", expected: expected, tick: last,
        amount: nil
      ) { _ in "no contact" }
    }
    guard nearest.seconds > 0 else { return nil }
    let isEarly = Double(nearest.tick) / Double(Stage.ticksPerSecond) < times.lowerBound
    return ExpectationFinding(
      message: "the contact of '\(contact.item)' \(phase) too \(isEarly ? "early" : "late")",
      expected: expected, tick: nearest.tick, amount: nearest.seconds
    ) { time in
      "\(time(nearest.tick)), \(nearest.seconds.roundedDescription)s too "
        + (isEarly ? "early" : "late")
    }
  }
}

/// Two items do not overlap.
struct OverlapCheck: MotionCheck {
  let first: ExpectationPlan.Item
  let second: ExpectationPlan.Item
  let tolerance: Double
  let ticks: ClosedRange<Int>
  private var isPresent = (first: false, second: false)
  private var start: Int?
  private var deepest: (tick: Int, overlap: Double)?

  init(
    first: ExpectationPlan.Item, second: ExpectationPlan.Item, tolerance: Double,
    ticks: ClosedRange<Int>
  ) {
    (self.first, self.second, self.tolerance, self.ticks) = (first, second, tolerance, ticks)
  }

  mutating func observe(_ observation: SceneObservation) {
    let outlines = first.views.compactMap { observation.outline(of: $0) }
    let others = second.views.compactMap { observation.outline(of: $0) }
    if !outlines.isEmpty { isPresent.first = true }
    if !others.isEmpty { isPresent.second = true }
    for outline in outlines {
      for other in others {
        let overlap = outline.overlap(with: other)
        guard overlap > tolerance else { continue }
        if start == nil { start = observation.tick }
        if deepest.map({ overlap > $0.overlap }) ?? true { deepest = (observation.tick, overlap) }
      }
    }
  }

  func finding() -> ExpectationFinding? {
    let expected = "apart, or overlapping by at most \(tolerance.inPoints)"
    guard isPresent.first else { return absence(of: first.name, expected: expected) }
    guard isPresent.second else { return absence(of: second.name, expected: expected) }
    guard let start, let deepest else { return nil }
    return ExpectationFinding(
      message: "'\(first.name)' and '\(second.name)' overlap", expected: expected,
      tick: deepest.tick, amount: deepest.overlap
    ) { time in
      let overlap = "\(deepest.overlap.inPoints) at \(time(deepest.tick))"
      return start == deepest.tick ? overlap : "\(overlap), overlapping from \(time(start))"
    }
  }
}
