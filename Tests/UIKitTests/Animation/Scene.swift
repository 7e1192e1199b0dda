import Testing
import UIKit
import UIKitTestSupport

/// A stage with a square, and animators that move the square's center by 100 points.
@MainActor
struct Scene {
  let stage = Stage(device: .iPhone8)
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.view.addSubview(view)
  }

  func animator(
    _ duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { move() }
  }

  func animator(
    _ duration: TimeInterval = 1, timing: any UITimingCurveProvider
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { move() }
    return animator
  }

  /// Moves the square from x = 50 to x = 150.
  func move() {
    view.center.x = 150
  }

  func step(_ count: Int) { stage.step(count) }

  /// The presented progress of the square, from 0 to 1.
  var progress: CGFloat { (shown.position.x - 50) / 100 }

  var shown: LayerAttributes { view.layer.presented(at: stage.time) }
}

/// Ends an animator that a test leaves paused or stopped, which could not be released otherwise.
@MainActor
func release(_ animator: UIViewPropertyAnimator) {
  if animator.state == .active { animator.stopAnimation(true) }
  if animator.state == .stopped { animator.finishAnimation(at: .current) }
}
