import Imaging

/// The unit of a property, with the ranges that suit it.
public struct GraphUnit: Hashable, Sendable {
  /// The name, as it appears in a graph.
  public let name: String
  /// The smallest difference that counts as a change.
  let minChange: Double
  /// The minimum span of an axis.
  let minSpan: Double
  /// The range that an axis always includes.
  var requiredRange: ClosedRange<Double>?
  /// The steps between the values of an axis.
  var steps = AxisTicks.Steps.decimal

  /// Points on the screen.
  public static let points = GraphUnit(name: "points", minChange: 0.05, minSpan: 10)
  /// Degrees, clockwise on the screen.
  public static let degrees = GraphUnit(
    name: "degrees", minChange: 0.05, minSpan: 10, steps: .turns)
  /// Fractions, from 0 to 1.
  public static let fraction = GraphUnit(
    name: "from 0 to 1", minChange: 0.001, minSpan: 1, requiredRange: 0...1)
  /// Scale factors.
  public static let times = GraphUnit(
    name: "times", minChange: 0.001, minSpan: 0.2, requiredRange: 1...1)
  /// Points per second.
  public static let pointsPerSecond = GraphUnit(
    name: "points per second", minChange: 0.5, minSpan: 10, requiredRange: 0...0)
  /// Degrees per second, clockwise on the screen.
  public static let degreesPerSecond = GraphUnit(
    name: "degrees per second", minChange: 0.5, minSpan: 10, requiredRange: 0...0, steps: .turns)
}
