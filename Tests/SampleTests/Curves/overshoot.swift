import UIKit

// { duration: 1s, controlPoint1: [0.3, 0], controlPoint2: [0.2, 1.4] }

extension UIViewPropertyAnimator {
  /// Exact.
  static func overshoot(_ animations: @escaping () -> Void) -> UIViewPropertyAnimator {
    let timing = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.3, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1.4))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations(animations)
    return animator
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension Animation {
    /// Exact.
    static let overshoot = Animation.timingCurve(
      0.3, 0, 0.2, 1.4, duration: 1)
  }

  extension UnitCurve {
    /// Exact, without the duration.
    static let overshoot = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 0),
      endControlPoint: UnitPoint(x: 0.2, y: 1.4))
  }
#endif
