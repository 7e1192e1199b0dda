/// A control that passes itself to target methods as its own type.
///
/// UIKit's controls take a target and a selector. Without an Objective-C runtime, these take a
/// target and a method of its class in place of `#selector`:
///
/// ```swift
/// button.addTarget(self, action: ViewController.showAlert, for: .touchUpInside)
/// ```
@preconcurrency @MainActor
public protocol ControlActing: UIControl {}

extension UIControl: ControlActing {}

extension ControlActing {
  /// Calls a method of a target with the control whenever one of the events occurs.
  ///
  /// The target is not retained.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Self) -> Void,
    for controlEvents: UIControl.Event
  ) {
    let call = TargetAction(target: target) { [weak target] event in
      if let target, let control = event.sender as? Self { action(target)(control) }
    }
    addAction(call, for: controlEvents)
  }

  /// Calls a method of a target without arguments whenever one of the events occurs.
  ///
  /// The target is not retained.
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    for controlEvents: UIControl.Event
  ) {
    let call = TargetAction(target: target) { [weak target] _ in
      if let target { action(target)() }
    }
    addAction(call, for: controlEvents)
  }

  /// Stops calling methods of a target for the given events; nil stands for all targets, as in
  /// UIKit.
  public func removeTarget(_ target: AnyObject?, for controlEvents: UIControl.Event) {
    for case let call as TargetAction in actions.map(\.action)
    where target == nil || call.target === target {
      removeAction(call, for: controlEvents)
    }
  }
}

/// An action that calls a method of a target.
private final class TargetAction: UIAction {
  weak var target: AnyObject?

  init(target: AnyObject?, handler: @escaping UIActionHandler) {
    self.target = target
    super.init(handler: handler)
  }
}
