import UIKit

extension RecipeScene {
  /// Performs the actions of an event's handlers.
  func handle(_ event: EventHandler.Event, _ context: ActionContext) {
    handle(context) { $0 == event }
  }

  /// Performs the actions of the handlers of matching events.
  func handle(_ context: ActionContext, _ matches: (EventHandler.Event) -> Bool) {
    perform(handlers(matches), context)
  }

  /// Performs the actions of handlers whose conditions are true.
  ///
  /// All conditions are checked before the first action, so that of two handlers with opposite
  /// conditions only one acts.
  private func perform(_ indices: [Int], _ context: ActionContext) {
    let acting = indices.filter { index in
      handlers[index].step.holds(in: context)
        && (!handlers[index].isOnce || handlersDone.insert(index).inserted)
    }
    for index in acting { perform(handlers[index].step, isChecked: true, context) }
  }

  /// Performs the actions of the handlers of matching events after the dynamic animator's step.
  ///
  /// Within the step, a handler could remove a view that another behavior is about to move.
  func handleAfterStep(_ matches: (EventHandler.Event) -> Bool) {
    let matching = handlers(matches)
    guard !matching.isEmpty else { return }
    stage.at(stage.time) { [weak self] in
      guard let self else { return }
      perform(matching, ActionContext(scene: self))
    }
  }

  /// Performs the actions of the handlers of a property animator's completion.
  func handleCompletion(of animator: String, at position: UIViewAnimatingPosition) {
    observeEvent?(.completed(animator))
    handleConsequence { event in
      guard case .completed(let handled) = event, handled.animator == animator else {
        return false
      }
      return handled.position == nil || handled.position == position
    }
  }

  /// Performs the actions of the handlers of an event that a component reports.
  func handle(
    _ kind: ComponentEvent.Kind, of component: String, at element: ComponentEvent.Element?
  ) {
    handleConsequence(element) { event in
      guard case .component(let handled) = event, handled.kind == kind,
        handled.component == component
      else { return false }
      return handled.index == nil || handled.index == element?.index
    }
  }

  /// Performs the actions of the handlers of matching events, which actions can cause.
  ///
  /// Events that these actions cause are handled in the next tick: handlers that finish each
  /// other's animators, or that open and close a component in turn, would otherwise not return.
  private func handleConsequence(
    _ element: ComponentEvent.Element? = nil, _ matches: (EventHandler.Event) -> Bool
  ) {
    let matching = handlers(matches)
    guard !matching.isEmpty else { return }
    let time = stage.time + (isHandlingConsequence ? 1 / Double(Stage.ticksPerSecond) : 0)
    stage.at(time) { [weak self] in
      guard let self else { return }
      isHandlingConsequence = true
      defer { isHandlingConsequence = false }
      perform(matching, ActionContext(scene: self, element: element))
    }
  }

  /// Returns the indices of the handlers of matching events.
  private func handlers(_ matches: (EventHandler.Event) -> Bool) -> [Int] {
    handlers.indices.filter { matches(handlers[$0].event) }
  }

  /// Handles the steps of a behavior if there are handlers for them.
  func reportSteps(of behavior: UIDynamicBehavior, as id: String) {
    guard handlers.contains(where: { $0.event == .action(id) }) else { return }
    behavior.action = { [weak self] in self?.handleAfterStep { $0 == .action(id) } }
  }
}

extension RecipeScene: UIDynamicAnimatorDelegate {
  package func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {
    handleAfterStep { $0 == .animator(.willResume) }
  }

  package func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    observeEvent?(.cameToRest)
    handleAfterStep { $0 == .animator(.didPause) }
  }
}
