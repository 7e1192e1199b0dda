/// A handler that a recognizer calls whenever its gesture begins, changes, ends or is canceled.
struct GestureAction {
  var identifier: UIAction.Identifier?
  weak var target: AnyObject?
  /// The method of the target.
  var action: Selector?
  let handler: @MainActor (UIGestureRecognizer) -> Void
}

extension GestureAction {
  /// Creates a handler that calls an action of a target while the target exists.
  @MainActor
  init(target: AnyObject, action: Selector) {
    self.init(target: target, action: action) { [weak target] recognizer in
      if let target { action.send(to: target, [recognizer]) }
    }
  }
}
