import UIKit

extension RecipeScene {
  /// Performs an action.
  func perform(_ action: ActionPlan, _ context: ActionContext) {
    switch action {
    case .call(let call): calls[call]?()
    case .tap(let target, let count): tap(target, count: count)
    case .press(let target, let duration): press(target, duration: duration)
    case .drag(let plan): drag(plan)
    case .pinch(let plan): pinch(plan)
    case .apply(let names): apply(to: names, context)
    case .set(let changes, let animation): set(changes, animation, context)
    case .keyframes(let keyframes, let animation): animate(keyframes, animation, context)
    case .transition(let transition): perform(transition, context)
    case .add(let views, let plans, let commands):
      for view in views.compactMap({ self.view($0.name) }) { stage.view.addSubview(view) }
      for plan in plans { add(plan, context) }
      for command in commands { control(command, context) }
    case .control(let command): control(command, context)
    case .remove(let names):
      for name in names { remove(name) }
    }
  }

  /// Adds a behavior, in place of the one with the same key.
  ///
  /// So handlers that keep adding a behavior do not use more and more memory.
  func add(_ plan: BehaviorPlan, _ context: ActionContext) {
    remove(behavior: plan.key)
    make(plan, context).map(animator.addBehavior)
  }

  private func make(_ plan: BehaviorPlan, _ context: ActionContext) -> UIDynamicBehavior? {
    guard let behavior = plan.make(context) else { return nil }
    for child in plan.children { make(child, context).map(behavior.addChildBehavior) }
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
    // The behavior may be a child of another one.
    for parent in behaviors.values { parent.removeChildBehavior(behavior) }
  }

  private func set(
    _ changes: [ActionPlan.Change], _ animation: ViewAnimationPlan?, _ context: ActionContext
  ) {
    guard let animation else { return apply(changes, context) }
    animate(animation) { self.apply(changes, context) }
  }

  /// Changes properties, within an animation if there is one, and updates the dynamic animator.
  func apply(_ changes: [ActionPlan.Change], _ context: ActionContext) {
    for change in changes {
      switch change {
      case .view(let name, _, let assign):
        if let view = view(name) { assign(view, context.converted(to: view.superview)) }
      case .behavior(let id, let assign):
        if let behavior = behaviors[id] { assign(behavior, context) }
      }
    }
    for case .view(let name, true, _) in changes { view(name).map(updateItem) }
  }

  /// Updates the dynamic animator after a view has moved.
  func updateItem(_ view: UIView) {
    if isInReach(view) { animator.updateItem(usingCurrentState: view) }
  }
}
