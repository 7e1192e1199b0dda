import UIKit

/// A layout guide of a view of a recipe, or of the stage.
struct LayoutGuidePlan: Sendable {
  let name: String
  let constraints: [ConstraintPlan]
}

extension ValueType<[LayoutGuidePlan]> {
  /// A mapping from names to the constraints of layout guides.
  static let layoutGuides = ValueType(
    "a mapping from names to constraints", .shared("layoutGuides", entries.shape)
  ) { value, context in entries.read(value, context) }

  private static let entries = named(
    "a mapping from names to constraints", .mapping(ConstraintKeys.guideTable),
    maxCount: Limits.layoutGuides, excess: "too many layout guides"
  ) { entry, context in
    let name = entry.declaredName
    let own = context.with(subject: "'\(name.shortened)'").with(constrainedView: name)
    // A guide that only other constraints mention has none of its own.
    if case .null = entry.value.content { return LayoutGuidePlan(name: name, constraints: []) }
    return ValueType<[ConstraintPlan]>.read(entry.value, ConstraintKeys.guideTable, own)
      .map { LayoutGuidePlan(name: name, constraints: $0) }
  }
}

extension Limits {
  /// The maximum number of layout guides of a view.
  fileprivate static let layoutGuides = 1_000
}
