import UIKit

/// A gesture recognizer on a stage, and what has come of its gesture so far.
@MainActor
final class SceneGesture {
  /// What the recipe says of it.
  let plan: GesturePlan
  /// The recognizer.
  let recognizer: UIGestureRecognizer
  /// Where the gesture began, and what it found there.
  private(set) var finger: Finger?
  /// What handlers have been told of.
  private var told = GestureMotion.Course()

  /// Makes the recognizer.
  init(_ plan: GesturePlan) {
    self.plan = plan
    recognizer = plan.kind.make()
    recognizer.name = plan.name
  }

  /// Returns what the gesture has come to since it was last asked for; in the coordinates of a view.
  func motion(in view: UIView) -> GestureMotion {
    var course = GestureMotion.Course()
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      let translation = pan.translation(in: view)
      course.translation = CGVector(dx: translation.x, dy: translation.y)
    case let pinch as UIPinchGestureRecognizer: course.scale = pinch.scale
    case let rotation as UIRotationGestureRecognizer: course.rotation = rotation.rotation
    default: break
    }
    let begins = recognizer.state == .began || !plan.kind.isContinuous
    if begins { finger = Finger(nil, began: recognizer.location(in: view)) }
    let motion = GestureMotion(course: course, before: begins ? GestureMotion.Course() : told)
    told = course
    return motion
  }

  /// Where the fingers are, in the coordinates of a view.
  func hand(in view: UIView) -> Hand {
    let velocity = (recognizer as? UIPanGestureRecognizer)?.velocity(in: view)
    return Hand(
      place: recognizer.location(in: view),
      velocity: velocity.map { CGVector(dx: $0.x, dy: $0.y) })
  }
}

/// What a gesture has come to.
struct GestureMotion {
  /// How far fingers have gone, how much apart, and how far around.
  struct Course {
    /// How far they have gone, in points of the stage.
    var translation = CGVector.zero
    /// How many times as far apart they are as at first.
    var scale: CGFloat = 1
    /// How far they have turned, in radians, clockwise.
    var rotation: CGFloat = 0
  }

  /// All of it.
  let course: Course
  /// What of it had been told before.
  let before: Course

  /// The way since then.
  var step: CGVector {
    CGVector(
      dx: course.translation.dx - before.translation.dx,
      dy: course.translation.dy - before.translation.dy)
  }
  /// How many times as far apart as then.
  var growth: CGFloat { before.scale > 0 ? course.scale / before.scale : 1 }
  /// The turn since then.
  var turn: CGFloat { course.rotation - before.rotation }
}
