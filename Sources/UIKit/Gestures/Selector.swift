/// A method that a gesture recognizer calls on its target.
///
/// It takes the place of Objective-C's selectors: a method of the target's class, with or without the
/// recognizer as its parameter.
///
/// ```swift
/// super.init(target: target, action: Selector(ViewController.handlePan))
/// ```
public struct Selector {
  let perform: @MainActor (AnyObject, UIGestureRecognizer) -> Void

  /// Creates an action that passes the recognizer to a method.
  public init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    perform = { target, recognizer in
      if let target = target as? Target, let recognizer = recognizer as? Recognizer {
        method(target)(recognizer)
      }
    }
  }

  /// Creates an action that calls a method without a parameter.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    perform = { target, _ in
      if let target = target as? Target { method(target)() }
    }
  }
}
