extension Solver {
  /// Adds a constraint.
  ///
  /// - Throws: An error of which the system is as before: `unsatisfiable` if the constraint is
  ///   required and contradicts others, `notFinite`, or `tooManySteps`.
  @discardableResult
  public func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    guard constraint.constant.isFinite, constraint.priority.isFinite,
      constraint.terms.allSatisfy({ abs($0.coefficient) <= Self.maxCoefficient })
    else { throw .notFinite }
    let id = ConstraintID(index: constraintSymbols.count)
    let symbol = tableau.makeSymbol(
      Self.kind(of: constraint.relation, priority: constraint.priority), owner: id.index,
      priority: constraint.priority)
    setTerms(of: constraint, symbol)
    do throws(SolverError) {
      try insert(symbol)
    } catch {
      removeTerms(of: symbol)
      tableau.removeSymbol(symbol)
      // Coefficients that are not finite can't be undone.
      if tableau.hasOverflow { tableau.restart(stepLimit: stepLimit) }
      throw error
    }
    constraintSymbols.append(Int32(symbol))
    return id
  }

  /// Removes a constraint; does nothing if it was removed before.
  ///
  /// If that takes more than `stepLimit` steps, the solution is not optimal; later changes continue
  /// the search.
  public func remove(_ id: ConstraintID) {
    guard let symbol = symbol(of: id) else { return }
    constraintSymbols[id.index] = -1
    _ = tableau.extract(symbol, stepLimit: stepLimit)
    removeTerms(of: symbol)
    tableau.removeSymbol(symbol)
    if tableau.isDue { tableau.refresh(stepLimit: stepLimit) }
  }

  /// Changes the constant of a constraint; does nothing if the constraint was removed.
  ///
  /// - Throws: An error of which the system is as before: `unsatisfiable` if required constraints
  ///   would contradict each other, `notFinite`, or `tooManySteps`.
  public func setConstant(_ value: Double, of id: ConstraintID) throws(SolverError) {
    guard value.isFinite else { throw .notFinite }
    guard let symbol = symbol(of: id) else { return }
    let old = tableau.symbols[symbol].constant
    let new = value * tableau.symbols[symbol].sign
    guard new != old else { return }
    tableau.noteMagnitude(value)
    tableau.beginChange()
    tableau.symbols[symbol].constant = new
    tableau.shift(symbol, by: new - old)
    let outcome =
      tableau.queue.count == 0 ? .solved : tableau.restoreFeasibility(stepLimit: stepLimit)
    if outcome != .solved || tableau.hasOverflow {
      let error = self.error(for: outcome, without: symbol)
      tableau.undoChange()
      tableau.undoShift(symbol)
      tableau.symbols[symbol].constant = old
      if tableau.hasOverflow { tableau.restart(stepLimit: stepLimit) }
      throw error
    }
    finishChange()
    // The values lost digits while the constant was large.
    if abs(old) > 1e8 * max(1, abs(new)) { tableau.restart(stepLimit: stepLimit) }
  }

  /// Changes the priority of a constraint, also between required and optional.
  ///
  /// Does nothing if the constraint was removed. The constraint keeps its place in the order of
  /// addition.
  ///
  /// - Throws: An error of which the system is as before: `unsatisfiable` if the constraint becomes
  ///   required and contradicts others, `notFinite`, or `tooManySteps`.
  public func setPriority(_ value: Double, of id: ConstraintID) throws(SolverError) {
    guard value.isFinite else { throw .notFinite }
    guard let symbol = symbol(of: id) else { return }
    let kind = tableau.symbols[symbol].kind
    guard tableau.symbols[symbol].priority != value else { return }
    let isEqual = kind == .requiredEqual || kind == .optionalEqual
    let newKind = Self.kind(of: isEqual ? .equal : .greaterThanOrEqual, priority: value)
    if newKind.isRequired && kind.isRequired {
      tableau.symbols[symbol].priority = value
      return
    }
    let saved = Tableau(copying: tableau)
    _ = tableau.extract(symbol, stepLimit: stepLimit)
    tableau.symbols[symbol].kind = newKind
    tableau.symbols[symbol].priority = value
    do throws(SolverError) {
      try insert(symbol)
    } catch {
      tableau = saved
      for index in 0..<variableSymbols.count { tableau.markChanged(index) }
      throw error
    }
  }

  /// Returns by how much a constraint is violated, in the unit of its terms: 0 if it holds.
  public func violation(of id: ConstraintID) -> Double {
    guard let symbol = symbol(of: id) else { return 0 }
    let terms = tableau.symbols[symbol].terms
    var excess = -tableau.symbols[symbol].constant
    for place in 0..<terms.count {
      excess += terms[place].coefficient * tableau.value(of: Int(terms[place].symbol))
    }
    switch tableau.symbols[symbol].kind {
    case .variable, .released: return 0
    case .requiredEqual, .optionalEqual: return abs(excess)
    case .requiredAtLeast, .optionalAtLeast: return max(0, -excess)
    }
  }

  // MARK: Steps of a change

  /// The greatest coefficient, and the reciprocal of the least: beyond, products would overflow.
  private static let maxCoefficient = 1e30

  static func kind(of relation: Relation, priority: Double) -> Symbol.Kind {
    let isRequired = priority >= Constraint.required
    return switch relation {
    case .equal: isRequired ? .requiredEqual : .optionalEqual
    case .lessThanOrEqual, .greaterThanOrEqual:
      isRequired ? .requiredAtLeast : .optionalAtLeast
    }
  }

  private func setTerms(of constraint: Constraint, _ symbol: Int) {
    let sign = constraint.relation == .lessThanOrEqual ? -1.0 : 1
    tableau.symbols[symbol].sign = sign
    tableau.symbols[symbol].constant = sign * constraint.constant
    tableau.noteMagnitude(constraint.constant)
    for term in constraint.terms where abs(term.coefficient) * Self.maxCoefficient >= 1 {
      guard let variable = self.symbol(of: term.variable) else { continue }
      tableau.symbols[symbol].terms.append(
        Entry(symbol: Int32(variable), coefficient: sign * term.coefficient))
      tableau.symbols[variable].uses += 1
    }
  }

  private func removeTerms(of symbol: Int) {
    let terms = tableau.symbols[symbol].terms
    for place in 0..<terms.count { tableau.symbols[Int(terms[place].symbol)].uses -= 1 }
  }

  /// Makes the row of a constraint and satisfies it; on an error, the symbol is in no row.
  private func insert(_ symbol: Int) throws(SolverError) {
    let row = tableau.makeConstraintRow(symbol)
    tableau.beginChange()
    let outcome = tableau.insert(row: row, stepLimit: stepLimit)
    if outcome != .solved || tableau.hasOverflow {
      let error = self.error(for: outcome, without: symbol)
      tableau.undoChange()
      tableau.removeRow(row)
      throw error
    }
    finishChange()
  }

  private func finishChange() {
    tableau.endChange()
    // A removal that exceeded the limit of steps may have left the search unfinished.
    if tableau.pending.count > 0 { _ = tableau.restoreOptimality(stepLimit: stepLimit) }
    if tableau.isDue { tableau.refresh(stepLimit: stepLimit) }
  }

  private func error(for outcome: Outcome, without changed: Int) -> SolverError {
    if tableau.hasOverflow { return .notFinite }
    guard case .unsatisfiable(let row) = outcome else { return .tooManySteps }
    let owners = tableau.conflict(ofRow: row).filter { $0 != changed }
      .map { ConstraintID(index: tableau.symbols[$0].owner) }
    return .unsatisfiable(owners.sorted())
  }
}
