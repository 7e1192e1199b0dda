import Foundation
import Imaging
import Testing

@Suite struct AxisTicksTests {
  @Test(
    "an axis has round numbers",
    arguments: [
      ("0 to 1 in tenths", 0...1, 10, 0.1, ["0.0", "0.1", "0.2", "0.3", "0.4", "0.5"]),
      ("0 to 1 in halves", 0...1, 2, 0.5, ["0.0", "0.5", "1.0"]),
      ("4 seconds", 0...4, 8, 0.5, ["0.0", "0.5", "1.0", "1.5", "2.0", "2.5"]),
      ("a phone's height", 0...568, 6, 100, ["0", "100", "200", "300", "400", "500"]),
      ("between round numbers", 101...519, 5, 100, ["200", "300", "400", "500"]),
      ("below zero", -45...45, 5, 20, ["\u{2212}40", "\u{2212}20", "0", "20", "40"]),
      ("hundredths", 0.93...1.01, 4, 0.02, ["0.94", "0.96", "0.98", "1.00"]),
      ("a hundredth of a second", 0...0.01, 5, 0.002, ["0.000", "0.002", "0.004", "0.006"]),
      ("ten minutes", 0...600, 12, 50, ["0", "50", "100", "150", "200", "250"]),
      ("large numbers", 1e9...3e9, 2, 1e9, ["1000000000.0", "2000000000.0", "3000000000.0"]),
    ] as [(String, ClosedRange<Double>, Int, Double, [String])])
  func roundNumbers(
    id: String, range: ClosedRange<Double>, count: Int, step: Double, labels: [String]
  ) {
    let ticks = AxisTicks(in: range, atMost: count)
    #expect(ticks.step == step)
    #expect(Array(ticks.labels.prefix(6)).starts(with: labels))
    #expect(ticks.values.count == ticks.labels.count)
    #expect(
      ticks.values.allSatisfy { range.lowerBound - 1e-9 <= $0 && $0 <= range.upperBound + 1e-9 })
  }

  @Test(
    "an axis of angles has fractions of turns",
    arguments: [
      (0...8, 8, 1), (0...50, 5, 10), (0...55, 5, 15), (-90...90, 6, 30), (0...180, 4, 45),
      (-200...200, 5, 90), (0...1000, 6, 180), (0...720, 2, 360), (0...721, 2, 720),
      (0...9000, 5, 1800), (0...9001, 5, 3600),
    ] as [(ClosedRange<Double>, Int, Double)])
  func fractionsOfTurns(
    range: ClosedRange<Double>, count: Int, step: Double
  ) {
    #expect(AxisTicks(in: range, atMost: count, steps: .turns).step == step)
  }

  @Test(
    "short labels have no trailing zeros",
    arguments: [
      (0.0...100, 3, ["0", "50", "100"]),
      (0...4, 8, ["0", "0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4"]),
      (-0.03...0.05, 3, ["0", "0.05"]),
      (7...7, 3, ["7"]),
      (120...1375, 3, ["500", "1000"]),
      (-45...45, 5, ["-40", "-20", "0", "20", "40"]),
    ])
  func shortLabels(range: ClosedRange<Double>, count: Int, labels: [String]) {
    #expect(AxisTicks(in: range, atMost: count, labels: .short).labels == labels)
  }

  @Test("values are the doubles nearest to their labels") func nearestDoubles() {
    #expect(
      AxisTicks(in: 0...0.5, atMost: 10).values
        == [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5])
    #expect(AxisTicks(in: 0...1.1, atMost: 11).values.last == 1.1)
  }

  @Test("an empty range has a value, and no range has too many") func tickCount() {
    #expect(AxisTicks(in: 0...0, atMost: 5).values == [0])
    for exponent in stride(from: -4.0, through: 12, by: 1) {
      for digit in [1.0, 1.7, 2.5, 3.3, 9.9] {
        let end = digit * pow(10, exponent)
        for steps in [AxisTicks.Steps.decimal, .turns] {
          let ticks = AxisTicks(in: 0...end, atMost: 7, steps: steps)
          #expect((3...8).contains(ticks.values.count), "\(end)")
        }
      }
    }
  }

  @Test(
    "numbers are formatted independently of the locale",
    arguments: [
      (0, 0, "0"), (-0.0, 1, "0.0"), (-0.04, 1, "0.0"), (0.05, 2, "0.05"), (12.5, 1, "12.5"),
      (-3, 0, "\u{2212}3"), (1_234_567, 0, "1234567"), (0.25, 2, "0.25"),
      (1e12, 0, "1000000000000.0"),
    ] as [(Double, Int, String)])
  func numberFormat(value: Double, decimals: Int, text: String) {
    #expect(NumberFormat.fixed(value, decimals: decimals, minus: "\u{2212}") == text)
  }
}
