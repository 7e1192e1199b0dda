import UIKit

extension RecipeScene {
  /// Performs the actions of the handlers of an event that a component reports.
  ///
  /// Events that these actions cause are handled in the next tick: handlers that open and close a
  /// component in turn would otherwise not return.
  func handle(_ kind: ComponentEvent.Kind, of component: String, at index: Int?) {
    let matching = handlers { event in
      guard case .component(let handled) = event, handled.kind == kind,
        handled.component == component
      else { return false }
      return handled.index == nil || handled.index == index
    }
    let time = stage.time + (isHandlingCompletion ? 1 / Double(Stage.ticksPerSecond) : 0)
    for index in matching {
      stage.at(time) { [weak self] in
        guard let self else { return }
        isHandlingCompletion = true
        defer { isHandlingCompletion = false }
        perform(handlers[index].action, ActionContext(scene: self))
      }
    }
  }
}
