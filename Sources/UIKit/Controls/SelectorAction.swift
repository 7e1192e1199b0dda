/// An action of a control that calls a method of a target.
final class SelectorAction: UIAction {
  /// Whether the method is that of an object, not of the first responder that has it.
  let hasTarget: Bool
  private(set) weak var target: AnyObject?
  let selector: Selector

  init(target: AnyObject?, selector: Selector) {
    hasTarget = target != nil
    self.target = target
    self.selector = selector
    super.init { event in
      guard let control = event.sender as? UIControl,
        let call = event as? SelectorAction
      else { return }
      guard !call.hasTarget || call.target != nil else { return }
      control.sendAction(call.selector, to: call.target, for: control.deliveredEvent)
    }
  }

  /// Returns whether the action calls a method of an object; nil stands for the responder chain.
  func calls(_ selector: Selector, of target: AnyObject?) -> Bool {
    self.selector == selector && self.target === target && hasTarget == (target != nil)
  }
}
