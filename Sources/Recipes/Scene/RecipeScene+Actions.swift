import UIKit

extension RecipeScene {
  /// Does what the timeline or a handler says.
  func perform(_ action: ActionPlan) {
    switch action {
    case .call(let call): calls[call]?()
    case .tap(let spot): press(spot, duration: TouchScript.tapDuration)
    case .press(let spot, let duration): press(spot, duration: duration)
    case .drag(let start, let end, let duration):
      guard let start = point(of: start), let end = point(of: end) else { return }
      stage.touches.drag(from: start, to: end, time: stage.time, duration: duration)
    case .set(let changes, let animation): set(changes, animation)
    case .add(let views, let plans):
      for view in views.compactMap({ self.view($0.name) }) { stage.view.addSubview(view) }
      for plan in plans { add(plan) }
    case .remove(let names):
      for name in names { remove(name) }
    }
  }

  /// Adds a behavior; if it was added before, the new one takes its place.
  ///
  /// So handlers that add for ever take no more memory than those that add once.
  func add(_ plan: BehaviorPlan) {
    remove(behavior: plan.key)
    guard let behavior = plan.make(self) else { return }
    behaviors[plan.key] = behavior
    animator.addBehavior(behavior)
  }

  /// Returns the views that can be items now, each once.
  func items(_ names: [String]) -> [UIView] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.compactMap(item)
  }

  /// Returns a view if it can be an item now: UIKit raises for one that is not on the stage, has no size, or no
  /// place that can be computed with.
  ///
  /// The checker cannot tell: a frame that is set while the view is turned gives it any size.
  func item(_ name: String) -> UIView? {
    guard let view = view(name), view.isDescendant(of: stage.view),
      min(view.bounds.width, view.bounds.height) >= Limits.smallestItemSide,
      let center = view.superview?.convert(view.center, to: stage.view),
      max(abs(center.x), abs(center.y)) <= Limits.magnitude
    else { return nil }
    return view
  }

  private func remove(_ name: String) {
    view(name)?.removeFromSuperview()
    remove(behavior: name)
  }

  private func remove(behavior key: String) {
    behaviors.removeValue(forKey: key).map(animator.removeBehavior)
  }

  private func set(_ changes: [ActionPlan.Change], _ animation: ActionPlan.Animation?) {
    if let animation {
      UIView.animate(
        withDuration: animation.duration, delay: animation.delay, options: animation.curve,
        animations: { self.make(changes) })
    } else {
      make(changes)
    }
    for case .view(let name, true, _) in changes {
      item(name).map(animator.updateItem)
    }
  }

  private func make(_ changes: [ActionPlan.Change]) {
    for change in changes {
      switch change {
      case .view(let name, _, let setting): view(name).map(setting)
      case .behavior(let id, let setting): behaviors[id].map(setting)
      }
    }
  }
}

// MARK: - Touches

extension RecipeScene {
  /// Lets the buttons do what the handlers of their taps say.
  func waitForTouches() {
    for handler in handlers {
      guard case .touchUpInside(let name) = handler.event, let button = view(name) as? UIButton
      else { continue }
      let action = UIAction { [weak self] _ in self?.perform(handler.action) }
      button.addAction(action, for: .touchUpInside)
    }
  }

  private func press(_ spot: ActionPlan.Spot, duration: TimeInterval) {
    switch spot {
    case .point(let point): stage.touches.press(at: point, time: stage.time, duration: duration)
    case .view(let name):
      if let view = view(name) {
        stage.touches.press(view, time: stage.time, duration: duration)
      }
    }
  }

  /// Returns a spot as a point of the screen; nothing if its view is not on the stage.
  private func point(of spot: ActionPlan.Spot) -> CGPoint? {
    switch spot {
    case .point(let point): point
    case .view(let name):
      view(name).flatMap { view in
        view.window.map { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: $0) }
      }
    }
  }
}
