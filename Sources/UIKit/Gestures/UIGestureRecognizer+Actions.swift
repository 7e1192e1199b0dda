/// What a recognizer calls when its gesture begins, changes, ends or is broken off.
struct GestureAction {
  var identifier: UIAction.Identifier?
  weak var target: AnyObject?
  let handler: @MainActor (UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
  /// Calls an action whenever the gesture begins, changes, ends or is broken off; its `sender` is the
  /// recognizer.
  public final func addAction(_ action: UIAction) {
    removeAction(action)
    actions.append(GestureAction(identifier: action.identifier) { action.perform(from: $0) })
  }

  /// Calls the action no more.
  public final func removeAction(_ action: UIAction) {
    removeAction(identifiedBy: action.identifier)
  }

  /// Calls the action with this identifier no more.
  public final func removeAction(identifiedBy actionIdentifier: UIAction.Identifier) {
    actions.removeAll { $0.identifier == actionIdentifier }
  }

  /// Calls the methods of an object no more; nil stands for every object, as it does in UIKit.
  public final func removeTarget(_ target: AnyObject?) {
    actions.removeAll { $0.target != nil && (target == nil || $0.target === target) }
  }
}
