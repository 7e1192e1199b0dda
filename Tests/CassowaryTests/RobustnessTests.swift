import Cassowary
import Testing

@Suite struct RobustnessTests {
  /// Views beside each other with contents of different widths, in a container.
  private struct Row {
    let solver = Solver()
    private(set) var variables: [Variable] = []
    private(set) var constants: [ConstraintID] = []

    /// Creates a row; the first constant is the width of the container, then there are two for each
    /// view: its preferred width and its distance from the previous view.
    init(views: Int, constants values: [Double]) throws {
      let container = solver.makeVariable()
      variables = [container]
      constants = [
        try solver.add(Constraint([Term(container)], .equal, values[0], priority: 900))
      ]
      var end: [Term] = []
      for index in 0..<views {
        let (left, width) = (solver.makeVariable(), solver.makeVariable())
        let (preferred, distance) = (values[1 + 2 * index], values[2 + 2 * index])
        constants.append(
          try solver.add(Constraint([Term(width)], .equal, preferred, priority: 250)))
        constants.append(try solver.add(Constraint([Term(left)] + end, .equal, distance)))
        try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 1.0 / 3, priority: 750))
        try solver.add(Constraint([Term(width)], .lessThanOrEqual, 100 / 0.7, priority: 600))
        end = [Term(left, -1), Term(width, -1)]
        variables += [left, width]
      }
      try solver.add(Constraint([Term(container)] + end, .equal, 0))
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
  }

  @Test("100,000 changed constants leave the values of a new system")
  func drift() throws {
    var random = RandomNumbers(seed: 1)
    var constants = (0..<9).map { _ in Double(random.below(1000)) / 7 }
    let row = try Row(views: 4, constants: constants)
    for _ in 0..<100_000 {
      let index = random.below(9)
      constants[index] = Double(random.below(index == 0 ? 4000 : 1000)) / 7
      try row.solver.setConstant(constants[index], of: row.constants[index])
    }
    // Of equal solutions, the one of a new system may be another: only sums of levels are unique.
    let fresh = try Row(views: 4, constants: constants)
    for (id, expected) in zip(row.constants, fresh.constants) {
      #expect(
        row.solver.violation(of: id).isFinite && fresh.solver.violation(of: expected).isFinite)
    }
    let violations = [row, fresh].map { row in
      row.constants.dropFirst().map { row.solver.violation(of: $0) }.reduce(0, +)
    }
    #expect(abs(violations[0] - violations[1]) < 1e-6)
    for (variable, value) in zip(row.variables, fresh.values) where row.solver.isUnique(variable) {
      #expect(abs(row.solver.value(of: variable) - value) < 1e-6)
    }
    #expect(row.solver.isUnique(row.variables[0]))
  }

  @Test("constraints that are added and removed 5,000 times leave nothing behind")
  func additions() throws {
    let solver = Solver()
    let variables = (0..<8).map { _ in solver.makeVariable() }
    for index in 0..<7 {
      try solver.add(
        Constraint([Term(variables[index + 1]), Term(variables[index], -1.0 / 3)], .equal, 1))
    }
    var ids: [ConstraintID] = []
    for round in 0..<5000 {
      let terms = [Term(variables[round % 8], 0.7), Term(variables[(round * 3 + 1) % 8], -0.1)]
      let constraint = Constraint(
        terms, [.equal, .lessThanOrEqual, .greaterThanOrEqual][round % 3], Double(round % 100),
        priority: Double(200 + round % 5))
      ids.append(try solver.add(constraint))
      if ids.count > 6 { solver.remove(ids.remove(at: round % 6)) }
    }
    for id in ids { solver.remove(id) }
    try solver.add(Constraint([Term(variables[0])], .equal, 9))
    var expected = 9.0
    for variable in variables {
      #expect(abs(solver.value(of: variable) - expected) < 1e-9)
      #expect(solver.isUnique(variable))
      expected = expected / 3 + 1
    }
  }

  @Test(
    "numbers that are not finite are refused",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(Constraint([Term(x)], .equal, 3))
    #expect(throws: SolverError.notFinite) {
      try solver.add(Constraint([Term(x, number)], .equal, 3))
    }
    #expect(throws: SolverError.notFinite) {
      try solver.add(Constraint([Term(x)], .equal, number, priority: 500))
    }
    #expect(throws: SolverError.notFinite) {
      try solver.add(Constraint([Term(x)], .equal, 3, priority: number))
    }
    #expect(throws: SolverError.notFinite) { try solver.setConstant(number, of: id) }
    #expect(throws: SolverError.notFinite) { try solver.setPriority(number, of: id) }
    #expect(solver.value(of: x) == 3)
  }

  @Test("a result beyond the greatest number is refused, and the system is as before")
  func overflow() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let id = try solver.add(Constraint([Term(x)], .equal, 3))
    try solver.add(Constraint([Term(y), Term(x, -1e6)], .equal, 0))
    #expect(throws: SolverError.notFinite) { try solver.setConstant(1e303, of: id) }
    #expect(throws: SolverError.notFinite) {
      try solver.add(Constraint([Term(x, 1e31)], .equal, 3))
    }
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == 3e6)
    try solver.setConstant(4, of: id)
    #expect(solver.value(of: y) == 4e6)
  }

  @Test("a constant that was extremely large leaves no error")
  func largeConstant() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(y), Term(x, -1)], .equal, 0.5))
    let id = try solver.add(Constraint([Term(x)], .equal, .greatestFiniteMagnitude, priority: 1))
    try solver.setConstant(100, of: id)
    #expect(solver.value(of: x) == 100)
    #expect(solver.value(of: y) == 100.5)
    let limit = Double.greatestFiniteMagnitude
    let high = try solver.add(Constraint([Term(x)], .lessThanOrEqual, limit))
    try solver.setConstant(40, of: high)
    #expect(solver.value(of: y) == 40.5)
  }

  @Test("a change that takes more steps than the limit is refused, and the system is as before")
  func stepLimit() throws {
    let solver = Solver()
    let variables = (0..<20).map { _ in solver.makeVariable() }
    for variable in variables {
      try solver.add(Constraint([Term(variable)], .lessThanOrEqual, 10))
      try solver.add(Constraint([Term(variable)], .greaterThanOrEqual, 0))
      try solver.add(Constraint([Term(variable)], .equal, 5, priority: 500))
    }
    let sum = try solver.add(Constraint(variables.map { Term($0) }, .equal, 100, priority: 600))
    let before = variables.map { solver.value(of: $0) }
    solver.stepLimit = 3
    #expect(throws: SolverError.tooManySteps) { try solver.setConstant(180, of: sum) }
    #expect(variables.map { solver.value(of: $0) } == before)
    solver.stepLimit = 100
    try solver.setConstant(180, of: sum)
    #expect(abs(variables.map { solver.value(of: $0) }.reduce(0, +) - 180) < 1e-9)
  }

  @Test("nearly equal coefficients leave no coefficient where they should cancel")
  func cancellation() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x), Term(y, -0.1)], .equal, 0))
    try solver.add(Constraint([Term(x, 3), Term(y, -0.3), Term(z)], .equal, 8))
    #expect(abs(solver.value(of: z) - 8) < 1e-12)
    #expect(solver.isUnique(z))
    #expect(!solver.isUnique(y))
  }

  @Test("a chain of 200 views is solved, and moves as a whole")
  func chain() throws {
    var constants = [30_000.0]
    for _ in 0..<200 { constants += [100, 8] }
    let row = try Row(views: 200, constants: constants)
    // The first 196 views are stretched as far as they may be.
    let (first, last) = (row.variables[2], row.variables[400])
    #expect(abs(row.solver.value(of: first) - 100 / 0.7) < 1e-9)
    #expect(abs(row.solver.value(of: last) - 100) < 1e-9)
    #expect(abs(row.solver.value(of: row.variables[399]) - 29_900) < 1e-9)
    try row.solver.setConstant(18, of: row.constants[2])
    #expect(row.solver.takeChanges().count > 200)
  }
}
