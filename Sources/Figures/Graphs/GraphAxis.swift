/// The vertical axis of a panel.
struct GraphAxis: Equatable {
  /// The values at the ends of the axis.
  let range: ClosedRange<Double>
  /// Whether greater values are lower in the figure.
  let isDownward: Bool

  /// The margin beyond the values at each end, as a fraction of their span.
  private static let margin = 0.07

  /// Creates an axis for some values.
  init(of values: some Sequence<Double>, unit: GraphUnit, isDownward: Bool = false) {
    var lower = unit.requiredRange?.lowerBound ?? .infinity
    var upper = unit.requiredRange?.upperBound ?? -.infinity
    for value in values {
      lower = min(lower, value)
      upper = max(upper, value)
    }
    if lower > upper { (lower, upper) = (0, 0) }
    let missing = max(0, unit.minSpan - (upper - lower)) / 2
    let margin = (upper - lower + 2 * missing) * Self.margin
    range = (lower - missing - margin)...(upper + missing + margin)
    self.isDownward = isDownward
  }

  /// Returns the position of a value, from 0 at the top to 1 at the bottom.
  func position(of value: Double) -> Double {
    let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return isDownward ? fraction : 1 - fraction
  }
}
