import UIKit

// { duration: 0.3s, curve: easeOut }

extension UIViewPropertyAnimator {
  /// Exact.
  static func fade(_ animations: @escaping () -> Void) -> UIViewPropertyAnimator {
    let timing = UICubicTimingParameters(
      animationCurve: .easeOut)
    let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
    animator.addAnimations(animations)
    return animator
  }
}

extension UIView {
  /// Exact.
  static func animateFade(_ animations: @escaping () -> Void) {
    animate(
      withDuration: 0.3, delay: 0, options: .curveEaseOut,
      animations: animations, completion: nil)
  }
}

#if canImport(SwiftUI)
  import SwiftUI

  extension Animation {
    /// Exact.
    static let fade = Animation.timingCurve(
      0, 0, 0.58, 1, duration: 0.3)
  }

  extension UnitCurve {
    /// Exact, without the duration.
    static let fade = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0, y: 0),
      endControlPoint: UnitPoint(x: 0.58, y: 1))
  }
#endif
