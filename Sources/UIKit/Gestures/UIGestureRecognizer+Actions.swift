/// A handler that a recognizer calls whenever its gesture begins, changes, ends or is canceled.
struct GestureAction {
  var identifier: UIAction.Identifier?
  weak var target: AnyObject?
  let handler: @MainActor (UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
  /// Adds an action to perform whenever the gesture begins, changes, ends or is canceled.
  ///
  /// The action's `sender` is the recognizer.
  public final func addAction(_ action: UIAction) {
    removeAction(action)
    actions.append(GestureAction(identifier: action.identifier) { action.perform(from: $0) })
  }

  /// Removes an action.
  public final func removeAction(_ action: UIAction) {
    removeAction(identifiedBy: action.identifier)
  }

  /// Removes the action with an identifier.
  public final func removeAction(identifiedBy actionIdentifier: UIAction.Identifier) {
    actions.removeAll { $0.identifier == actionIdentifier }
  }

  /// Removes the methods of an object; nil removes those of every object, as in UIKit.
  public final func removeTarget(_ target: AnyObject?) {
    actions.removeAll { $0.target != nil && (target == nil || $0.target === target) }
  }
}
