/// The upright axis of a panel.
struct GraphAxis: Equatable {
  /// The numbers at the two ends.
  let range: ClosedRange<Double>
  /// Whether greater numbers stand lower.
  let isDownward: Bool

  /// How far an axis goes on beyond what it shows, as a part of it.
  private static let margin = 0.07

  /// An axis for some values.
  init(of values: some Sequence<Double>, unit: GraphUnit, isDownward: Bool = false) {
    var lower = unit.always?.lowerBound ?? .infinity
    var upper = unit.always?.upperBound ?? -.infinity
    for value in values {
      lower = min(lower, value)
      upper = max(upper, value)
    }
    if lower > upper { (lower, upper) = (0, 0) }
    let missing = max(0, unit.leastSpan - (upper - lower)) / 2
    let margin = (upper - lower + 2 * missing) * Self.margin
    range = (lower - missing - margin)...(upper + missing + margin)
    self.isDownward = isDownward
  }

  /// Where a value stands, from 0 at the top to 1 at the bottom.
  func place(of value: Double) -> Double {
    let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    return isDownward ? fraction : 1 - fraction
  }
}
