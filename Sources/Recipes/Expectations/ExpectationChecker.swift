import UIKit

/// Observes a scene while it is played, and finds how its motion differs from what its recipe
/// expects.
///
/// The scene plays as it does without the checker.
@MainActor
package final class ExpectationChecker {
  private let scene: RecipeScene
  private let start: Int
  private let lastTick: Int
  private var checks: [(plan: ExpectationPlan, check: any MotionCheck)]
  private var contacts: [RecipeScene.Contact] = []

  /// Creates a checker of a new scene.
  ///
  /// - Parameter tickCount: The number of ticks of the recipe, at least 1; later ones are ignored.
  package init(_ scene: RecipeScene, of recipe: Recipe, tickCount: Int) {
    self.scene = scene
    start = scene.stage.tick
    let lastTick = max(0, tickCount - 1)
    self.lastTick = lastTick
    checks = recipe.expectations.flatMap { plan in
      plan.condition.checks(lastTick: lastTick).map { (plan, $0) }
    }
    scene.observeContact = { [weak self] in self?.contacts.append($0) }
  }

  /// Observes the current tick; called once per tick, from the first one on.
  package func observe() {
    let tick = scene.stage.tick - start
    guard tick <= lastTick else { return }
    let observation = SceneObservation(scene, tick: tick, contacts: contacts)
    contacts = []
    for index in checks.indices where checks[index].check.ticks.contains(tick) {
      checks[index].check.observe(observation)
    }
  }

  /// Returns the result of each check after the last tick, in the order of the recipe.
  package func results(_ frames: FrameNumbering) -> [ExpectationResult] {
    checks.map { plan, check in
      let failure = check.finding().map { plan.failure($0, frames) }
      let tick = failure.map { Int(($0.time * Double(Stage.ticksPerSecond)).rounded()) }
      return ExpectationResult(
        tick: tick ?? check.ticks.upperBound,
        text: plan.source.text(at: plan.span).line(plan.span.line), failure: failure)
    }
  }

  /// Returns the failures after the last tick, in the order of the recipe.
  package func failures(_ frames: FrameNumbering) -> [ExpectationFailure] {
    checks.compactMap { plan, check in
      check.finding().map { plan.failure($0, frames) }
    }
  }
}

extension ExpectationPlan {
  fileprivate func failure(
    _ finding: ExpectationFinding, _ frames: FrameNumbering
  ) -> ExpectationFailure {
    func time(_ tick: Int) -> TimeInterval { Double(tick) / Double(Stage.ticksPerSecond) }
    let found = finding.found { tick in
      "\(time(tick).roundedDescription)s (frame \(frames.frame(at: time(tick))))"
    }
    return ExpectationFailure(
      time: time(finding.tick), frame: frames.frame(at: time(finding.tick)),
      amount: finding.amount,
      diagnostic: Diagnostic(
        .expectationFailed, finding.message, at: span, in: source, expected: finding.expected,
        found: found))
  }
}

extension ExpectationPlan.Condition {
  /// Returns a check for each item.
  @MainActor
  fileprivate func checks(lastTick: Int) -> [any MotionCheck] {
    func ticks(_ start: TimeInterval, _ end: TimeInterval) -> ClosedRange<Int> {
      .ticks(from: start, to: end, last: lastTick)
    }
    func ticks(_ span: Range<TimeInterval>) -> ClosedRange<Int> {
      ticks(span.lowerBound, span.upperBound)
    }
    switch self {
    case .within(let items, let distance, let point, let times):
      return items.map {
        DistanceCheck(
          item: $0, distance: distance, point: point, times: times,
          ticks: ticks(times.lowerBound, times.upperBound))
      }
    case .inside(let items, let rect, let span, let tolerance):
      return items.map {
        RegionCheck(item: $0, rect: rect, tolerance: tolerance, span: span, ticks: ticks(span))
      }
    case .settles(let items, let span, let tolerance):
      return items.map { SettlingCheck(item: $0, tolerance: tolerance, ticks: ticks(span)) }
    case .overshoot(let items, let limit, let span):
      return items.map { OvershootCheck(item: $0, limit: limit, ticks: ticks(span)) }
    case .appears(let items, let others):
      return items.flatMap { item in
        others.map { AppearanceCheck(item: item, other: $0, ticks: 0...lastTick) }
      }
    case .contact(let contact, let times):
      return [ContactCheck(contact: contact, times: times, ticks: 0...lastTick)]
    case .apart(let items, let span, let tolerance):
      return items.indices.flatMap { index in
        items[(index + 1)...].map {
          OverlapCheck(
            first: items[index], second: $0, tolerance: tolerance, ticks: ticks(span))
        }
      }
    }
  }
}

extension ClosedRange<Int> {
  /// Returns the ticks in a span of stage time, at least one: the nearest to a shorter span.
  ///
  /// A millionth of a tick is a rounding error.
  static func ticks(from start: TimeInterval, to end: TimeInterval, last: Int) -> ClosedRange {
    let rate = Double(Stage.ticksPerSecond)
    let first = Int((start * rate - 1e-6).rounded(.up))
    let final = Int((end * rate + 1e-6).rounded(.down))
    guard first <= final else {
      let nearest = Swift.min(last, Int((start * rate).rounded()))
      return nearest...nearest
    }
    return Swift.min(last, first)...Swift.min(last, final)
  }
}
