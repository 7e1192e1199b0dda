import UIKit

/// A gesture recognizer on a stage, with the motion of its gesture so far.
@MainActor
final class SceneGesture {
  let plan: GesturePlan
  let recognizer: UIGestureRecognizer
  /// The tracker of the current gesture; nil before the first one.
  private(set) var tracker: TouchTracker?
  /// The motion that was handled last.
  private var handled = GestureMotion.Amount()

  init(_ plan: GesturePlan) {
    self.plan = plan
    recognizer = plan.kind.make()
    recognizer.name = plan.name
  }

  /// Returns the motion of the gesture since the last call, in the coordinates of a view.
  func motion(in view: UIView) -> GestureMotion {
    var total = GestureMotion.Amount()
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let translation = pan.translation(in: view)
      total.translation = CGVector(dx: translation.x, dy: translation.y)
    case let pinch as UIPinchGestureRecognizer: total.scale = pinch.scale
    case let rotation as UIRotationGestureRecognizer: total.rotation = rotation.rotation
    default: break
    }
    let begins = recognizer.state == .began || !plan.kind.isContinuous
    if begins { tracker = TouchTracker(nil, began: recognizer.location(in: view)) }
    let motion = GestureMotion(total: total, handled: begins ? GestureMotion.Amount() : handled)
    handled = total
    return motion
  }

  /// Returns the location and the velocity of the gesture, in the coordinates of a view.
  func touch(in view: UIView) -> TouchSample {
    let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: view)
    return TouchSample(
      location: recognizer.location(in: view),
      velocity: velocity.map { CGVector(dx: $0.x, dy: $0.y) })
  }
}

/// The motion of a gesture.
struct GestureMotion {
  /// An amount of motion.
  struct Amount {
    /// The translation, in points of the stage.
    var translation = CGVector.zero
    /// The factor by which the distance between touches has changed.
    var scale: CGFloat = 1
    /// The rotation, in radians, clockwise.
    var rotation: CGFloat = 0
  }

  /// The motion since the start of the gesture.
  let total: Amount
  /// The part of it that was handled before.
  let handled: Amount

  /// The translation since the gesture was last handled.
  var translation: CGVector {
    CGVector(
      dx: total.translation.dx - handled.translation.dx,
      dy: total.translation.dy - handled.translation.dy)
  }
  /// The scale since the gesture was last handled.
  var scale: CGFloat { handled.scale > 0 ? total.scale / handled.scale : 1 }
  /// The rotation since the gesture was last handled.
  var rotation: CGFloat { total.rotation - handled.rotation }
}
