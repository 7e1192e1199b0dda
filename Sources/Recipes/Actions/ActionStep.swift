import UIKit

/// An action with its condition and its delay.
struct ActionStep: Sendable {
  /// The condition; nil for none.
  let condition: DeferredValue<Bool>?
  /// The delay in seconds; nil for none.
  let delay: DeferredValue<TimeInterval>?
  let action: ActionPlan
}

/// The keys of an action's condition and of its delay.
enum StepKeys {
  static let when = Key(
    "when", ValueType<Bool>.boolean.described(as: "a condition such as velocity.y > 0").deferred,
    "The condition under which the action is performed.")
  static let after = Key(
    "after", ValueType<TimeInterval>.duration().deferred,
    "The delay of the action, in the time of the stage.")

  /// Several actions.
  static let steps = Key(
    "do",
    ValueType<[ActionStep]>.list(
      of: .step, "a list of actions such as [{ set: … }, { after: 1s, set: … }]"
    ).shared("steps"), "Several actions, which are performed in order.")

  static let table = Table("an action", [when, after] + ActionKeys.all, rules: ActionKeys.rules)

  /// Reads an action with its condition and its delay.
  struct Reader: FieldReader {
    func read(from fields: Fields) -> ActionStep? {
      fields.read(when.optional, after.optional, ActionKeys.Reader())
        .map { ActionStep(condition: $0, delay: $1, action: $2) }
    }
  }
}

extension ValueType<ActionStep> {
  /// An action in a list.
  ///
  /// Its table contains this type, and is looked up when a value is read.
  fileprivate static let step = ValueType(
    "an action such as { set: { ball.alpha: 0.5 } }",
    .shared("step", .mapping(StepKeys.table))
  ) { value, context in
    context.fields(of: value, StepKeys.table).flatMap { $0.read(StepKeys.Reader()) }
  }
}

extension ActionPlan {
  /// The action and those in it.
  var all: [ActionPlan] {
    switch self {
    case .sequence(let steps): steps.flatMap(\.action.all)
    default: [self]
    }
  }
}
