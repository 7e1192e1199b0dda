/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable {
  /// The sum is at most the constant.
  case lessThanOrEqual
  /// The sum equals the constant.
  case equal
  /// The sum is at least the constant.
  case greaterThanOrEqual
}

/// A linear constraint: the sum of terms, compared with a constant, at a priority.
public struct Constraint: Hashable, Sendable {
  /// The priority from which on a constraint is required, 1000, as `UILayoutPriority.required`.
  public static let required = 1000.0

  /// The terms of the sum.
  ///
  /// Several terms of one variable are added; terms of a variable that the solver does not have are
  /// ignored.
  public var terms: [Term]
  /// How the sum compares with the constant.
  public var relation: Relation
  /// The number that the sum is compared with.
  public var constant: Double
  /// How important the constraint is; from 1000 on it is required.
  ///
  /// Below, it is optional, and every distinct number is a strict level: the constraints of a level
  /// are satisfied as well as those of all higher levels permit.
  public var priority: Double

  /// Creates a constraint, which is required by default.
  public init(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    priority: Double = Constraint.required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// A constraint of a `Solver`.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The position in the order of addition, from 0; never reused by the same solver.
  public let index: Int

  init(index: Int) {
    self.index = index
  }

  /// Returns whether the first constraint was added before the second.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.index < right.index
  }
}
