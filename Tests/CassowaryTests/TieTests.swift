import Cassowary
import Testing

/// The choice between solutions that are equally good.
///
/// The layouts and their results were measured on UIKit's stack views.
@Suite struct TieTests {
  let solver = Solver()

  /// Views beside each other that fill a width: their left edges and widths.
  private func stack(_ count: Int, width: Double) throws -> [Variable] {
    var end: [Term] = []
    var widths: [Variable] = []
    for _ in 0..<count {
      let (left, width) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(
        Constraint([Term(left)] + end.map { Term($0.variable, -$0.coefficient) }, .equal, 0))
      end = [Term(left), Term(width)]
      widths.append(width)
    }
    try solver.add(Constraint(end, .equal, width))
    return widths
  }

  private func values(_ variables: [Variable]) -> [Double] {
    variables.map { solver.value(of: $0) }
  }

  @Test(
    "of constraints of one priority that conflict, the one that was added first gives in",
    arguments: [
      ("stretched", 300.0, [140.0, 60, 100]), ("squeezed", 200, [40, 60, 100]),
      ("squeezed further", 150, [-10, 60, 100]), ("exact", 220, [60, 60, 100]),
    ])
  func equalPriorities(id: String, width: Double, expected: [Double]) throws {
    let widths = try stack(3, width: width)
    for (width, content) in zip(widths, [60.0, 60, 100]) {
      try solver.add(Constraint([Term(width)], .lessThanOrEqual, content, priority: 250))
      try solver.add(Constraint([Term(width)], .greaterThanOrEqual, content, priority: 750))
    }
    #expect(values(widths) == expected)
  }

  @Test("the first constraint gives in as well if the width was added last")
  func widthAddedLast() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for variable in [x, y] {
      try solver.add(Constraint([Term(variable)], .equal, 50, priority: 250))
    }
    let width = try solver.add(Constraint([Term(x), Term(y)], .equal, 130))
    #expect(values([x, y]) == [80, 50])
    try solver.setConstant(70, of: width)
    #expect(values([x, y]) == [20, 50])
  }

  @Test("of views without a size, the last is as wide as the rest, and the others are 0")
  func noSizes() throws {
    #expect(values(try stack(2, width: 200)) == [0, 200])
    #expect(values(try stack(3, width: 90)) == [0, 0, 90])
  }

  @Test("of views without a size that can't be negative, the last is as wide as the rest")
  func sizesFromZero() throws {
    let widths = try stack(3, width: 90)
    for width in widths { try solver.add(Constraint([Term(width)], .greaterThanOrEqual, 0)) }
    #expect(values(widths) == [0, 0, 90])
  }

  @Test("a view without a size fills before views with one")
  func nested() throws {
    let widths = try stack(3, width: 300)
    for index in [0, 2] {
      try solver.add(Constraint([Term(widths[index])], .lessThanOrEqual, 60, priority: 250))
      try solver.add(Constraint([Term(widths[index])], .greaterThanOrEqual, 60, priority: 750))
    }
    #expect(values(widths) == [60, 180, 60])
  }

  @Test("the same calls give the same values, bit by bit")
  func determinism() {
    for number in 0..<200 {
      let (first, second) = (
        SolvedSystem(RandomSystem(number: number)), SolvedSystem(RandomSystem(number: number))
      )
      let pairs = zip(first.variables, second.variables)
      #expect(
        pairs.allSatisfy {
          first.solver.value(of: $0).bitPattern == second.solver.value(of: $1).bitPattern
        })
    }
  }
}
