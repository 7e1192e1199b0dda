/// An unknown number of a `Solver`, such as the left edge of a view.
public struct Variable: Hashable, Comparable, Sendable {
  /// The position in the order of creation, from 0; never reused by the same solver.
  public let index: Int

  init(index: Int) {
    self.index = index
  }

  /// Returns whether the first variable was created before the second.
  public static func < (left: Variable, right: Variable) -> Bool {
    left.index < right.index
  }
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable
  /// The factor of the variable.
  public var coefficient: Double

  /// Creates a term; the default coefficient is 1.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
