import UIKit

/// Finds constraints that UIKit breaks, and views whose frames the constraints do not determine.
@MainActor
struct LayoutInspection {
  /// The names of the views that are inspected once they are on the stage.
  private var names: [String]
  /// The number of conflicts that were reported.
  private var conflictCount = 0
  private let isUsed: Bool
  private let mayChange: Bool
  private var found: [(code: DiagnosticCode, span: SourceSpan, message: String, help: String)] = []

  init(_ scene: RecipeScene, _ actions: InspectedActions) {
    isUsed = scene.layout.isUsed
    mayChange = !actions.changedNames.isEmpty || actions.mayShowLabels
    names = isUsed ? scene.viewNames.filter { !scene.isPart($0) } : []
  }

  /// Whether nothing changes a layout that was inspected.
  var isDone: Bool { !isUsed || !mayChange }

  /// Inspects the layout of a tick.
  mutating func inspect(_ scene: RecipeScene, _ context: WarningContext) {
    guard isUsed else { return }
    for conflict in scene.stage.layoutConflicts.dropFirst(conflictCount) {
      report(conflict, scene, context)
    }
    conflictCount = scene.stage.layoutConflicts.count
    names.removeAll { name in
      guard let view = scene.view(name), view.window != nil, !view.isHidden else { return false }
      guard !view.translatesAutoresizingMaskIntoConstraints, view.hasAmbiguousLayout,
        let span = context.span(of: name)
      else { return true }
      found.append(
        (
          .ambiguousLayout, span, "the constraints do not determine the frame of '\(name)'",
          "state its position and its size in both directions, or different priorities"
        ))
      return true
    }
  }

  private mutating func report(
    _ conflict: LayoutConflict, _ scene: RecipeScene, _ context: WarningContext
  ) {
    let all = ([conflict.broken] + conflict.conflicting).compactMap(\.self)
    let known = all.compactMap { scene.layout.constraint($0) }
    let stacks = all.compactMap { scene.name(ofStackWith: $0) }
    guard let first = known.first else {
      if let name = stacks.first, let span = context.span(of: name) {
        found.append(
          (
            .unsatisfiableConstraint, span,
            "the stack view '\(name)' has no space for its views: UIKit breaks a constraint",
            "make it larger, or its views and spacings smaller"
          ))
      }
      return
    }
    var others = known.dropFirst().map { "'\($0.summary)' on line \($0.plan.span.line)" }
    for name in stacks where !others.contains("the stack view '\(name)'") {
      others.append("the stack view '\(name)'")
    }
    let isBroken = conflict.broken.flatMap { scene.layout.constraint($0) } != nil
    found.append(
      (
        .unsatisfiableConstraint, first.plan.span,
        "'\(first.summary)' contradicts others"
          + (isBroken ? ": UIKit breaks it" : ""),
        others.isEmpty
          ? "it contradicts the frame of a view: remove it, or give it a priority such as @999"
          : "it contradicts \(others.joined(separator: ", ")): remove one of them, or give it a "
            + "priority such as @999"
      ))
  }

  /// Returns the warnings.
  func warnings(_ context: WarningContext) -> [Diagnostic] {
    found.map { context.warning($0.code, $0.message, at: $0.span, help: $0.help) }
  }
}

extension SceneLayout {
  /// Returns the recipe's constraint that is one of UIKit's; nil for another one.
  fileprivate func constraint(_ constraint: NSLayoutConstraint) -> SceneConstraint? {
    constraints.values.lazy.flatMap(\.self).first { $0.constraint === constraint }
  }
}

extension SceneConstraint {
  /// The constraint as it would be written now.
  fileprivate var summary: String { plan.summary(constant: constraint.constant) }
}

extension RecipeScene {
  /// Returns the name of the stack view that made a constraint; nil for another constraint.
  fileprivate func name(ofStackWith constraint: NSLayoutConstraint) -> String? {
    guard constraint.identifier?.hasPrefix("UISV-") == true else { return nil }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { item in
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    let stack = items.compactMap { $0 as? UIStackView ?? $0.superview as? UIStackView }.first
    return stack.flatMap { name(of: $0) }
  }
}
