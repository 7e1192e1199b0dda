import UIKit

extension RecipeScene {
  /// Does what the handlers of an event say.
  func handle(_ event: EventHandler.Event, touch: CGPoint? = nil) {
    for index in handlersThatWait({ $0 == event }) {
      perform(handlers[index].action, touch: touch)
    }
  }

  /// Does what the handlers of an event say once the animator's step is over.
  ///
  /// Within the step, a handler could take a view away that a behavior of the same step is to move.
  func handleAfterStep(_ isMeant: (EventHandler.Event) -> Bool) {
    for index in handlersThatWait(isMeant) {
      stage.at(stage.time) { [weak self] in
        guard let self else { return }
        perform(handlers[index].action)
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
