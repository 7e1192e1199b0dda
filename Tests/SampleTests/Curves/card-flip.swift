import UIKit

// { duration: 0.5s, usingSpringWithDamping: 0.6, initialSpringVelocity: -2 }

extension UIViewPropertyAnimator {
  /// Exact.
  static func cardFlip(_ animations: @escaping () -> Void) -> UIViewPropertyAnimator {
    let timing = UISpringTimingParameters(
      dampingRatio: 0.6, initialVelocity: CGVector(dx: -2, dy: -2))
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
    animator.addAnimations(animations)
    return animator
  }
}

extension UIView {
  /// Exact.
  static func animateCardFlip(_ animations: @escaping () -> Void) {
    animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: -2, options: [],
      animations: animations, completion: nil)
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension Animation {
    /// Approximate: the same spring, which SwiftUI ends when it has settled instead of after 0.5 s.
    static let cardFlip = Animation.interpolatingSpring(
      mass: 1, stiffness: 507.4611428695665, damping: 27.03227784949274, initialVelocity: -2)
  }
#endif
