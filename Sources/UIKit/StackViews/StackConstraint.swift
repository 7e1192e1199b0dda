import QuartzCore

/// The name of a constraint of a stack view, as in UIKit.
enum StackConstraintRole: String {
  case alignment = "UISV-alignment"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case canvasConnection = "UISV-canvas-connection"
  case distributingEdge = "UISV-distributing-edge"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case hiding = "UISV-hiding"
  case spacing = "UISV-spacing"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}

/// A constraint that a stack view needs.
@MainActor
struct StackConstraint {
  typealias Attribute = NSLayoutConstraint.Attribute
  typealias Side = (item: AnyObject, attribute: Attribute)

  /// What can't be changed in an active constraint.
  struct Key: Hashable {
    let role: StackConstraintRole
    let first: ObjectIdentifier
    let firstAttribute: Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: Attribute
    let multiplier: CGFloat
    let priority: Float
  }

  let role: StackConstraintRole
  let first: Side
  let relation: NSLayoutConstraint.Relation
  let second: Side?
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: Float

  init(
    _ role: StackConstraintRole, _ first: Side, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: Side? = nil, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    self.role = role
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }

  var key: Key {
    Key(
      role: role, first: ObjectIdentifier(first.item), firstAttribute: first.attribute,
      relation: relation, second: second.map { ObjectIdentifier($0.item) },
      secondAttribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier,
      priority: priority)
  }

  /// Creates the constraint, which is not active.
  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = role.rawValue
    constraint.belongsToStackView = true
    return constraint
  }
}

/// The active constraints of a stack view.
@MainActor
struct StackConstraintSet {
  private var constraints: [(key: StackConstraint.Key, constraint: NSLayoutConstraint)] = []

  /// Deactivates the constraints that give a view no length, before the length of its content is
  /// measured.
  mutating func release(_ view: UIView) {
    constraints.removeAll { key, constraint in
      guard key.second == nil, key.first == ObjectIdentifier(view),
        key.role == .hiding || key.role == .fillProportionally
      else { return false }
      constraint.isActive = false
      return true
    }
  }

  /// Activates, changes and deactivates constraints so that the given ones are active.
  ///
  /// Constraints that remain are left as they are; new ones are added in the given order.
  mutating func update(to needed: [StackConstraint]) {
    var existing = Dictionary(
      constraints.map { ($0.key, $0.constraint) }, uniquingKeysWith: { first, _ in first })
    var updated: [(key: StackConstraint.Key, constraint: NSLayoutConstraint)] = []
    var added: [NSLayoutConstraint] = []
    for description in needed {
      let key = description.key
      if let constraint = existing.removeValue(forKey: key), constraint.isActive {
        constraint.constant = description.constant
        updated.append((key, constraint))
      } else {
        let constraint = description.makeConstraint()
        updated.append((key, constraint))
        added.append(constraint)
      }
    }
    let kept = Set(updated.map { ObjectIdentifier($0.constraint) })
    for (_, constraint) in constraints where !kept.contains(ObjectIdentifier(constraint)) {
      constraint.isActive = false
    }
    NSLayoutConstraint.activate(added)
    constraints = updated
  }
}
