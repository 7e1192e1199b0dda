import UIKit

/// A gesture recognizer of a recipe.
struct GesturePlan: Sendable {
  /// The recognizer's name.
  let name: String
  /// The kind of recognizer.
  let kind: GestureKind
  /// The name of the view that the recognizer is attached to.
  let view: String
  /// Assigns the recognizer's properties.
  let assignments: [PropertyAssignment<UIGestureRecognizer>]
  /// The names of the recognizers that must fail first.
  let requiredToFail: [String]
  /// The names of the recognizers whose gestures may be recognized simultaneously.
  let simultaneous: [String]
}

extension ValueType<[GesturePlan]> {
  /// A mapping from names to gesture recognizers.
  static let gestures: ValueType = named(
    "a mapping from names to gesture recognizers", GestureKind.kinds.shape,
    maxCount: Limits.gestureRecognizers, excess: "too many gesture recognizers"
  ) { entry, context in
    guard let (kind, fields) = GestureKind.kinds.fields(of: entry, context) else { return nil }
    let assignments = fields.assignments(kind.properties)
    let values = fields.read(
      GestureKeys.view, GestureKeys.requireToFail.optional, GestureKeys.simultaneousWith.optional)
    guard let (view, required, simultaneous) = values else { return nil }
    if let required, required.contains(entry.declaredName) {
      context.report(
        .neverHappens, "a gesture that requires itself to fail is never recognized",
        at: fields.span(of: GestureKeys.requireToFail))
    }
    let plan = GesturePlan(
      name: entry.declaredName, kind: kind, view: view, assignments: assignments,
      requiredToFail: required ?? [], simultaneous: simultaneous ?? [])
    context.results.record(GestureFact(plan: plan, value: fields.value))
    return plan
  }
}
