import Cassowary
import Testing

@Suite struct UniquenessTests {
  @Test(
    "isUnique is whether every optimal solution has the value",
    arguments: [
      ("no constraint", [], false),
      ("required", [(Relation.equal, 5, 1000)], true),
      ("optional", [(.equal, 5, 1)], true),
      ("one side", [(.lessThanOrEqual, 5, 1000)], false),
      ("one violated side", [(.lessThanOrEqual, 5, 1000), (.greaterThanOrEqual, 7, 500)], true),
      ("both sides", [(.lessThanOrEqual, 5, 1000), (.greaterThanOrEqual, 5, 1000)], true),
      ("both sides apart", [(.lessThanOrEqual, 9, 500), (.greaterThanOrEqual, 5, 500)], false),
      ("two of one priority", [(.equal, 5, 500), (.equal, 9, 500)], false),
      ("three of one priority", [(.equal, 5, 500), (.equal, 9, 500), (.equal, 7, 500)], true),
      ("two, and a lower one", [(.equal, 5, 500), (.equal, 9, 500), (.equal, 0, 50)], true),
      (
        "two, and a lower one between them",
        [(.equal, 5, 500), (.equal, 9, 500), (.greaterThanOrEqual, 7, 50)], false
      ),
    ] as [(String, [(Relation, Double, Double)], Bool)])
  func oneVariable(
    id: String, constraints: [(Relation, Double, Double)], isUnique: Bool
  ) throws {
    let solver = Solver()
    let x = solver.makeVariable()
    for (relation, constant, priority) in constraints {
      try solver.add(Constraint([Term(x)], relation, constant, priority: priority))
    }
    let value = solver.value(of: x)
    #expect(solver.isUnique(x) == isUnique)
    #expect(solver.value(of: x) == value)
    #expect(solver.takeChanges() == (value == 0 ? [] : [x]))
    #expect(solver.takeChanges() == [])
  }

  @Test("a difference can be determined where its variables are not")
  func difference() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(x), Term(y, -1)], .equal, 3))
    try solver.add(Constraint([Term(z), Term(x, -1), Term(y)], .equal, 0))
    #expect(solver.value(of: z) == 3)
    #expect([x, y, z].map { solver.isUnique($0) } == [false, false, true])
  }
}
