import UIKit

// { duration: 0.5s, bounce: 0.3 }

extension UIViewPropertyAnimator {
  /// Exact.
  ///
  /// The spring determines the duration, 0.863 s.
  static func bounce(_ animations: @escaping () -> Void) -> UIViewPropertyAnimator {
    let timing = UISpringTimingParameters(
      duration: 0.5, bounce: 0.3, initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    animator.addAnimations(animations)
    return animator
  }
}

extension UIView {
  /// Exact.
  static func animateBounce(_ animations: @escaping () -> Void) {
    animate(
      springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 0,
      delay: 0, options: [],
      animations: animations, completion: nil)
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension Animation {
    /// Exact.
    static let bounce = Animation.interpolatingSpring(
      duration: 0.5, bounce: 0.3, initialVelocity: 0)
  }
#endif
