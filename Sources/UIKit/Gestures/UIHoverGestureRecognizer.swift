/// A recognizer of a pointer above a view.
///
/// It never begins, as devices here have no pointer.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
