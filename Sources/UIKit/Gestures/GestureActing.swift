/// A gesture recognizer that passes itself, with its own type, to closures and methods.
///
/// UIKit's recognizers take a target and a selector. Without an Objective-C runtime, recognizers
/// take a closure,
///
/// ```swift
/// let pan = UIPanGestureRecognizer { pan in print(pan.translation(in: view)) }
/// ```
///
/// or a target and a method of the target's class in place of `#selector`:
///
/// ```swift
/// let pan = UIPanGestureRecognizer(target: self, action: ViewController.handlePan)
/// ```
@preconcurrency @MainActor
public protocol GestureActing: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActing {}

extension GestureActing {
  /// Creates a recognizer that calls a closure whenever the gesture begins, changes, ends or is
  /// canceled.
  public init(_ handler: @escaping @MainActor (Self) -> Void) {
    self.init()
    addAction(handler)
  }

  /// Creates a recognizer that calls a method of an object whenever the gesture begins, changes,
  /// ends or is canceled.
  ///
  /// The recognizer holds a weak reference to the object.
  public init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls a method of an object without passing the recognizer.
  public init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Adds a closure to call whenever the gesture begins, changes, ends or is canceled.
  public func addAction(_ handler: @escaping @MainActor (Self) -> Void) {
    actions.append(GestureAction { ($0 as? Self).map(handler) })
  }

  /// Adds a method to call whenever the gesture begins, changes, ends or is canceled.
  ///
  /// The recognizer holds a weak reference to the object.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    actions.append(
      GestureAction(target: target) { [weak target] recognizer in
        if let target, let recognizer = recognizer as? Self { action(target)(recognizer) }
      })
  }

  /// Adds a method to call without passing the recognizer.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    actions.append(
      GestureAction(target: target) { [weak target] _ in
        if let target { action(target)() }
      })
  }
}
