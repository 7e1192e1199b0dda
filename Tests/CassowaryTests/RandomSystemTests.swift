import Cassowary
import Foundation
import Testing

/// 10,000 systems with changes, compared with linear programs that `Independent/optima` solved one
/// priority after the other with HiGHS.
@Suite struct RandomSystemTests {
  /// What is known of a system: see `Independent/optima`.
  struct Expected {
    let refused: Int
    let violations: [Double]
    /// nil where the constraints determine no value.
    let values: [Double?]

    init?(_ line: Substring) {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let refused = Int(fields[0], radix: 16) else { return nil }
      self.refused = refused
      let sums = fields[1].split(separator: ",").compactMap { Double($0) }
      violations = sums + Array(repeating: 0, count: 3 - sums.count)
      values = fields[2].split(separator: ",").map { Double($0) }
    }
  }

  static let expected: [Expected] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Independent/optima.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap(Expected.init)
  }()

  @Test("the results of 10,000 systems are read")
  func results() {
    #expect(Self.expected.count == 10_000)
  }

  @Test(
    "violations of all priorities, determined values and uniqueness are those of linear programs",
    arguments: 0..<20)
  func optima(part: Int) {
    for number in (part * 500)..<(part * 500 + 500) where number < Self.expected.count {
      let expected = Self.expected[number]
      let solved = SolvedSystem(RandomSystem(number: number))
      #expect(solved.refused == expected.refused, "system \(number)")
      for (level, violation) in zip(RandomSystem.levels, expected.violations) {
        let actual = solved.violation(at: level)
        #expect(abs(actual - violation) < 1e-5, "system \(number) at \(level)")
      }
      for (variable, value) in zip(solved.variables, expected.values) {
        #expect(
          solved.solver.isUnique(variable) == (value != nil),
          "system \(number), variable \(variable.index)")
        if let value {
          #expect(
            abs(solved.solver.value(of: variable) - value) < 1e-5,
            "system \(number), variable \(variable.index)")
        }
      }
    }
  }
}
