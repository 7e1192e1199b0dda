import UIKit

/// An action on a stage.
enum ActionPlan: Sendable {
  /// Calls a component, such as `alert.show`.
  case call(String)
  /// Taps a number of times.
  case tap(TouchTarget, count: Int)
  /// Presses for a duration in seconds.
  case press(TouchTarget, duration: TimeInterval)
  /// Moves a finger.
  case drag(DragPlan)
  /// Moves two fingers about their center.
  case pinch(PinchPlan)
  /// Moves, scales and rotates views as the gesture does that is handled.
  case apply([String])
  /// Changes properties, optionally with an animation.
  case set([Change], ViewAnimationPlan?)
  /// Animates keyframes.
  case keyframes(KeyframesPlan, ViewAnimationPlan)
  /// Animates a transition of a view.
  case transition(TransitionPlan)
  /// Adds views and behaviors to the stage, and animations to animators.
  case add([ViewPlan], [BehaviorPlan], [AnimatorCommand])
  /// Controls property animators.
  case control(AnimatorCommand)
  /// Removes views and behaviors by name.
  case remove([String])

  /// The target of a touch.
  enum TouchTarget: Sendable {
    /// A point of the stage.
    case point(CGPoint)
    /// The center of a view at the time of the touch.
    case view(String)
  }

  /// A change of one property.
  enum Change: Sendable {
    /// A view's property; `moves` if a dynamic animator must be updated.
    case view(String, moves: Bool, PropertyAssignment<UIView>)
    /// A property of the behavior with an id.
    case behavior(String, PropertyAssignment<UIDynamicBehavior>)
  }
}
