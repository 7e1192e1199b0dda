/// A control that hands itself, as what it is, to methods.
///
/// UIKit's controls take a target and a selector. Without an Objective-C runtime, these take a target and one
/// of its class's methods, where a class stands for `#selector`:
///
/// ```swift
/// button.addTarget(self, action: ViewController.showAlert, for: .touchUpInside)
/// ```
@MainActor
public protocol ControlActing: UIControl {}

extension UIControl: ControlActing {}

extension ControlActing {
  /// Calls an object's method whenever one of the events happens, as long as the object is there.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for controlEvents: UIControl.Event
  ) {
    let call = TargetAction(target: target) { [weak target] event in
      if let target, let control = event.sender as? Self { action(target)(control) }
    }
    addAction(call, for: controlEvents)
  }

  /// Calls an object's method without telling on what the event happened.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) {
    let call = TargetAction(target: target) { [weak target] _ in
      if let target { action(target)() }
    }
    addAction(call, for: controlEvents)
  }

  /// Calls the methods of an object no more for these events; nil stands for every object, as it does in
  /// UIKit.
  public func removeTarget(_ target: AnyObject?, for controlEvents: UIControl.Event) {
    for case let call as TargetAction in actions.map(\.action)
    where target == nil || call.target === target {
      removeAction(call, for: controlEvents)
    }
  }
}

/// A call of an object's method.
private final class TargetAction: UIAction {
  weak var target: AnyObject?

  init(target: AnyObject?, handler: @escaping UIActionHandler) {
    self.target = target
    super.init(handler: handler)
  }
}
