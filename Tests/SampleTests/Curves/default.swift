import UIKit

// spring

extension UIViewPropertyAnimator {
  /// Exact.
  ///
  /// The spring determines the duration, 0.5058 s.
  static func `default`(_ animations: @escaping () -> Void) -> UIViewPropertyAnimator {
    let timing = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500,
      initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    animator.addAnimations(animations)
    return animator
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension Animation {
    /// Exact: UIKit treats a damping beyond critical damping as that.
    static let `default` = Animation.interpolatingSpring(
      mass: 3, stiffness: 1000, damping: 109.54451150103323, initialVelocity: 0)
  }
#endif
