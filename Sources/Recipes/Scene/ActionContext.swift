import UIKit

/// The context of an action: the scene, and the touch or gesture that triggers the action.
@MainActor
struct ActionContext {
  let scene: RecipeScene
  /// The view in whose coordinates expressions have locations; nil for the stage's view.
  var space: UIView?
  /// The fraction complete of the animator that is being scrubbed when the touch began.
  var beganFraction: Double?
  /// The touch, in the coordinates of the stage's view; nil if no touch triggers the action.
  var touch: TouchSample?
  /// The tracker of the touch or gesture; nil if no touch triggers the action.
  var tracker: TouchTracker?
  /// The motion of the gesture, in the coordinates of the stage's view; nil if no gesture triggers
  /// the action.
  var motion: GestureMotion?
  /// The element of the component whose event triggers the action; nil for other events.
  var element: ComponentEvent.Element?

  /// Returns a closure that makes the context again for an action that is performed later.
  ///
  /// The closure does not retain the scene, which a stage or an animator must not do.
  var remembered: (RecipeScene) -> ActionContext {
    let (touch, tracker, motion, element) = (touch, tracker, motion, element)
    return {
      ActionContext(scene: $0, touch: touch, tracker: tracker, motion: motion, element: element)
    }
  }

  /// Returns the same context with locations in the coordinates of another view.
  func converted(to view: UIView?) -> ActionContext {
    var context = self
    context.space = view
    return context
  }
}

extension UIView {
  /// Converts a vector from this view's coordinates to those of another view; nil stands for the
  /// window.
  func convertVector(_ vector: CGVector, to view: UIView?) -> CGVector {
    let (start, end) = (
      convert(CGPoint.zero, to: view), convert(CGPoint(x: vector.dx, y: vector.dy), to: view)
    )
    return CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }
}
