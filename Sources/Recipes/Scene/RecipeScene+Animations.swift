import UIKit

extension RecipeScene {
  /// Animates what some changes change.
  func animate(_ plan: ViewAnimationPlan, _ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: plan.duration, delay: plan.delay, options: plan.curve, animations: changes)
  }
}
