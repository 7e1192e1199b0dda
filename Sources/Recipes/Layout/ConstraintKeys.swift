import UIKit

/// The keys of the constraints of a view or a layout guide: one for each attribute.
enum ConstraintKeys {
  static let table = Table("the constraints of a view", ConstraintAttribute.allCases.map(key))
  static let guideTable = Table(
    "a layout guide", ConstraintAttribute.allCases.filter { !$0.isBaseline }.map(key))

  private static func key(_ attribute: ConstraintAttribute) -> Key<[ConstraintPlan]> {
    Key(attribute.rawValue, .constraints(of: attribute), summary(of: attribute))
  }

  private static func summary(of attribute: ConstraintAttribute) -> String {
    switch attribute {
    case .leading: "The edge at which text starts: the left one from left to right."
    case .trailing: "The edge at which text ends: the right one from left to right."
    case .left: "The left edge."
    case .right: "The right edge."
    case .top: "The top edge."
    case .bottom: "The bottom edge."
    case .centerX: "The horizontal center."
    case .centerY: "The vertical center."
    case .width: "The width."
    case .height: "The height."
    case .firstBaseline: "The baseline of the first line of text; the bottom edge without text."
    case .lastBaseline: "The baseline of the last line of text; the bottom edge without text."
    }
  }

  // MARK: A constraint with more than its terms

  static let to = Key(
    "to", .constraintTerms, isRequired: true, "What the attribute relates to.")
  static let priority = Key(
    "priority", .layoutPriority,
    "The priority, from 1 to 1000 (default: required, which is 1000).")
  static let identifier = Key(
    "identifier", .name, declares: .value(.constraint),
    "The name by which actions and expressions refer to the constraint.")
  static let isActive = Key(
    "isActive", .boolean, default: "true", "Whether the constraint applies from the start on.")
  static let constraint = Table("a constraint", [to, priority, identifier, isActive])
}

private enum ConstrainedViewKey: ContextKey {
  static let defaultValue: String? = nil
}

private enum ConstrainedAttributeKey: ContextKey {
  static let defaultValue = ConstraintAttribute.width
}

extension ReadingContext {
  /// The name of the view or layout guide whose constraints are being read.
  var constrainedView: String { self[ConstrainedViewKey.self] ?? "" }

  /// The attribute whose constraints are being read.
  var constrainedAttribute: ConstraintAttribute { self[ConstrainedAttributeKey.self] }

  /// Returns a copy for the constraints of a view or a layout guide.
  func with(constrainedView: String) -> ReadingContext {
    with(ConstrainedViewKey.self, constrainedView)
  }

  fileprivate func with(constrainedAttribute: ConstraintAttribute) -> ReadingContext {
    with(ConstrainedAttributeKey.self, constrainedAttribute)
  }
}

extension ValueType<[ConstraintPlan]> {
  /// The constraints of a view, in the order in which they are written.
  static let constraints = ValueType(
    "a mapping such as { leading: superview.leading + 16, width: 200 }",
    .mapping(ConstraintKeys.table)
  ) { value, context in
    guard context.resolveSilently(value)?.entries != nil else {
      context.reportType(
        value, expected: "a mapping such as { leading: superview.leading + 16, width: 200 }")
      return nil
    }
    let subject = context.with(subject: "the constraints of '\(context.constrainedView.shortened)'")
    return read(value, ConstraintKeys.table, subject)
  }

  /// Reads the constraints of a view or a layout guide.
  static func read(
    _ value: SourceValue, _ table: Table, _ context: ReadingContext
  ) -> [ConstraintPlan]? {
    guard let fields = context.fields(of: value, table) else { return nil }
    return (fields.value.entries ?? []).flatMap { entry -> [ConstraintPlan] in
      guard let attribute = ConstraintAttribute(rawValue: entry.key),
        table.keys.contains(where: { $0.name == entry.key })
      else {
        return []
      }
      return constraints(of: attribute).read(
        entry.value, context.with(subject: "'\(entry.key)'")) ?? []
    }
  }

  /// The shape of one or several constraints of any attribute.
  static let anyShape = constraints(of: .leading).shape

  /// One or several constraints of an attribute.
  fileprivate static func constraints(of attribute: ConstraintAttribute) -> ValueType {
    let constraint = ValueType<ConstraintPlan>.constraint
    let list = ValueType.list(of: constraint, constraint.expectation, acceptsSingle: true)
    let expectation =
      attribute.isSize
      ? "a number, an anchor such as 2 * photo.width, or { to: …, priority: 750, identifier: side }"
      : "an anchor such as card.trailing + 8, or { to: …, priority: 750, identifier: gap }"
    return ValueType(expectation, .shared("constraint", list.shape)) { value, context in
      list.read(value, context.with(constrainedAttribute: attribute))
    }
  }
}

extension ValueType<ConstraintPlan> {
  /// A constraint: its terms, or a mapping with more.
  fileprivate static let constraint: ValueType = mapping(
    "a number, an anchor such as card.trailing + 8, or { to: …, priority: 750, identifier: gap }",
    ConstraintKeys.constraint, shorthand: ConstraintKeys.to
  ) { fields in
    let values = fields.read(
      ConstraintKeys.to, ConstraintKeys.priority.optional, ConstraintKeys.identifier.optional,
      ConstraintKeys.isActive)
    guard let (terms, priority, identifier, isActive) = values else { return nil }
    let context = fields.context
    if terms.priority != nil, fields.has(ConstraintKeys.priority) {
      context.report(
        .conflictingKeys, "the constraint has two priorities",
        at: fields.span(of: ConstraintKeys.priority), help: "remove the one after '@'")
      return nil
    }
    let plan = ConstraintPlan(
      view: context.constrainedView, attribute: context.constrainedAttribute,
      relation: terms.relation, target: terms.right.term, multiplier: terms.right.multiplier,
      constant: terms.right.constant, systemSpacing: terms.systemSpacing,
      priority: terms.priority ?? priority ?? ConstraintPlan.required,
      identifier: identifier, isActive: isActive, span: terms.span)
    context.results.record(plan)
    return plan
  }
}
