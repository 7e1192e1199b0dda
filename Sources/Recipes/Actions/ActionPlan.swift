import UIKit

/// Something that happens on a stage, checked.
enum ActionPlan: Sendable {
  /// Calls a component, such as `alert.show`.
  case call(String)
  /// Taps on one spot.
  case tap(Spot, count: Int)
  /// A finger on one spot for a time in seconds.
  case press(Spot, duration: TimeInterval)
  /// A finger that moves.
  case drag(DragPlan)
  /// Two fingers that move about their middle.
  case pinch(PinchPlan)
  /// Views that move, grow and turn as a gesture does.
  case apply([String])
  /// Properties that become others.
  case set([Change], ViewAnimationPlan?)
  /// Properties that become others one after the other.
  case keyframes(KeyframesPlan, ViewAnimationPlan)
  /// A view's look that gives way to another.
  case transition(TransitionPlan)
  /// Views and behaviors that come onto the stage, and what animators animate besides.
  case add([ViewPlan], [BehaviorPlan], [AnimatorCommand])
  /// Something that is asked of property animators.
  case control(AnimatorCommand)
  /// Views and behaviors that leave it, by name.
  case remove([String])

  /// A spot on the screen.
  enum Spot: Sendable {
    /// A point of the stage.
    case point(CGPoint)
    /// The middle of a view, wherever that is at the time.
    case view(String)
  }

  /// A change of one property.
  enum Change: Sendable {
    /// Of a view; `moves` if an animator must be told.
    case view(String, moves: Bool, Setting<UIView>)
    /// Of all behaviors with an id.
    case behavior(String, Setting<UIDynamicBehavior>)
  }
}
