/// The responder that is the first of the chain.
@MainActor
enum FirstResponder {
  private(set) static weak var current: UIResponder?
  /// Whether a responder resigns for another one, so that the keyboard stays.
  private(set) static var isChanging = false

  /// Makes a responder the first one, unless it or the current one refuses, and returns whether it is.
  static func change(to responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    if let current {
      isChanging = true
      defer { isChanging = false }
      if !current.resignFirstResponder() { return false }
    }
    current = responder
    return true
  }

  /// Ends being the first responder, and returns whether that is allowed.
  static func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }
}

extension UIView {
  /// Asks the first responder in the view to resign, and returns whether none is left.
  final func stopEditing() -> Bool {
    guard let editing = FirstResponder.current as? UIView, editing.isDescendant(of: self) else {
      return true
    }
    return editing.resignFirstResponder()
  }
}
