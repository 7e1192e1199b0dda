import Foundation

/// Where an axis has numbers: at few and round ones.
struct AxisTicks: Equatable {
  /// What counts as round.
  enum Steps: Hashable, Sendable {
    /// 1, 2 and 5, with any number of zeros.
    case decimal
    /// Parts of a turn, in degrees.
    case turns
  }

  /// The distance from one number to the next.
  let step: Double
  /// The numbers.
  let values: [Double]
  /// The numbers as they are written.
  let labels: [String]

  /// Finds the numbers of a range.
  ///
  /// - Parameters:
  ///   - count: How many steps go into the range at most.
  init(in range: ClosedRange<Double>, atMost count: Int, steps: Steps = .decimal) {
    let least =
      max(range.upperBound - range.lowerBound, .leastNormalMagnitude) / Double(max(count, 1))
    let (step, decimals) =
      switch steps {
      case .decimal: Self.decimalStep(atLeast: least)
      case .turns: Self.turnStep(atLeast: least)
      }
    // A number on the very end belongs to the axis, whatever the rounding of doubles says.
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    let power = pow(10, Double(decimals))
    // Whole numbers divided by powers of ten are as near as doubles come to decimals.
    let values = stride(from: first, through: last, by: 1).map {
      decimals > 0 ? ($0 * (step * power).rounded()) / power : $0 * step
    }
    self.step = step
    self.values = values
    labels = values.map { Self.text($0, decimals: decimals) }
  }

  /// Writes a number, in no country's way, with a minus that is as wide as a digit.
  static func text(_ value: Double, decimals: Int) -> String {
    guard abs(value) < 1e9, decimals <= 6 else { return "\(value)" }
    let digits = "\(Int((abs(value) * pow(10, Double(decimals))).rounded()))"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let isNegative = value < 0 && digits != "0"
    let text =
      decimals == 0
      ? padded : "\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    return isNegative ? "\u{2212}\(text)" : text
  }

  private static func decimalStep(atLeast least: Double) -> (step: Double, decimals: Int) {
    let exponent = log10(least).rounded(.down)
    for (digit, more) in [(1.0, 0.0), (2, 0), (5, 0), (1, 1)] {
      let power = exponent + more
      // Powers of ten are exact as doubles where they are whole, and one over them as near as can be.
      let step = power < 0 ? digit / pow(10, -power) : digit * pow(10, power)
      if step >= least * (1 - 1e-9) { return (step, max(0, -Int(power))) }
    }
    return (least, 0)
  }

  private static func turnStep(atLeast least: Double) -> (step: Double, decimals: Int) {
    if least <= 10 { return decimalStep(atLeast: least) }
    if let step = [15.0, 30, 45, 90, 180, 360].first(where: { $0 >= least }) { return (step, 0) }
    return (360 * decimalStep(atLeast: least / 360).step, 0)
  }
}
