import UIKit

extension RecipeScene {
  /// Does what the handlers of an event say.
  func handle(_ event: EventHandler.Event, _ occasion: Occasion) {
    handle(occasion) { $0 == event }
  }

  /// Does what the handlers of some events say.
  func handle(_ occasion: Occasion, _ isMeant: (EventHandler.Event) -> Bool) {
    for index in handlersThatWait(isMeant) { perform(handlers[index].action, occasion) }
  }

  /// Does what the handlers of an event say once the animator's step is over.
  ///
  /// Within the step, a handler could take a view away that a behavior of the same step is to move.
  func handleAfterStep(_ isMeant: (EventHandler.Event) -> Bool) {
    for index in handlersThatWait(isMeant) {
      stage.at(stage.time) { [weak self] in
        guard let self else { return }
        perform(handlers[index].action, Occasion(scene: self))
      }
    }
  }

  /// Does what the handlers of an animator's completion say.
  ///
  /// What comes of that itself waits for the next tick: handlers that finish each other's animators would go on
  /// for ever.
  func handleCompletion(of animator: String, at position: UIViewAnimatingPosition) {
    let waiting = handlersThatWait { event in
      guard case .completed(let wanted) = event, wanted.animator == animator else { return false }
      return wanted.position == nil || wanted.position == position
    }
    let time = stage.time + (isAnsweringCompletion ? 1 / Double(Stage.ticksPerSecond) : 0)
    for index in waiting {
      stage.at(time) { [weak self] in
        guard let self else { return }
        isAnsweringCompletion = true
        defer { isAnsweringCompletion = false }
        perform(handlers[index].action, Occasion(scene: self))
      }
    }
  }

  /// Returns the handlers of an event, without those that waited for its first time only.
  private func handlersThatWait(_ isMeant: (EventHandler.Event) -> Bool) -> [Int] {
    handlers.indices.filter { index in
      isMeant(handlers[index].event)
        && (!handlers[index].isOnce || handlersDone.insert(index).inserted)
    }
  }

  /// Lets handlers hear of a behavior's steps if there are any that wait for them.
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
