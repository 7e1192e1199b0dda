import Cassowary

/// A constraint of an engine's solver, and what it stands for.
@MainActor
final class ConstraintRow {
  enum Source {
    /// A constraint of the program.
    case constraint(NSLayoutConstraint)
    /// A size of the engine's host, which is known.
    case hostSize(NSLayoutConstraint.Axis)
    /// A number that the frame and the autoresizing mask of a view determine.
    case mask(LayoutItem, LayoutItem.Slot)
    /// The size of an item's content.
    case content(LayoutItem)
    /// The minimum of an item's length, which is 0.
    case minimum
    /// A value that an ambiguous layout takes while it is exercised.
    case exercise
  }

  let source: Source
  private let link: EngineLink
  var terms: [Term]
  var relation: Relation
  /// The constant of the solver's constraint.
  var constant: Double
  var priority: Double
  let items: [LayoutItem]
  /// The solver's constraint; nil while the row has no effect.
  var id: ConstraintID?
  var isRemoved = false
  /// Whether a flush will update the solver's constraint.
  var isChanged = false
  /// Whether the row was dropped because it contradicts others.
  var isBroken = false

  init(
    _ source: Source, in engine: LayoutEngine, terms: [Term], relation: Relation, constant: Double,
    priority: Double, items: [LayoutItem]
  ) {
    self.source = source
    link = engine.link
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.items = items
    for item in items { item.add(self) }
  }

  /// The engine; nil if it no longer exists.
  var engine: LayoutEngine? { link.engine }

  /// The constraint of the program; nil for other rows.
  var programConstraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = source { constraint } else { nil }
  }

  var cassowaryConstraint: Constraint {
    Constraint(terms, relation, constant, priority: priority)
  }
}

/// A reference of rows to their engine, which they do not retain.
///
/// Weak references would make each retain of the engine slower.
final class EngineLink: @unchecked Sendable {
  /// The engine, which sets it to nil when it is released.
  unowned(unsafe) var engine: LayoutEngine?
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
