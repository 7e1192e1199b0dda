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
  ///
  /// Completions that these actions cause are handled in the next tick: handlers that finish each
  /// other's animators would otherwise not return.
  func handleCompletion(of animator: String, at position: UIViewAnimatingPosition) {
    let matching = handlers { event in
      guard case .completed(let handled) = event, handled.animator == animator else {
        return false
      }
      return handled.position == nil || handled.position == position
    }
    let time = stage.time + (isHandlingCompletion ? 1 / Double(Stage.ticksPerSecond) : 0)
    guard !matching.isEmpty else { return }
    stage.at(time) { [weak self] in
      guard let self else { return }
      isHandlingCompletion = true
      defer { isHandlingCompletion = false }
      perform(matching, ActionContext(scene: self))
    }
  }

  /// Returns the indices of the handlers of matching events.
  func handlers(_ matches: (EventHandler.Event) -> Bool) -> [Int] {
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
    handleAfterStep { $0 == .animator(.didPause) }
  }
}
