import UIKit

extension RecipeScene {
  /// Animates changes.
  func animate(_ plan: ViewAnimationPlan, _ changes: @escaping () -> Void) {
    switch plan.timing {
    case .curve(let curve, let duration):
      UIView.animate(
        withDuration: duration, delay: plan.delay, options: plan.options.union(curve),
        animations: changes)
    case .cubic(let first, let second, let duration):
      let animator = UIViewPropertyAnimator(
        duration: duration, controlPoint1: first, controlPoint2: second, animations: changes)
      // As during other animations of views.
      animator.isUserInteractionEnabled = false
      animator.startAnimation(afterDelay: plan.delay)
    case .damped(let ratio, let velocity, let duration):
      UIView.animate(
        withDuration: duration, delay: plan.delay, usingSpringWithDamping: ratio,
        initialSpringVelocity: velocity, options: plan.options, animations: changes)
    case .bouncing(let bounce, let velocity, let duration):
      UIView.animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: velocity,
        delay: plan.delay, options: plan.options, animations: changes)
    }
  }

  /// Animates keyframes.
  func animate(
    _ keyframes: KeyframesPlan, _ plan: DeferredValue<ViewAnimationPlan>, _ context: ActionContext
  ) {
    guard let plan = plan.value(context.values), case .curve(let curve, let duration) = plan.timing
    else { return }
    let options = UIView.KeyframeAnimationOptions(rawValue: plan.options.union(curve).rawValue)
    UIView.animateKeyframes(
      withDuration: duration, delay: plan.delay, options: options.union(keyframes.calculationMode),
      animations: { self.add(keyframes, context) })
  }

  /// Animates keyframes with the timing of a property animator.
  func animate(_ keyframes: KeyframesPlan, _ context: ActionContext) {
    UIView.animateKeyframes(
      withDuration: 0, delay: 0, options: keyframes.calculationMode,
      animations: { self.add(keyframes, context) })
  }

  private func add(_ plan: KeyframesPlan, _ context: ActionContext) {
    for keyframe in plan.keyframes {
      UIView.addKeyframe(
        withRelativeStartTime: keyframe.relativeStartTime,
        relativeDuration: keyframe.relativeDuration,
        animations: { self.layingOut { self.apply(keyframe.changes, context) } })
    }
  }

  /// Performs a transition.
  func perform(_ plan: TransitionPlan, _ context: ActionContext) {
    switch plan.content {
    case .with(let name, let changes):
      guard let view = view(name) else { return }
      UIView.transition(
        with: view, duration: plan.duration, options: plan.options,
        animations: { self.layingOut { self.apply(changes, context) } })
    case .from(let from, let to):
      // A view cannot become a subview of its own descendant.
      guard let from = view(from), let to = view(to), !from.isDescendant(of: to) else { return }
      UIView.transition(from: from, to: to, duration: plan.duration, options: plan.options)
      activateConstraints(in: to)
    }
  }
}
