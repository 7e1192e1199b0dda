/// A constraint of a recipe's view or layout guide.
struct ConstraintPlan: Sendable {
  /// The name of the view or layout guide whose attribute is constrained.
  let view: String
  let attribute: ConstraintAttribute
  let relation: Relation
  /// What the attribute relates to; nil for a constant.
  let target: Target?
  let multiplier: Double
  let constant: Double
  /// The multiplier of the system spacing, which is added to the constant.
  let systemSpacing: Double
  /// The priority, more than 0 and at most 1000.
  let priority: Double
  /// The name by which actions refer to the constraint; nil for none.
  let identifier: String?
  /// Whether the constraint applies from the start on.
  let isActive: Bool
  /// The span of the constraint as it is written.
  let span: SourceSpan

  /// How the two sides relate.
  enum Relation: String, Sendable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// An anchor.
  struct Target: Hashable, Sendable {
    let item: Item
    /// The guide of the item; nil for the item itself.
    let guide: ConstraintGuide?
    let attribute: ConstraintAttribute
    /// The anchor as it is written, such as `superview.leading`.
    let name: String
  }

  /// What has anchors.
  enum Item: Hashable, Sendable {
    case view(String)
    case layoutGuide(String)
    case stage
    case window

    /// The name as it is written.
    var name: String {
      switch self {
      case .view(let name), .layoutGuide(let name): name
      case .stage: Names.stage
      case .window: "window"
      }
    }
  }

  /// The name of the system spacing.
  static let systemSpacing = "systemSpacing"

  /// The priority of constraints that must be satisfied.
  static let required = 1_000.0

  /// The name by which actions refer to a view's only constraint of an attribute.
  var address: String { "\(view).\(attribute.rawValue)" }

  /// The constraint as it would be written, such as `box.leading == card.trailing + 8`.
  var summary: String { summary(constant: constant, systemSpacing: systemSpacing) }

  /// Returns the constraint with another constant as it would be written.
  func summary(constant: Double, systemSpacing: Double = 0) -> String {
    var text = "\(address) \(relation.rawValue) "
    if let target {
      if multiplier != 1 { text += "\(multiplier.plainDescription) * " }
      text += target.name
      if systemSpacing != 0 {
        text += systemSpacing < 0 ? " - " : " + "
        if abs(systemSpacing) != 1 { text += "\(abs(systemSpacing).plainDescription) * " }
        text += Self.systemSpacing
      }
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += abs(constant).plainDescription
      }
    } else {
      text += constant.plainDescription
    }
    return priority == Self.required ? text : "\(text) @\(priority.plainDescription)"
  }
}

/// What the value of an attribute's key states.
struct ConstraintTerms: Sendable {
  let relation: ConstraintPlan.Relation
  let right: LinearExpression<ConstraintPlan.Target>
  /// The multiplier of the system spacing.
  let systemSpacing: Double
  /// The priority after `@`; nil for none.
  let priority: Double?
  let span: SourceSpan
}
