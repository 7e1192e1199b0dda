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
    case .type(let plan): type(plan)
    case .select(let target): select(target)
    case .refresh(let name): refresh(name)
    case .apply(let names): apply(to: names, context)
    case .set(let changes, let animation): set(changes, animation, context)
    case .keyframes(let keyframes, let animation): animate(keyframes, animation, context)
    case .transition(let transition): perform(transition, context)
    case .add(let views, let plans, let commands):
      let added = views.compactMap { self.view($0.name) }
      for view in added { contentView.addSubview(view) }
      for view in added { activateConstraints(in: view) }
      for plan in plans { add(plan, context) }
      for command in commands { control(command, context) }
    case .control(let command): control(command, context)
    case .remove(let names):
      for name in names { remove(name) }
    case .sequence(let steps): for step in steps { perform(step, context) }
    case .deferred(let plan):
      if let action = plan.value(context.values) { perform(action, context) }
    }
  }

  /// Performs an action after its delay, if its condition is true now.
  ///
  /// - Parameter isChecked: Whether the condition was found to be true.
  func perform(_ step: ActionStep, isChecked: Bool = false, _ context: ActionContext) {
    guard isChecked || step.holds(in: context) else { return }
    guard let delay = step.delay else { return perform(step.action, context) }
    guard let seconds = delay.value(context.values) else { return }
    let context = context.remembered
    stage.at(stage.time + seconds) { [weak self] in
      self.map { $0.perform(step.action, context($0)) }
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
    if let sole = plan.sole { probe?.add(sole, behavior) }
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
    _ changes: [ActionPlan.Change], _ animation: DeferredValue<ViewAnimationPlan>?,
    _ context: ActionContext
  ) {
    guard let animation else { return apply(changes, context) }
    guard let animation = animation.value(context.values) else { return }
    guard let stagger = animation.stagger else {
      return animate(animation) { self.layingOut { self.apply(changes, context) } }
    }
    for (index, changes) in changes.groupedByName.enumerated() {
      var delayed = animation
      delayed.delay += Double(index) * stagger
      animate(delayed) { self.layingOut { self.apply(changes, context) } }
    }
  }

  /// Changes properties, within an animation if there is one, and updates the dynamic animator.
  func apply(_ changes: [ActionPlan.Change], _ context: ActionContext) {
    settingConstraints { for change in changes { apply(change, context) } }
    for case .view(let name, true, _) in changes { view(name).map(updateItem) }
  }

  private func apply(_ change: ActionPlan.Change, _ context: ActionContext) {
    switch change {
    case .view(let name, _, let assign):
      if let view = view(name) { assign(view, context.converted(to: view.superview)) }
    case .stage(let assign): assign(self, context)
    case .behavior(let id, let assign):
      if let behavior = behaviors[id] { assign(behavior, context) }
    case .gesture(let name, let assign):
      if let gesture = gestures.first(where: { $0.plan.name == name }) {
        assign(gesture.recognizer, context)
      }
    case .constraint(let name, let assign):
      if let constraint = layout.byName[name] { assign(constraint, context) }
    case .state(let name, let value):
      if let value = value.value(context.values) { state[name] = value }
    }
  }

  /// Updates the dynamic animator after a view has moved.
  func updateItem(_ view: UIView) {
    if isInReach(view) { animator.updateItem(usingCurrentState: view) }
  }
}

extension ActionStep {
  /// Whether the condition is true now.
  @MainActor
  func holds(in context: ActionContext) -> Bool {
    condition.map { $0.value(context.values) == true } ?? true
  }
}

extension [ActionPlan.Change] {
  /// The changes of each name, in the order in which the names first appear.
  fileprivate var groupedByName: [[ActionPlan.Change]] {
    var places: [String: Int] = [:]
    var groups: [[ActionPlan.Change]] = []
    for change in self {
      if let place = places[change.name] {
        groups[place].append(change)
      } else {
        places[change.name] = groups.count
        groups.append([change])
      }
    }
    return groups
  }
}
