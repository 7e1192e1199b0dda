import UIKit

/// Finds handlers whose event certainly never happens.
///
/// Touches may come from the timeline, from handlers, or from a program that plays the recipe;
/// therefore a view without a touch in the timeline is not an error, but a hidden view is.
struct HandlerReachability {
  /// The reason why an event never happens.
  struct Problem {
    let message: String
    var help: String?
  }

  let context: ReadingContext
  let changes: PropertyChanges
  let handlers: [HandlerFact]
  let behaviors: [BehaviorFact]
  let collisions: [CollisionFact]
  let calls: [CallFact]
  let animatorCalls: [String: [AnimatorCall]]
  let animators: [String: AnimatorPlan]
  let gestures: [String: GestureFact]
  private(set) var views: [String: ViewFact] = [:]
  /// The spans of the handlers that may run; other handlers add and start nothing.
  private var reachable: Set<SourceSpan> = []

  init(_ root: SourceValue, _ animators: [AnimatorPlan], _ context: ReadingContext) {
    let results = context.results
    self.context = context
    changes = PropertyChanges(in: root, context)
    handlers = results.findings(of: HandlerFact.self)
    behaviors = results.findings(of: BehaviorFact.self)
    collisions = results.findings(of: CollisionFact.self)
    calls = results.findings(of: CallFact.self)
    animatorCalls = Dictionary(grouping: results.findings(of: AnimatorCall.self), by: \.name)
    self.animators = Dictionary(animators.map { ($0.name, $0) }) { first, _ in first }
    gestures = Dictionary(
      results.findings(of: GestureFact.self).map { ($0.plan.name, $0) }
    ) { first, _ in first }
    for view in results.findings(of: ViewFact.self) { views[view.name] = view }
  }

  /// Returns whether an action of a handler may be performed; nil stands for the recipe and its
  /// timeline.
  func isReachable(_ handler: SourceSpan?) -> Bool {
    handler.map(reachable.contains) ?? true
  }

  /// Returns the handlers whose event never happens, each with the reason, in the recipe's order.
  mutating func unreachable() -> [(handler: HandlerFact, problem: Problem)] {
    // A handler may add or start what another handler needs.
    while true {
      let more = handlers.filter { !reachable.contains($0.handler) && problem(of: $0.event) == nil }
      guard !more.isEmpty else { break }
      reachable.formUnion(more.map(\.handler))
    }
    return handlers.filter { !reachable.contains($0.handler) }
      .compactMap { handler in problem(of: handler.event).map { (handler, $0) } }
  }

  private func problem(of event: EventHandler.Event) -> Problem? {
    switch event {
    case .touches(_, let view): problem(ofTouching: view)
    case .control(_, let button): problem(ofTouching: button) ?? problem(ofDisabled: button)
    case .gesture(let gesture): gestures[gesture.recognizer].flatMap(problem)
    case .contact(let contact): problem(of: contact)
    case .completed(let completion): problem(of: completion)
    case .action(let id):
      behaviors.contains { $0.id == id && isReachable($0.handler) }
        ? nil : Problem(message: "the behavior '\(id)' is never added")
    case .animator:
      behaviors.contains { isReachable($0.handler) }
        ? nil : Problem(message: "the dynamic animator has no behaviors")
    case .component(let event): problem(ofPresenting: event.component)
    // Actions may scroll as well.
    case .scroll(.didScroll, _): nil
    case .scroll(_, let view): problem(ofTouching: view)
    }
  }

  /// Returns the reason why a component is never on the screen.
  func problem(ofPresenting component: String) -> Problem? {
    guard let kind = context.names.components.first(where: { $0.name == component })?.kind,
      !kind.presentingCalls.isEmpty
    else { return nil }
    let presenting = kind.presentingCalls.map { "\(component).\($0)" }
    guard !calls.contains(where: { presenting.contains($0.call) && isReachable($0.handler) }) else {
      return nil
    }
    return Problem(message: "nothing calls '\(presenting.joined(separator: "' or '"))'")
  }
}

extension ReadingContext {
  /// Reports handlers whose event never happens, unless there are errors, which may concern what
  /// causes the event.
  func checkHandlers(in root: SourceValue, _ animators: [AnimatorPlan]) {
    guard results.diagnostics.isEmpty, results.count(of: HandlerFact.self) > 0 else { return }
    var reachability = HandlerReachability(root, animators, self)
    for (handler, problem) in reachability.unreachable() {
      report(
        .neverHappens, "this event never happens: \(problem.message)", at: handler.span,
        help: problem.help)
    }
  }
}
