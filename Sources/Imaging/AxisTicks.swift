import Glibc

/// The labeled values of an axis: a few round numbers.
package struct AxisTicks: Equatable {
  /// The steps that count as round.
  package enum Steps: Hashable, Sendable {
    /// 1, 2 and 5, times any power of ten.
    case decimal
    /// Fractions of a turn, in degrees.
    case turns
  }

  /// How the values are written.
  package enum Labels: Hashable, Sendable {
    /// With the same number of decimals, and a minus sign as wide as a digit: `1.0`, `1.5`.
    case aligned
    /// Without trailing zeros: `1`, `1.5`.
    case short
  }

  /// The distance between two values.
  package let step: Double
  /// The values, in ascending order.
  package let values: [Double]
  /// The texts of the values.
  package let labels: [String]

  /// Creates the ticks of a range.
  ///
  /// - Parameters:
  ///   - count: The maximum number of steps in the range.
  package init(
    in range: ClosedRange<Double>, atMost count: Int, steps: Steps = .decimal,
    labels style: Labels = .aligned
  ) {
    // Numbers can't be divided into steps much smaller than their precision.
    let precision = max(abs(range.lowerBound), abs(range.upperBound)) * 1e-10
    let length = max(range.upperBound - range.lowerBound, precision, .leastNormalMagnitude)
    let minStep = length / Double(max(count, 1))
    let (step, decimals) =
      switch steps {
      case .decimal: Self.decimalStep(atLeast: minStep)
      case .turns: Self.turnStep(atLeast: minStep)
      }
    // A value at the end of the range belongs to the axis, despite rounding errors.
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    let power = pow(10, Double(decimals))
    // Integers divided by powers of ten are the doubles nearest to decimals.
    let values = stride(from: first, through: last, by: 1).map {
      decimals > 0 ? ($0 * (step * power).rounded()) / power : $0 * step
    }
    self.step = step
    self.values = values
    labels = values.map {
      switch style {
      case .aligned: NumberFormat.fixed($0, decimals: decimals, minus: "\u{2212}")
      case .short: NumberFormat.short($0, decimals: decimals)
      }
    }
  }

  private static func decimalStep(atLeast minStep: Double) -> (step: Double, decimals: Int) {
    let exponent = log10(minStep).rounded(.down)
    for (digit, more) in [(1.0, 0.0), (2, 0), (5, 0), (1, 1)] {
      let power = exponent + more
      // Nonnegative powers of ten are exact, and their reciprocals are correctly rounded.
      let step = power < 0 ? digit / pow(10, -power) : digit * pow(10, power)
      if step >= minStep * (1 - 1e-9) { return (step, max(0, -Int(power))) }
    }
    return (minStep, 0)
  }

  private static func turnStep(atLeast minStep: Double) -> (step: Double, decimals: Int) {
    if minStep <= 10 { return decimalStep(atLeast: minStep) }
    if let step = [15.0, 30, 45, 90, 180, 360].first(where: { $0 >= minStep }) { return (step, 0) }
    return (360 * decimalStep(atLeast: minStep / 360).step, 0)
  }
}
