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
  /// Types a text.
  case type(TypingPlan)
  /// Selects a row.
  case select(TouchTarget)
  /// Pulls a scroll view to refresh it.
  case refresh(String)
  /// Moves, scales and rotates views as the gesture does that is handled.
  case apply([String])
  /// Changes properties, optionally with an animation.
  case set([Change], DeferredValue<ViewAnimationPlan>?)
  /// Animates keyframes.
  case keyframes(KeyframesPlan, DeferredValue<ViewAnimationPlan>)
  /// Animates a transition of a view.
  case transition(TransitionPlan)
  /// Adds views and behaviors to the stage, and animations to animators.
  case add([ViewPlan], [BehaviorPlan], [AnimatorCommand])
  /// Controls property animators.
  case control(AnimatorCommand)
  /// Removes views and behaviors by name.
  case remove([String])
  /// Performs several actions in order.
  case sequence([ActionStep])
  /// Performs an action that depends on what is known only during playback.
  indirect case deferred(DeferredValue<ActionPlan>)

  /// The target of a touch.
  struct TouchTarget: Sendable {
    let place: Place
    /// The span of the target.
    let span: SourceSpan

    /// Where the target is.
    enum Place: Sendable {
      /// A point of the stage.
      case point(CGPoint)
      /// The center of a view at the time of the touch.
      case view(String)
    }
  }

  /// A change of one property.
  enum Change: Sendable {
    /// A view's property; `moves` if a dynamic animator must be updated.
    case view(String, moves: Bool, PropertyAssignment<UIView>)
    /// A property of the stage.
    case stage(PropertyAssignment<RecipeScene>)
    /// A property of the behavior with an id.
    case behavior(String, PropertyAssignment<UIDynamicBehavior>)
    /// A property of a gesture recognizer.
    case gesture(String, PropertyAssignment<UIGestureRecognizer>)
    /// A property of a constraint.
    case constraint(String, PropertyAssignment<SceneConstraint>)
    /// A state variable.
    case state(String, DeferredValue<ExpressionValue>)

    /// The name of what changes.
    var name: String {
      switch self {
      case .view(let name, _, _), .behavior(let name, _), .gesture(let name, _),
        .constraint(let name, _), .state(let name, _):
        name
      case .stage: Names.stage
      }
    }
  }
}

extension ValueType<ActionPlan> {
  /// The same type, whose actions may depend on what is known only during playback.
  var evaluatedLater: ValueType { deferred.map { $0.constant ?? .deferred($0) } }
}
