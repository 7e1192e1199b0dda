import UIKit

/// Something that happens on a stage, checked.
enum ActionPlan: Sendable {
  /// Calls a component, such as `alert.show`.
  case call(String)
  /// A tap on one spot.
  case tap(Spot)
  /// A finger on one spot for a time in seconds.
  case press(Spot, duration: TimeInterval)
  /// A finger from one spot over others to the last within a time in seconds.
  case drag(along: [Spot], duration: TimeInterval)
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
