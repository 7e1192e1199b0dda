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
  ///   - view: The view or layout guide whose attribute is constrained.
  ///   - item: The view or the guide of the anchor that it relates to; nil for none.
  init(_ plan: ConstraintPlan, of view: AnyObject, to item: AnyObject?) {
    self.plan = plan
    isWanted = plan.isActive
    let spacing = plan.systemSpacing == 0 ? 0 : plan.spacing(of: view, to: item)
    constraint = NSLayoutConstraint(
      item: view, attribute: plan.attribute.attribute, relatedBy: plan.relation.relation,
      toItem: item, attribute: plan.target?.attribute.attribute ?? .notAnAttribute,
      multiplier: item == nil ? 1 : plan.multiplier,
      constant: plan.constant + plan.systemSpacing * spacing)
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

extension ConstraintPlan {
  /// Returns the system spacing between the sides, in points: that of edges, or that of the lines of
  /// text whose baselines the constraint relates.
  @MainActor
  fileprivate func spacing(of view: AnyObject, to item: AnyObject?) -> Double {
    func anchor(_ item: AnyObject?, _ attribute: ConstraintAttribute?) -> NSLayoutYAxisAnchor? {
      let view = item as? UIView
      return switch attribute {
      case .firstBaseline: view?.firstBaselineAnchor
      case .lastBaseline: view?.lastBaselineAnchor
      case .top: view?.topAnchor ?? (item as? UILayoutGuide)?.topAnchor
      case .bottom: view?.bottomAnchor ?? (item as? UILayoutGuide)?.bottomAnchor
      case .centerY: view?.centerYAnchor ?? (item as? UILayoutGuide)?.centerYAnchor
      default: nil
      }
    }
    guard let own = anchor(view, attribute), let other = anchor(item, target?.attribute) else {
      return NSLayoutConstraint.systemSpacingOfEdges
    }
    let (upper, lower) = systemSpacing < 0 ? (own, other) : (other, own)
    return lower.constraint(equalToSystemSpacingBelow: upper, multiplier: 1).constant
  }
}

extension NSLayoutConstraint {
  /// The system spacing of edges, in points.
  fileprivate static var systemSpacingOfEdges: Double {
    let (first, second) = (UIView(), UIView())
    return second.leadingAnchor.constraint(
      equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1
    ).constant
  }
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
