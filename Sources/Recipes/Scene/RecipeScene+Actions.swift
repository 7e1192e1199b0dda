import UIKit

extension RecipeScene {
  /// Does what the timeline or a handler says, at a touch if it is one that the handler waits for.
  func perform(_ action: ActionPlan, touch: CGPoint? = nil) {
    let occasion = Occasion(scene: self, touch: touch)
    switch action {
    case .call(let call): calls[call]?()
    case .tap(let spot): press(spot, duration: TouchScript.tapDuration)
    case .press(let spot, let duration): press(spot, duration: duration)
    case .drag(let spots, let duration): drag(along: spots, duration: duration)
    case .set(let changes, let animation): set(changes, animation, occasion)
    case .add(let views, let plans):
      for view in views.compactMap({ self.view($0.name) }) { stage.view.addSubview(view) }
      for plan in plans { add(plan, occasion) }
    case .remove(let names):
      for name in names { remove(name) }
    }
  }

  /// Adds a behavior; if it was added before, the new one takes its place.
  ///
  /// So handlers that add for ever take no more memory than those that add once.
  func add(_ plan: BehaviorPlan, _ occasion: Occasion) {
    remove(behavior: plan.key)
    make(plan, occasion).map(animator.addBehavior)
  }

  private func make(_ plan: BehaviorPlan, _ occasion: Occasion) -> UIDynamicBehavior? {
    guard let behavior = plan.make(occasion) else { return nil }
    for child in plan.children { make(child, occasion).map(behavior.addChildBehavior) }
    behaviors[plan.key] = behavior
    reportSteps(of: behavior, as: plan.key)
    return behavior
  }

  private func remove(_ name: String) {
    view(name)?.removeFromSuperview()
    remove(behavior: name)
  }

  private func remove(behavior key: String) {
    guard let behavior = behaviors.removeValue(forKey: key) else { return }
    animator.removeBehavior(behavior)
    // It may as well be one of those that make another up.
    for parent in behaviors.values { parent.removeChildBehavior(behavior) }
  }

  private func set(
    _ changes: [ActionPlan.Change], _ animation: ActionPlan.Animation?, _ occasion: Occasion
  ) {
    if let animation {
      UIView.animate(
        withDuration: animation.duration, delay: animation.delay, options: animation.curve,
        animations: { self.make(changes, occasion) })
    } else {
      make(changes, occasion)
    }
    for case .view(let name, true, _) in changes {
      if let view = view(name), isInReach(view) { animator.updateItem(usingCurrentState: view) }
    }
  }

  private func make(_ changes: [ActionPlan.Change], _ occasion: Occasion) {
    for change in changes {
      switch change {
      case .view(let name, _, let setting):
        if let view = view(name) { setting(view, occasion.seen(in: view.superview)) }
      case .behavior(let id, let setting):
        if let behavior = behaviors[id] { setting(behavior, occasion) }
      }
    }
  }
}
