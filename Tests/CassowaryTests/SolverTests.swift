import Cassowary
import Testing

@Suite struct SolverTests {
  let solver = Solver()

  /// Adds `coefficients · variables (relation) constant`.
  @discardableResult
  private func add(
    _ variables: [Variable], _ coefficients: [Double], _ relation: Relation, _ constant: Double,
    priority: Double = 1000
  ) throws -> ConstraintID {
    try solver.add(
      Constraint(
        zip(variables, coefficients).map { Term($0, $1) }, relation, constant, priority: priority))
  }

  @Test("a variable is 0 until a constraint determines it, and unique from then on")
  func variable() throws {
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    #expect(!solver.isUnique(x))
    try add([x], [1], .equal, 100)
    #expect(solver.value(of: x) == 100)
    #expect(solver.isUnique(x))
  }

  @Test(
    "optional constraints are satisfied as far as those of higher priority permit",
    arguments: [
      ("60 at 750, 140 at 749", [(Relation.equal, 60, 750), (.equal, 140, 749)], 60),
      ("the other order", [(.equal, 140, 749), (.equal, 60, 750)], 60),
      ("30 at 999, at least 90", [(.equal, 30, 999), (.greaterThanOrEqual, 90, 1000)], 90),
      (
        "80 to 200, 300 at 500",
        [(.greaterThanOrEqual, 80, 1000), (.lessThanOrEqual, 200, 1000), (.equal, 300, 500)], 200
      ),
      (
        "one at 750 outweighs many at 749",
        [(.equal, 10, 750)] + Array(repeating: (.equal, 90, 749), count: 50), 10
      ),
      (
        "the median of a level is its optimum",
        [(.equal, 10, 500), (.equal, 30, 500), (.equal, 90, 500)], 30
      ),
      ("priorities above 1000 are required", [(.equal, 5, 2000), (.equal, 7, 999)], 5),
      ("negative priorities are levels", [(.equal, 5, -1), (.equal, 7, -2)], 5),
      (
        "inequalities that hold do not pull",
        [(.lessThanOrEqual, 90, 750), (.greaterThanOrEqual, 10, 750), (.equal, 40, 1)], 40
      ),
    ] as [(String, [(Relation, Double, Double)], Double)])
  func priorities(id: String, constraints: [(Relation, Double, Double)], expected: Double) throws {
    let x = solver.makeVariable()
    for (relation, constant, priority) in constraints {
      try add([x], [1], relation, constant, priority: priority)
    }
    #expect(abs(solver.value(of: x) - expected) < 1e-9)
  }

  @Test("terms of one variable are added; those of coefficient 0 have no effect")
  func repeatedTerms() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([x, x, y], [1, 2, 0], .equal, 30)
    #expect(solver.value(of: x) == 10)
    #expect(!solver.isUnique(y))
  }

  @Test("a constraint of terms that cancel is one without terms")
  func canceledTerms() throws {
    let x = solver.makeVariable()
    try add([x, x], [1, -1], .equal, 0)
    #expect(throws: SolverError.unsatisfiable([])) { try add([x, x], [1, -1], .equal, 3) }
    #expect(throws: SolverError.unsatisfiable([])) { try add([], [], .greaterThanOrEqual, 1) }
    let optional = try add([], [], .greaterThanOrEqual, 1, priority: 500)
    #expect(solver.violation(of: optional) == 1)
  }

  @Test("terms of variables of which the solver has none are ignored")
  func unknownVariable() throws {
    let other = Solver()
    _ = other.makeVariable()
    let foreign = other.makeVariable()
    let x = solver.makeVariable()
    try add([x, foreign], [1, 1], .equal, 4)
    #expect(solver.value(of: x) == 4)
    #expect(solver.value(of: foreign) == 0)
  }

  @Test("a value of 0 has no sign", arguments: [1.0, -1], [0.0, -0.0])
  func zero(coefficient: Double, constant: Double) throws {
    let x = solver.makeVariable()
    let id = try add([x], [coefficient], .equal, constant)
    #expect(solver.value(of: x).sign == .plus)
    try solver.setConstant(3, of: id)
    try solver.setConstant(constant, of: id)
    #expect(solver.value(of: x).bitPattern == 0)
  }

  @Test("takeChanges returns each variable whose value changed once, in the order of creation")
  func changes() throws {
    let variables = (0..<70).map { _ in solver.makeVariable() }
    let first = try add([variables[0]], [1], .equal, 5)
    for index in 1..<70 {
      try add([variables[index], variables[index - 1]], [1, -1], .equal, index == 3 ? 1 : 0)
    }
    #expect(solver.takeChanges() == variables)
    #expect(solver.takeChanges() == [])
    try solver.setConstant(6, of: first)
    try solver.setConstant(5, of: first)
    #expect(solver.takeChanges() == [])
    let apart = try add([variables[9]], [1], .equal, 8, priority: 10)
    #expect(solver.takeChanges() == [])
    solver.remove(first)
    #expect(solver.takeChanges() == variables)
    #expect(solver.value(of: variables[9]) == 8)
    #expect(solver.violation(of: apart) == 0)
  }

  @Test("a removed variable is 0, and one that a constraint contains is not removed")
  func removedVariable() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let id = try add([x, y], [1, -1], .equal, 5)
    try add([y], [1], .equal, 1)
    solver.remove(x)
    #expect(solver.value(of: x) == 6)
    solver.remove(id)
    solver.remove(x)
    #expect(solver.value(of: x) == 0)
    let z = solver.makeVariable()
    #expect(z.index == 2)
    try add([z, x], [1, 1], .equal, 3)
    #expect(solver.value(of: z) == 3)
  }

  @Test("a removed constraint has no effect, and can be removed again")
  func removedConstraint() throws {
    let x = solver.makeVariable()
    let low = try add([x], [1], .greaterThanOrEqual, 50)
    let wish = try add([x], [1], .equal, 20, priority: 750)
    #expect(solver.value(of: x) == 50)
    #expect(solver.violation(of: wish) == 30)
    solver.remove(low)
    solver.remove(low)
    #expect(solver.value(of: x) == 20)
    #expect(solver.violation(of: low) == 0)
    try solver.setConstant(90, of: low)
    try solver.setPriority(500, of: low)
    #expect(solver.value(of: x) == 20)
  }

  @Test("what nothing determines any more is 0")
  func released() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([y, x], [1, -1], .equal, 10)
    let id = try add([x], [1], .equal, 100)
    #expect(solver.value(of: y) == 110)
    solver.remove(id)
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 10)
    #expect(!solver.isUnique(y))
  }

  @Test(
    "a changed constant moves what depends on it, also from one side of an inequality to the other",
    arguments: [(0.0, 10.0), (10, 10), (25, 25), (40, 40), (41, 40), (1e6, 40), (-1e6, 10)])
  func constant(value: Double, expected: Double) throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try add([x], [1], .greaterThanOrEqual, 10)
    try add([x], [1], .lessThanOrEqual, 40)
    let wish = try add([x], [1], .equal, 20, priority: 500)
    try add([y, x], [1, -2], .equal, 1)
    try solver.setConstant(value, of: wish)
    #expect(solver.value(of: x) == expected)
    #expect(solver.value(of: y) == 2 * expected + 1)
    #expect(solver.violation(of: wish) == abs(expected - value))
    try solver.setConstant(20, of: wish)
    #expect(abs(solver.value(of: x) - 20) < 1e-9)
  }

  @Test("an at-most constraint keeps its direction when its constant changes")
  func atMost() throws {
    let x = solver.makeVariable()
    try add([x], [1], .equal, 100, priority: 250)
    let limit = try add([x], [1], .lessThanOrEqual, 60)
    try solver.setConstant(30, of: limit)
    #expect(solver.value(of: x) == 30)
    try solver.setConstant(300, of: limit)
    #expect(solver.value(of: x) == 100)
  }

  @Test("a priority can change, also to required and back")
  func priority() throws {
    let x = solver.makeVariable()
    let first = try add([x], [1], .equal, 10, priority: 500)
    let second = try add([x], [1], .equal, 20, priority: 400)
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(600, of: second)
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(1000, of: first)
    #expect(solver.value(of: x) == 10)
    #expect(throws: SolverError.unsatisfiable([first])) { try solver.setPriority(1000, of: second) }
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(100, of: first)
    #expect(solver.value(of: x) == 20)
  }

  @Test("takeChanges returns only variables after constraints are removed")
  func changesOfRemovals() throws {
    let solver = Solver()
    let variables = (0..<3).map { _ in solver.makeVariable() }
    var added: [ConstraintID] = []
    for index in 0..<60 {
      let variable = variables[index % 3]
      added.append(
        try solver.add(
          Constraint([Term(variable)], .equal, Double(index), priority: Double(index + 1))))
    }
    try solver.add(Constraint([Term(variables[0]), Term(variables[1], -1)], .equal, 5))
    _ = solver.takeChanges()
    for id in added.reversed() {
      solver.remove(id)
      #expect(solver.takeChanges().allSatisfy(variables.contains))
    }
  }
}
