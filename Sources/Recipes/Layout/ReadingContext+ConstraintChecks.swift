import UIKit

extension ReadingContext {
  /// Reports constraints across hierarchies, cycles of sizes, and too many constraints.
  func checkConstraints() {
    let constraints = results.findings(of: ConstraintPlan.self)
    guard !constraints.isEmpty else { return }
    if constraints.count > Limits.constraints {
      report(
        .tooMany, "too many constraints", at: constraints[Limits.constraints].span,
        expected: "at most \(Limits.constraints)", found: "\(constraints.count)")
    }
    for constraint in constraints { checkHierarchy(constraint) }
    checkCycles(constraints)
  }

  /// Reports a constraint of a view on the stage to one that is not, and one of two screens.
  private func checkHierarchy(_ constraint: ConstraintPlan) {
    checkScreen(constraint)
    guard case .view(let other)? = constraint.target?.item,
      names.view(constraint.view)?.isAddedLater == false, names.view(other)?.isAddedLater == true
    else { return }
    report(
      .wouldRaise,
      "'\(constraint.view)' and '\(other)' have no common ancestor: UIKit would raise an exception",
      at: constraint.span, expected: "a view of 'views'",
      help: "'\(other)' is added later: write the constraint in '\(other)'")
  }

  private func checkScreen(_ constraint: ConstraintPlan) {
    guard let target = constraint.target else { return }
    let controller = controller(of: constraint.view)
    let other: String? =
      switch target.item {
      case .view(let name), .layoutGuide(let name): self.controller(of: name)
      case .stage, .window: nil
      }
    guard controller != other else { return }
    report(
      .wouldRaise,
      "'\(constraint.view)' and '\(target.item.name)' are on different screens: UIKit would raise an "
        + "exception", at: constraint.span,
      expected: controller.map { "'superview', or a view of '\($0)'" } ?? "a view of 'views'")
  }

  /// Returns the view controller that a view, a layout guide, or the part that contains the controller's views
  /// belongs to.
  private func controller(of name: String) -> String? {
    if let guide = names.layoutGuide(name) { return guide.controller }
    guard let view = names.view(name), view.isPart else { return names.view(name)?.controller }
    return names.components.first { "\($0.name).\(ComponentKind.contentPath)" == name }?.name
  }

  /// Reports required sizes that are multiples of each other in a cycle, so that they are 0.
  ///
  /// Each size is a multiple of the size of its group, plus a constant. A constraint of two sizes of
  /// a group whose multipliers are not those that follow from the others determines all of them.
  private func checkCycles(_ constraints: [ConstraintPlan]) {
    var sizes = SizeGroups()
    for constraint in constraints where constraint.isRequiredSize {
      guard let target = constraint.target, case .view(let other) = target.item else { continue }
      let span = sizes.relate(
        SizeGroups.Size(view: constraint.view, attribute: constraint.attribute),
        SizeGroups.Size(view: other, attribute: target.attribute), constraint)
      guard let span else { continue }
      report(
        .doesNotFit,
        "this multiplier is part of a cycle: '\(constraint.address)' and '\(target.name)' "
          + "could only be 0",
        at: constraint.span, expected: "multipliers that do not depend on each other",
        help: "remove this constraint, or the one on line \(span.line)")
    }
  }
}

extension ConstraintPlan {
  /// Whether the constraint states that two sizes are proportional.
  fileprivate var isRequiredSize: Bool {
    attribute.isSize && relation == .equal && priority == Self.required && isActive
      && constant == 0 && systemSpacing == 0 && target?.guide == nil && target != nil
  }
}

/// Groups of sizes that are proportional to each other.
private struct SizeGroups {
  /// A side of a view.
  struct Size: Hashable {
    let view: String
    let attribute: ConstraintAttribute
  }

  /// The size that a size is a multiple of, with the factor and the constraint.
  private var parents: [Size: (size: Size, factor: Double, span: SourceSpan)] = [:]

  /// Adds `size = multiplier · other`; returns the span of a constraint that states another ratio of
  /// the two; nil if none does.
  mutating func relate(_ size: Size, _ other: Size, _ constraint: ConstraintPlan) -> SourceSpan? {
    let (root, factor, span) = find(size)
    let (otherRoot, otherFactor, otherSpan) = find(other)
    let ratio = constraint.multiplier * otherFactor
    guard root == otherRoot else {
      // root · factor = ratio · otherRoot
      if factor != 0 { parents[root] = (otherRoot, ratio / factor, constraint.span) }
      return nil
    }
    let difference = abs(ratio - factor)
    let isSame = difference <= 1e-9 * max(abs(ratio), abs(factor))
    return isSame ? nil : span ?? otherSpan
  }

  /// Returns the size that represents the group, the factor from it to a size, and the span of the
  /// first constraint on the way.
  private func find(_ size: Size) -> (root: Size, factor: Double, span: SourceSpan?) {
    var (current, factor) = (size, 1.0)
    var span: SourceSpan?
    while let parent = parents[current] {
      factor *= parent.factor
      span = span ?? parent.span
      current = parent.size
    }
    return (current, factor, span)
  }
}
