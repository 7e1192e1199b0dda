import UIKit

/// What the actions of a recipe may do of which `RecipeInspection` warns: where they can do nothing
/// more, playing further finds nothing.
struct InspectedActions {
  /// The time in seconds after which no scripted touch or text is added; infinite if a handler adds one.
  private(set) var lastTouch = -TimeInterval.infinity
  /// The names of what changes.
  private(set) var changedNames: Set<String> = []
  /// Whether labels may appear that were not on the stage.
  private(set) var mayShowLabels = false
  /// Whether behaviors are added of which an item has one at a time.
  private(set) var addsSoleBehaviors = false

  /// Finds what the actions of a recipe may do.
  init(_ recipe: Recipe) {
    for entry in recipe.timeline { add(entry.step, at: entry.time) }
    for handler in recipe.handlers { add(handler.step, at: .infinity) }
    for animator in recipe.animators { add(animator.animations) }
  }

  private mutating func add(_ step: ActionStep, at time: TimeInterval) {
    add(step.action, at: time + (step.delay.map { $0.constant ?? .infinity } ?? 0))
  }

  private mutating func add(_ action: ActionPlan, at time: TimeInterval) {
    switch action {
    // Gestures move views, but do not change the size of their bounds.
    case .call, .remove, .apply: break
    case .tap, .press, .drag, .pinch, .select, .refresh, .type: lastTouch = max(lastTouch, time)
    case .set(let changes, _): add(changes)
    case .keyframes(let plan, _): add(plan)
    case .transition(let plan):
      switch plan.content {
      case .with(_, let changes): add(changes)
      case .from: mayShowLabels = true
      }
    case .add(let views, let behaviors, let commands):
      mayShowLabels = mayShowLabels || !views.isEmpty
      addsSoleBehaviors = addsSoleBehaviors || behaviors.contains(where: \.isSole)
      for command in commands { add(command) }
    case .control(let command): add(command)
    case .sequence(let steps): for step in steps { add(step, at: time) }
    case .deferred(let plan):
      switch plan.example {
      case .tap, .press, .drag, .pinch, .select, .refresh, .type: break
      default: mayShowLabels = true
      }
      lastTouch = max(lastTouch, time)
    }
  }

  private mutating func add(_ command: AnimatorCommand) {
    if case .add(let animations) = command.call { add(animations) }
  }

  private mutating func add(_ animations: [AnimationPlan]) {
    for animation in animations {
      switch animation.content {
      case .changes(let changes): add(changes)
      case .keyframes(let plan): add(plan)
      }
    }
  }

  private mutating func add(_ plan: KeyframesPlan) {
    for keyframe in plan.keyframes { add(keyframe.changes) }
  }

  private mutating func add(_ changes: [ActionPlan.Change]) {
    changedNames.formUnion(changes.map(\.name))
  }
}

extension BehaviorPlan {
  /// Whether items have one behavior at a time of this one's kind, or of a child's.
  fileprivate var isSole: Bool { sole != nil || children.contains(where: \.isSole) }
}
