/// A gesture recognizer that hands itself, as what it is, to closures and methods.
///
/// UIKit's recognizers take a target and a selector. Without an Objective-C runtime, these take a closure,
///
/// ```swift
/// let pan = UIPanGestureRecognizer { pan in print(pan.translation(in: view)) }
/// ```
///
/// or a target and one of its class's methods, where a class stands for `#selector`:
///
/// ```swift
/// let pan = UIPanGestureRecognizer(target: self, action: ViewController.handlePan)
/// ```
@MainActor
public protocol GestureActing: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActing {}

extension GestureActing {
  /// Creates a recognizer that calls a closure whenever the gesture begins, changes, ends or is broken off.
  public init(_ handler: @escaping @MainActor (Self) -> Void) {
    self.init()
    addAction(handler)
  }

  /// Creates a recognizer that calls an object's method whenever the gesture begins, changes, ends or is
  /// broken off, as long as the object is there.
  public init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recognizer that calls an object's method without telling whose gesture it was.
  public init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Calls a closure, too, whenever the gesture begins, changes, ends or is broken off.
  public func addAction(_ handler: @escaping @MainActor (Self) -> Void) {
    actions.append(GestureAction { ($0 as? Self).map(handler) })
  }

  /// Calls an object's method, too, as long as the object is there.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void
  ) {
    actions.append(
      GestureAction(target: target) { [weak target] recognizer in
        if let target, let recognizer = recognizer as? Self { action(target)(recognizer) }
      })
  }

  /// Calls an object's method, too, without telling whose gesture it was.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    actions.append(
      GestureAction(target: target) { [weak target] _ in
        if let target { action(target)() }
      })
  }
}
