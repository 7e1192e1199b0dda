import UIKit

// { mass: 1, stiffness: 100, damping: 50, initialVelocity: 1.5 }

extension UIViewPropertyAnimator {
  /// Exact.
  ///
  /// The spring determines the duration, 0.9074 s.
  static func heavy(_ animations: @escaping () -> Void) -> UIViewPropertyAnimator {
    let timing = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 50,
      initialVelocity: CGVector(dx: 1.5, dy: 1.5))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    animator.addAnimations(animations)
    return animator
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension Animation {
    /// Exact: UIKit treats a damping beyond critical damping as that.
    static let heavy = Animation.interpolatingSpring(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: 1.5)
  }
#endif
