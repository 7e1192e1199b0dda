/// A handler that a recognizer calls whenever its gesture begins, changes, ends or is canceled.
struct GestureAction {
  var identifier: UIAction.Identifier?
  weak var target: AnyObject?
  let handler: @MainActor (UIGestureRecognizer) -> Void
}
