import UIKit

extension ConstraintReader {
  /// Throws for an anchor that does not exist.
  func check(_ target: ConstraintPlan.Target, _ reference: TermName) throws(ExpressionProblem) {
    let view: Names.View? =
      if case .view(let name) = target.item { context.names.view(name) } else { nil }
    // Only the part that contains the component's own views is a superview.
    if view?.isPart == true, target.item.name != context.superview {
      throw ExpressionProblem(
        "'\(target.item.name)' belongs to a component", expected: "a view of 'views'",
        isUnavailable: true, at: reference.place)
    }
    if case .layoutGuide(let name) = target.item {
      if let guide = target.guide {
        throw ExpressionProblem(
          "'\(name)' has no '\(guide.rawValue)'", expected: "a view", at: reference.place)
      }
      if target.attribute.isBaseline {
        throw ExpressionProblem(
          "'\(name)' has no baseline", expected: "one of top, bottom and centerY",
          at: reference.place)
      }
    }
    guard let guide = target.guide else { return }
    if target.attribute.isBaseline {
      throw ExpressionProblem(
        "'\(guide.rawValue)' has no baseline", expected: "one of top, bottom and centerY",
        at: reference.place)
    }
    if guide.isOfScrollView, view?.kind.name != ViewKind.Name.scrollView.rawValue {
      throw ExpressionProblem(
        "'\(target.item.name)' has no '\(guide.rawValue)'", expected: "a scroll view",
        at: reference.place)
    }
  }

  /// Reports the terms for which UIKit raises an exception, and those that no view satisfies.
  func check(_ terms: ConstraintTerms, _ value: SourceValue) -> Bool {
    let right = terms.right
    guard checkRange(right.constant, "the constant", value),
      checkRange(terms.systemSpacing, "the multiplier of the system spacing", value),
      checkRange(right.multiplier, "the multiplier", value)
    else { return false }
    guard let target = right.term else { return checkConstant(terms, value) }
    guard attribute.accepts(target.attribute) else {
      let same = target.attribute.counterpart(for: attribute)
      let owner = target.name.split(separator: ".").dropLast().joined(separator: ".")
      context.report(
        .wouldRaise,
        "'\(attribute.rawValue)' cannot relate to '\(target.name)': UIKit would raise an exception",
        at: value.span, expected: "one of the anchors \(attribute.accepted)",
        suggestion: same.map { "\(owner).\($0.rawValue)" })
      return false
    }
    if target.item == context.constrainedItem, target.guide == nil,
      target.attribute == attribute
    {
      context.report(
        .doesNotFit, "'\(attribute.rawValue)' relates to itself", at: value.span,
        expected: "a number, or an anchor of another view")
      return false
    }
    if right.multiplier == 0, !attribute.isSize {
      context.report(
        .wouldRaise, "the multiplier of '\(target.name)' is 0: UIKit would raise an exception",
        at: value.span, expected: "a multiplier that is not 0")
      return false
    }
    return true
  }

  private func checkConstant(_ terms: ConstraintTerms, _ value: SourceValue) -> Bool {
    let constant = terms.right.constant
    guard attribute.isSize else {
      let sign = constant < 0 ? "-" : "+"
      let number = abs(constant).plainDescription
      context.report(
        .wouldRaise,
        "'\(attribute.rawValue)' needs another anchor: UIKit would raise an exception",
        at: value.span,
        expected: "an anchor, such as superview.\(attribute.rawValue) \(sign) \(number)")
      return false
    }
    guard constant >= 0 || terms.relation == .greaterThanOrEqual else {
      reportRange("'\(attribute.rawValue)'", constant, value, expected: "a number, at least 0")
      return false
    }
    return true
  }

  private func checkRange(_ number: Double, _ subject: String, _ value: SourceValue) -> Bool {
    guard !number.isFinite || abs(number) > Limits.magnitude else { return true }
    let maximum = Limits.magnitude.plainDescription
    reportRange(
      "\(subject) of '\(attribute.rawValue)'", number, value,
      expected: "a number from -\(maximum) to \(maximum)")
    return false
  }

  private func reportRange(
    _ subject: String, _ number: Double, _ value: SourceValue, expected: String
  ) {
    context.report(
      .outOfRange, "\(subject) is out of range", at: value.span, expected: expected,
      found: "\(value.summary), which is \(number.plainDescription)",
      help: number.isFinite ? nil : "check for a division by zero")
  }
}
