import Foundation
import Imaging

/// The labeled values of an axis: a few round numbers.
struct AxisTicks: Equatable {
  /// The steps that count as round.
  enum Steps: Hashable, Sendable {
    /// 1, 2 and 5, times any power of ten.
    case decimal
    /// Fractions of a turn, in degrees.
    case turns
  }

  /// The distance between two values.
  let step: Double
  let values: [Double]
  /// The texts of the values.
  let labels: [String]

  /// Creates the ticks of a range.
  ///
  /// - Parameters:
  ///   - count: The maximum number of steps in the range.
  init(in range: ClosedRange<Double>, atMost count: Int, steps: Steps = .decimal) {
    let minStep =
      max(range.upperBound - range.lowerBound, .leastNormalMagnitude) / Double(max(count, 1))
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
    labels = values.map { NumberFormat.fixed($0, decimals: decimals, minus: "\u{2212}") }
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
