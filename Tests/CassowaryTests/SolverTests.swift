import Cassowary
import Testing

@Suite struct SolverTests {
  @Test("a required equality determines a variable")
  func equality() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Constraint([Term(x)], .equal, 100))
    #expect(solver.value(of: x) == 100)
    #expect(solver.takeChanges() == [x])
    #expect(solver.takeChanges() == [])
  }

  @Test("a higher priority wins outright, without averaging")
  func levels() throws {
    let solver = Solver()
    let width = solver.makeVariable()
    try solver.add(Constraint([Term(width)], .equal, 140, priority: 749))
    let high = try solver.add(Constraint([Term(width)], .equal, 60, priority: 750))
    #expect(solver.value(of: width) == 60)
    solver.remove(high)
    #expect(solver.value(of: width) == 140)
  }

  @Test("contradicting required constraints are reported, and the system is as before")
  func contradiction() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Constraint([Term(x)], .equal, 100))
    let second = try solver.add(Constraint([Term(y), Term(x, -1)], .greaterThanOrEqual, 10))
    try solver.add(Constraint([Term(y)], .equal, 120, priority: 500))
    #expect(throws: SolverError.unsatisfiable([first, second])) {
      try solver.add(Constraint([Term(y)], .lessThanOrEqual, 105))
    }
    #expect(solver.value(of: x) == 100)
    #expect(solver.value(of: y) == 120)
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
