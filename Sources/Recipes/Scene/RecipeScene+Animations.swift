import UIKit

extension RecipeScene {
  /// Animates what some changes change.
  func animate(_ plan: ViewAnimationPlan, _ changes: @escaping () -> Void) {
    switch plan.timing {
    case .curve(let curve, let duration):
      UIView.animate(
        withDuration: duration, delay: plan.delay, options: plan.options.union(curve),
        animations: changes)
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

  /// Animates changes one after the other.
  func animate(_ keyframes: KeyframesPlan, _ plan: ViewAnimationPlan, _ occasion: Occasion) {
    guard case .curve(let curve, let duration) = plan.timing else { return }
    let options = UIView.KeyframeAnimationOptions(rawValue: plan.options.union(curve).rawValue)
    UIView.animateKeyframes(
      withDuration: duration, delay: plan.delay, options: options.union(keyframes.calculationMode),
      animations: { self.add(keyframes, occasion) })
  }

  /// Animates changes one after the other in an animator's time.
  func animate(_ keyframes: KeyframesPlan, _ occasion: Occasion) {
    UIView.animateKeyframes(
      withDuration: 0, delay: 0, options: keyframes.calculationMode,
      animations: { self.add(keyframes, occasion) })
  }

  private func add(_ plan: KeyframesPlan, _ occasion: Occasion) {
    for keyframe in plan.keyframes {
      UIView.addKeyframe(
        withRelativeStartTime: keyframe.relativeStartTime,
        relativeDuration: keyframe.relativeDuration,
        animations: { self.make(keyframe.changes, occasion) })
    }
  }

  /// Changes a view's look, or a view for another.
  func change(_ plan: TransitionPlan, _ occasion: Occasion) {
    switch plan.content {
    case .with(let name, let changes):
      guard let view = view(name) else { return }
      UIView.transition(
        with: view, duration: plan.duration, options: plan.options,
        animations: { self.make(changes, occasion) })
    case .from(let from, let to):
      // A view cannot stand in one that stands in it.
      guard let from = view(from), let to = view(to), !from.isDescendant(of: to) else { return }
      UIView.transition(from: from, to: to, duration: plan.duration, options: plan.options)
    }
  }
}
