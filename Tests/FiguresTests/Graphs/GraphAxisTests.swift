import Testing

@testable import Figures

@Suite struct GraphAxisTests {
  @Test(
    "an axis includes all values, a margin and the required range",
    arguments: [
      ("positions", [100, 300], GraphUnit.points, 86...314),
      ("small change", [50, 51], .points, 44.8...56.2),
      ("one value", [50], .points, 44.3...55.7),
      ("no values", [], .points, -5.7...5.7),
      ("opacities", [0.4, 0.6], .fraction, -0.07...1.07),
      ("more than 1", [0, 1.5], .fraction, -0.105...1.605),
      ("velocities", [200, 300], .pointsPerSecond, -21...321),
      ("scales", [1.5], .times, 0.965...1.535),
    ] as [(String, [Double], GraphUnit, ClosedRange<Double>)])
  func range(
    id: String, values: [Double], unit: GraphUnit, range: ClosedRange<Double>
  ) {
    let axis = GraphAxis(of: values, unit: unit)
    #expect(abs(axis.range.lowerBound - range.lowerBound) < 1e-9)
    #expect(abs(axis.range.upperBound - range.upperBound) < 1e-9)
  }

  @Test("greater values are higher, or lower on a downward axis") func direction() {
    let upward = GraphAxis(of: [0, 100], unit: .points)
    let downward = GraphAxis(of: [0, 100], unit: .points, isDownward: true)
    #expect(abs(upward.position(of: 100) - 7.0 / 114) < 1e-12)
    #expect(abs(upward.position(of: 50) - 0.5) < 1e-12)
    #expect(abs(downward.position(of: 100) - 107.0 / 114) < 1e-12)
  }
}
