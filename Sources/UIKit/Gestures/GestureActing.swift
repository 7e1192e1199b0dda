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
    if let target { addTarget(target, action: Selector(action)) }
  }

  /// Adds a method to call without passing the recognizer.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    if let target { addTarget(target, action: Selector(action)) }
  }
}

// Initializers of the protocol would have to call a required one, which UIKit's subclasses don't have.
extension UIGestureRecognizer {
  /// Creates a recognizer that calls a method of an object whenever the gesture begins, changes,
  /// ends or is canceled.
  ///
  /// The recognizer holds a weak reference to the object.
  ///
  /// - Precondition: The recognizer is one that the method expects.
  public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Recognizer) -> Void
  ) {
    self.init(target: target, action: Selector(action))
    precondition(
      self is Recognizer, "\(type(of: self)) calls a method that expects a \(Recognizer.self)")
  }

  /// Creates a recognizer that calls a method of an object without passing the recognizer.
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(target: target, action: Selector(action))
  }

  /// Creates a recognizer that calls a closure whenever the gesture begins, changes, ends or is
  /// canceled.
  ///
  /// For a recognizer of another class than UIKit's own, declare the type of the parameter:
  /// `CheckmarkRecognizer { (recognizer: CheckmarkRecognizer) in … }`.
  ///
  /// - Precondition: The recognizer is one that the closure expects.
  @_disfavoredOverload
  public convenience init<Recognizer: UIGestureRecognizer>(
    _ handler: @escaping @MainActor (Recognizer) -> Void
  ) {
    self.init()
    precondition(
      self is Recognizer, "\(type(of: self)) calls a closure that expects a \(Recognizer.self)")
    actions.append(GestureAction { ($0 as? Recognizer).map(handler) })
  }
}

extension UILongPressGestureRecognizer {
  /// Creates a recognizer that calls a closure whenever the gesture begins, changes, ends or is
  /// canceled.
  public convenience init(_ handler: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init()
    addAction(handler)
  }
}

extension UIPinchGestureRecognizer {
  /// Creates a recognizer that calls a closure whenever the gesture begins, changes, ends or is
  /// canceled.
  public convenience init(_ handler: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
    self.init()
    addAction(handler)
  }
}

extension UIRotationGestureRecognizer {
  /// Creates a recognizer that calls a closure whenever the gesture begins, changes, ends or is
  /// canceled.
  public convenience init(_ handler: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
    self.init()
    addAction(handler)
  }
}

extension UISwipeGestureRecognizer {
  /// Creates a recognizer that calls a closure whenever the gesture is recognized.
  public convenience init(_ handler: @escaping @MainActor (UISwipeGestureRecognizer) -> Void) {
    self.init()
    addAction(handler)
  }
}

extension UITapGestureRecognizer {
  /// Creates a recognizer that calls a closure whenever the gesture is recognized.
  public convenience init(_ handler: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init()
    addAction(handler)
  }
}
