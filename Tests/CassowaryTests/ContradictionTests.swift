import Cassowary
import Testing

@Suite struct ContradictionTests {
  let solver = Solver()

  @Test("an error lists the required constraints that contradict a new one, and no others")
  func conflict() throws {
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(z)], .equal, 7))
    let first = try solver.add(Constraint([Term(x)], .equal, 100))
    let second = try solver.add(Constraint([Term(y), Term(x, -1)], .greaterThanOrEqual, 10))
    try solver.add(Constraint([Term(y)], .equal, 120, priority: 500))
    try solver.add(Constraint([Term(y)], .lessThanOrEqual, 500))
    #expect(throws: SolverError.unsatisfiable([first, second])) {
      try solver.add(Constraint([Term(y)], .lessThanOrEqual, 105))
    }
    #expect([x, y, z].map { solver.value(of: $0) } == [100, 120, 7])
  }

  @Test("a changed constant that contradicts others is refused, and the system is as before")
  func constant() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(Constraint([Term(x)], .greaterThanOrEqual, 10))
    let sum = try solver.add(Constraint([Term(x), Term(y)], .equal, 100))
    let high = try solver.add(Constraint([Term(y)], .greaterThanOrEqual, 20))
    try solver.add(Constraint([Term(x)], .equal, 30, priority: 500))
    _ = solver.takeChanges()
    #expect(throws: SolverError.unsatisfiable([low, sum])) {
      try solver.setConstant(95, of: high)
    }
    #expect(throws: SolverError.unsatisfiable([low, high])) {
      try solver.setConstant(25, of: sum)
    }
    #expect(solver.takeChanges() == [])
    #expect([x, y].map { solver.value(of: $0) } == [30, 70])
    try solver.setConstant(85, of: high)
    #expect([x, y].map { solver.value(of: $0) } == [15, 85])
  }

  @Test("equalities that are consequences of others do not contradict them")
  func redundant() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x), Term(y, -1)], .equal, 5))
    let y1 = try solver.add(Constraint([Term(y)], .equal, 1))
    let x6 = try solver.add(Constraint([Term(x)], .equal, 6))
    #expect(throws: SolverError.self) { try solver.setConstant(2, of: y1) }
    #expect(solver.value(of: x) == 6)
    solver.remove(x6)
    try solver.setConstant(2, of: y1)
    #expect(solver.value(of: x) == 7)
  }

  @Test("after any refused change, every value is as before")
  func refusedChanges() {
    var count = 0
    for number in 0..<1000 {
      let system = RandomSystem(number: number)
      var values = Array(repeating: 0.0, count: system.variableCount)
      _ = SolvedSystem(system) { system, error in
        let current = system.variables.map { system.solver.value(of: $0) }
        if error != nil {
          count += 1
          #expect(current == values, "system \(number)")
        }
        values = current
      }
    }
    #expect(count > 200)
  }

  @Test("the constraints of a conflict contradict the refused one, and without any of them do not")
  func conflictsAreMinimal() {
    var count = 0
    for number in 0..<1000 {
      let system = RandomSystem(number: number)
      for (place, change) in system.changes.enumerated() {
        guard case .add = change else { break }
        let solved = SolvedSystem(system, count: place)
        guard case .unsatisfiable(let conflict)? = solved.error(of: change, place) else { continue }
        count += 1
        let numbers = solved.constraints.filter { conflict.contains($0.value.id) }.keys.sorted()
        #expect(numbers.count == conflict.count)
        let all = SolvedSystem(system, only: numbers)
        #expect(all.error(of: change, place) == .unsatisfiable(all.ids), "system \(number)")
        for left in numbers {
          let others = SolvedSystem(system, only: numbers.filter { $0 != left })
          #expect(others.error(of: change, place) == nil, "system \(number) without \(left)")
        }
      }
    }
    #expect(count > 200)
  }

  @Test("of 10,000 constraints that contradict one, each conflict is that one")
  func manyContradictions() throws {
    let x = solver.makeVariable()
    let first = try solver.add(Constraint([Term(x)], .equal, -1))
    for constant in 0..<10_000 {
      #expect(throws: SolverError.unsatisfiable([first])) {
        try solver.add(Constraint([Term(x)], .equal, Double(constant)))
      }
    }
    #expect(solver.value(of: x) == -1)
  }
}
