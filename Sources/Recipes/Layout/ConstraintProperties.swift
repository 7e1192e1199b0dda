import UIKit

/// The properties of constraints that actions set, as UIKit allows.
enum ConstraintProperties {
  static let all: [Property<SceneConstraint>] = [
    Property("constant", .number(), "The constant, in points.") {
      $0.constraint.constant = $1
    },
    Property("priority", .layoutPriority, "The priority, from 1 to 1000.") {
      $0.setPriority(UILayoutPriority(Float($1)))
    },
    Property("isActive", .boolean, "Whether the constraint applies.") {
      constraint, isActive, context in
      context.scene.setActive(isActive, constraint)
    },
  ]
}

/// A constraint on a stage.
@MainActor
final class SceneConstraint {
  let plan: ConstraintPlan
  let constraint: NSLayoutConstraint
  /// Whether the recipe wants the constraint to apply: UIKit deactivates those of a view that leaves
  /// the stage.
  var isWanted: Bool

  /// Creates a constraint that is not active.
  ///
  /// - Parameters:
  ///   - view: The view whose attribute is constrained.
  ///   - item: The view or the guide of the anchor that it relates to; nil for none.
  init(_ plan: ConstraintPlan, of view: UIView, to item: AnyObject?) {
    self.plan = plan
    isWanted = plan.isActive
    constraint = NSLayoutConstraint(
      item: view, attribute: plan.attribute.attribute, relatedBy: plan.relation.relation,
      toItem: item, attribute: plan.target?.attribute.attribute ?? .notAnAttribute,
      multiplier: item == nil ? 1 : plan.multiplier, constant: plan.constant)
    constraint.priority = UILayoutPriority(Float(plan.priority))
    constraint.identifier = plan.identifier
  }

  /// Sets the priority; UIKit raises an exception if that of an active constraint starts or ceases
  /// to be required.
  func setPriority(_ priority: UILayoutPriority) {
    let isInstalled = constraint.isActive
    let changesKind = (priority == .required) != (constraint.priority == .required)
    if isInstalled, changesKind { constraint.isActive = false }
    constraint.priority = priority
    if isInstalled, changesKind { activate() }
  }

  /// Activates the constraint, unless its views have no common ancestor now, for which UIKit raises
  /// an exception.
  func activate() {
    guard let first = constraint.firstItem.flatMap(Self.view)?.root else { return }
    if let second = constraint.secondItem {
      guard let root = Self.view(second)?.root, root === first else { return }
    }
    constraint.isActive = true
  }

  private static func view(_ item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }
}

extension UIView {
  /// The topmost view of the hierarchy.
  fileprivate var root: UIView { superview?.root ?? self }
}

extension ConstraintAttribute {
  /// UIKit's attribute.
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .centerX: .centerX
    case .centerY: .centerY
    case .width: .width
    case .height: .height
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension ConstraintPlan.Relation {
  /// UIKit's relation.
  fileprivate var relation: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
