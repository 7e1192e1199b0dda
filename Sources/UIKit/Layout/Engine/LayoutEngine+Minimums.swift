import Cassowary

/// Lengths, which are never negative.
///
/// In UIKit, the width and the height of views and layout guides are at least 0 like required
/// constraints that messages do not list: views that have too little space are squeezed to 0, and
/// margins that are larger than a view of a required size contradict it. The guides in the spaces of a
/// stack view are an exception (Flipbook's choice), as its spacing may be negative.
extension LayoutEngine {
  /// The length below which a length is negative, in points: solutions have rounding errors.
  private static var tolerance: Double { -1e-6 }
  /// The maximum number of solutions, in case lengths keep becoming negative.
  private static var passLimit: Int { 1_000 }

  /// Solves again with a minimum of 0 for the lengths that the solution has made negative.
  ///
  /// Only these have rows for it, since the solution without the others is the same. Records the
  /// variables that have changed.
  func limitLengths() {
    for _ in 0..<Self.passLimit {
      let changed = solver.takeChanges()
      moved += changed
      let isSolved = changed.count { limit($0) } == 0
      if isSolved { return }
    }
  }

  /// Adds a minimum for a variable that is a negative length, and returns whether it is one.
  private func limit(_ variable: Variable) -> Bool {
    guard solver.value(of: variable) < Self.tolerance, let item = item(of: variable),
      variable == item.existingVariable(.width) || variable == item.existingVariable(.height),
      !item.minimumRows.contains(where: { $0.terms[0].variable == variable }),
      !(item.guide?.owningView is UIStackView)
    else { return false }
    let row = ConstraintRow(
      .minimum, in: self, terms: [Term(variable, 1)], relation: .greaterThanOrEqual, constant: 0,
      priority: Constraint.required, items: [])
    item.minimumRows.append(row)
    insert(row)
    return true
  }
}

extension ConstraintRow {
  /// Whether messages do not list the row.
  var isImplicit: Bool {
    if case .minimum = source { true } else { false }
  }
}
