import Cassowary

/// A reproducible sequence of numbers: the upper bits of a linear congruential generator.
struct RandomNumbers {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed)
  }

  /// Returns a number from 0 to below the limit.
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

/// A system of up to six variables and seventeen constraints, and changes of it.
///
/// `Independent/optima` computes the same systems.
struct RandomSystem {
  enum Change {
    case add([(variable: Int, coefficient: Double)], Relation, constant: Double, priority: Double)
    case constant(of: Int, Double)
    case priority(of: Int, Double)
    case remove(Int)
  }

  static let levels = [750.0, 500, 250]
  let variableCount: Int
  let changes: [Change]

  init(number: Int) {
    var random = RandomNumbers(seed: number)
    for _ in 0..<4 { _ = random.below(1) }
    let variableCount = 2 + random.below(5)
    var changes: [Change] = []
    let additions = variableCount + random.below(2 * variableCount)
    let coefficients = [1.0, 1, 1, -1, -1, 2, -2, 3]
    for _ in 0..<additions {
      let terms = (0..<(1 + random.below(3))).map { _ in
        (variable: random.below(variableCount), coefficient: coefficients[random.below(8)])
      }
      let relation = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual][random.below(3)]
      let constant = Double(random.below(41) * 5 - 100)
      let priority = [1000.0, 1000, 750, 500, 250][random.below(5)]
      changes.append(.add(terms, relation, constant: constant, priority: priority))
    }
    for _ in 0..<random.below(5) {
      let (kind, index) = (random.below(3), random.below(additions))
      switch kind {
      case 0: changes.append(.constant(of: index, Double(random.below(41) * 5 - 100)))
      case 1: changes.append(.priority(of: index, [1000, 750, 500, 250][random.below(4)]))
      default: changes.append(.remove(index))
      }
    }
    self.variableCount = variableCount
    self.changes = changes
  }
}

/// A random system in a solver.
struct SolvedSystem {
  let solver = Solver()
  let variables: [Variable]
  /// The constraints by the number of the change that added them, with their current priorities.
  private(set) var constraints: [Int: (id: ConstraintID, priority: Double)] = [:]
  /// A bit for each change that was refused.
  private(set) var refused = 0

  /// Performs the changes of a system one after the other.
  ///
  /// - Parameters:
  ///   - count: The number of changes to perform.
  ///   - observe: Is called after each change with the error if it was refused.
  init(
    _ system: RandomSystem, count: Int = .max,
    observe: (SolvedSystem, SolverError?) -> Void = { _, _ in }
  ) {
    variables = (0..<system.variableCount).map { [solver] _ in solver.makeVariable() }
    for (number, change) in system.changes.prefix(count).enumerated() {
      do throws(SolverError) {
        try perform(change, number)
        observe(self, nil)
      } catch {
        refused |= 1 << number
        observe(self, error)
      }
    }
  }

  /// Performs some of the changes of a system.
  init(_ system: RandomSystem, only numbers: [Int]) {
    variables = (0..<system.variableCount).map { [solver] _ in solver.makeVariable() }
    for number in numbers { try? perform(system.changes[number], number) }
  }

  /// The constraints in the order of addition.
  var ids: [ConstraintID] { constraints.values.map(\.id).sorted() }

  private mutating func perform(_ change: RandomSystem.Change, _ number: Int) throws(SolverError) {
    switch change {
    case .add(let terms, let relation, let constant, let priority):
      let id = try solver.add(
        Constraint(
          terms.map { Term(variables[$0.variable], $0.coefficient) }, relation, constant,
          priority: priority))
      constraints[number] = (id, priority)
    case .constant(let index, let constant):
      if let id = constraints[index]?.id { try solver.setConstant(constant, of: id) }
    case .priority(let index, let priority):
      if let id = constraints[index]?.id {
        try solver.setPriority(priority, of: id)
        constraints[index]?.priority = priority
      }
    case .remove(let index):
      if let id = constraints.removeValue(forKey: index)?.id { solver.remove(id) }
    }
  }

  /// Returns why a change would be refused.
  func error(of change: RandomSystem.Change, _ number: Int) -> SolverError? {
    var copy = self
    do throws(SolverError) {
      try copy.perform(change, number)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the sum of the violations of a priority.
  func violation(at priority: Double) -> Double {
    constraints.values.filter { $0.priority == priority }
      .map { solver.violation(of: $0.id) }.sorted().reduce(0, +)
  }
}
