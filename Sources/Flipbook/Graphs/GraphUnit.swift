/// What a quantity is counted in, and what is much or little of it.
public struct GraphUnit: Hashable, Sendable {
  /// The unit, as it stands in a graph.
  public let name: String
  /// Less than this is no change.
  let leastChange: Double
  /// An axis is as long as this at least.
  let leastSpan: Double
  /// What an axis shows in any case.
  var always: ClosedRange<Double>?
  /// The steps between the numbers of an axis.
  var steps = AxisTicks.Steps.decimal

  /// Points on the screen.
  public static let points = GraphUnit(name: "points", leastChange: 0.05, leastSpan: 10)
  /// Degrees of a turn, clockwise on the screen.
  public static let degrees = GraphUnit(
    name: "degrees", leastChange: 0.05, leastSpan: 10, steps: .turns)
  /// Parts of a whole, from 0 to 1.
  public static let fraction = GraphUnit(
    name: "from 0 to 1", leastChange: 0.001, leastSpan: 1, always: 0...1)
  /// How many times as large.
  public static let times = GraphUnit(
    name: "times", leastChange: 0.001, leastSpan: 0.2, always: 1...1)
  /// Points per second.
  public static let pointsPerSecond = GraphUnit(
    name: "points per second", leastChange: 0.5, leastSpan: 10, always: 0...0)
  /// Degrees per second, clockwise on the screen.
  public static let degreesPerSecond = GraphUnit(
    name: "degrees per second", leastChange: 0.5, leastSpan: 10, always: 0...0, steps: .turns)
}
