import Cassowary

/// Changes of the solver, and required constraints that contradict each other.
extension LayoutEngine {
  /// Adds a row to the solver; a required row that contradicts others breaks one of them.
  func insert(_ row: ConstraintRow) {
    if row.isEquation { hasNewEquations = true }
    resolving(row) { () throws(SolverError) in
      let id = try solver.add(row.cassowaryConstraint)
      row.id = id
      rows[id] = row
    }
  }

  /// Sets the constant of a row.
  func set(_ constant: Double, of row: ConstraintRow) {
    guard constant != row.constant else { return }
    row.constant = constant
    guard let id = row.id else {
      if row.isBroken { retryConflict(of: row) }
      return
    }
    resolving(row) { () throws(SolverError) in try solver.setConstant(constant, of: id) }
    conflictMayEnd(row)
  }

  /// Sets the priority of a row.
  func set(priority: Double, of row: ConstraintRow) {
    guard priority != row.priority else { return }
    row.priority = priority
    guard let id = row.id else {
      if row.isBroken { retryConflict(of: row) }
      return
    }
    hasNewEquations = true
    resolving(row) { () throws(SolverError) in try solver.setPriority(priority, of: id) }
    conflictMayEnd(row)
  }

  /// Adds a row again with another constant and priority.
  func replace(_ row: ConstraintRow, constant: Double, priority: Double) {
    detach(row)
    row.constant = constant
    row.priority = priority
    conflictMayEnd(row)
    insert(row)
  }

  /// Removes a row.
  func drop(_ row: ConstraintRow) {
    guard !row.isRemoved else { return }
    row.isRemoved = true
    detach(row)
    conflictMayEnd(row)
    conflicts.removeAll { $0.row === row }
    for item in row.items {
      item.rowWasRemoved()
      if item.isUnused { releasedItems.append(item) }
    }
  }

  private func detach(_ row: ConstraintRow) {
    guard let id = row.id else { return }
    if row.isEquation { hasNewEquations = true }
    solver.remove(id)
    rows[id] = nil
    row.id = nil
  }

  // MARK: Contradictions

  /// Performs a change of a row; as long as it contradicts required rows, breaks the constraint that
  /// was activated last among them.
  private func resolving(_ row: ConstraintRow, _ change: () throws(SolverError) -> Void) {
    while true {
      do throws(SolverError) {
        return try change()
      } catch {
        guard case .unsatisfiable(let ids) = error else {
          detach(row)
          row.isBroken = true
          return conflicts.append(LayoutConflict(row, []))
        }
        let others = ids.compactMap { rows[$0] }
        let victim = Self.victim(among: others + [row]) ?? row
        let rest = (others + [row]).filter { $0 !== victim }
        detach(victim)
        victim.isBroken = true
        let conflict = LayoutConflict(victim, rest)
        conflicts.append(conflict)
        if !isTemporary { LayoutLog.report(conflict, in: host) }
        if victim === row { return }
      }
    }
  }

  /// Returns the row of the constraint that was activated last; nil if the program has activated
  /// none of them.
  ///
  /// The constraints of stack views are broken only where they contradict each other; then one that
  /// hides a view is kept, as UIKit's messages about hidden stack views show.
  private static func victim(among rows: [ConstraintRow]) -> ConstraintRow? {
    let candidates = rows.filter { $0.programConstraint != nil }
    let own = candidates.filter { $0.programConstraint?.belongsToStackView == false }
    let showing = candidates.filter {
      $0.programConstraint?.identifier != StackConstraintRole.hiding.rawValue
    }
    return [own, showing, candidates].first { !$0.isEmpty }?
      .max { $0.programConstraint?.activation ?? 0 < $1.programConstraint?.activation ?? 0 }
  }

  /// Marks the broken constraints that contradicted a row, which has changed, for another attempt.
  private func conflictMayEnd(_ row: ConstraintRow) {
    guard !conflicts.isEmpty else { return }
    for index in conflicts.indices where conflicts[index].others.contains(where: { $0 === row }) {
      conflicts[index].mayEnd = true
    }
  }

  private func retryConflict(of row: ConstraintRow) {
    for index in conflicts.indices where conflicts[index].row === row {
      conflicts[index].mayEnd = true
    }
  }

  /// Adds the broken rows again whose conflict may have ended.
  func retryConflicts() {
    guard conflicts.contains(where: \.mayEnd) else { return }
    let retried = conflicts.filter(\.mayEnd)
    conflicts.removeAll { $0.mayEnd }
    for conflict in retried where !conflict.row.isRemoved {
      conflict.row.isBroken = false
      insert(conflict.row)
    }
  }
}
