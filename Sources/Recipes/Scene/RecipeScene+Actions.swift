import UIKit

extension RecipeScene {
  /// Does what the timeline or a handler says.
  func perform(_ action: ActionPlan, _ occasion: Occasion) {
    switch action {
    case .call(let call): calls[call]?()
    case .tap(let spot, let count): tap(spot, count: count)
    case .press(let spot, let duration): press(spot, duration: duration)
    case .drag(let plan): drag(plan)
    case .pinch(let plan): pinch(plan)
    case .apply(let names): apply(to: names, occasion)
    case .set(let changes, let animation): set(changes, animation, occasion)
    case .keyframes(let keyframes, let animation): animate(keyframes, animation, occasion)
    case .transition(let transition): change(transition, occasion)
    case .add(let views, let plans, let commands):
      for view in views.compactMap({ self.view($0.name) }) { stage.view.addSubview(view) }
      for plan in plans { add(plan, occasion) }
      for command in commands { control(command, occasion) }
    case .control(let command): control(command, occasion)
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
    _ changes: [ActionPlan.Change], _ animation: ViewAnimationPlan?, _ occasion: Occasion
  ) {
    guard let animation else { return make(changes, occasion) }
    animate(animation) { self.make(changes, occasion) }
  }

  /// Gives properties their values, within an animation if there is one, and tells the animator of what moves.
  func make(_ changes: [ActionPlan.Change], _ occasion: Occasion) {
    for change in changes {
      switch change {
      case .view(let name, _, let setting):
        if let view = view(name) { setting(view, occasion.seen(in: view.superview)) }
      case .behavior(let id, let setting):
        if let behavior = behaviors[id] { setting(behavior, occasion) }
      }
    }
    for case .view(let name, true, _) in changes { view(name).map(noteMove) }
  }

  /// Tells the animator of a view that has been moved.
  func noteMove(of view: UIView) {
    if isInReach(view) { animator.updateItem(usingCurrentState: view) }
  }
}
