/// How a channel of a color profile becomes light: a function from 0...1 to 0...1.
enum ToneCurve: Equatable, Sendable {
  /// A power.
  case gamma(Double)
  /// Values at equal distances, from 0 to 65,535.
  case table([UInt16])
  /// A function of ICC's `para` type, with its number and parameters.
  case parametric(Int, [Double])

  /// The numbers of parameters of the functions 0 to 4.
  static let parameterCounts = [1, 3, 4, 5, 7]

  /// The curve of sRGB.
  static let sRGB = ToneCurve.parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])

  /// Returns the light of a value.
  func light(of value: Double) -> Double {
    switch self {
    case .gamma(let exponent): return Self.power(value, exponent)
    case .table(let values):
      guard values.count > 1 else { return value }
      let position = value * Double(values.count - 1)
      let index = min(Int(position), values.count - 2)
      let fraction = position - Double(index)
      let (left, right) = (Double(values[index]), Double(values[index + 1]))
      return (left * (1 - fraction) + right * fraction) / 65_535
    case .parametric(let function, let p):
      // ICC.1:2010, 10.16.
      switch function {
      case 0: return Self.power(value, p[0])
      case 1: return p[1] * value + p[2] >= 0 ? Self.power(p[1] * value + p[2], p[0]) : 0
      case 2: return (p[1] * value + p[2] >= 0 ? Self.power(p[1] * value + p[2], p[0]) : 0) + p[3]
      case 3: return value >= p[4] ? Self.power(p[1] * value + p[2], p[0]) : p[3] * value
      default:
        return value >= p[4] ? Self.power(p[1] * value + p[2], p[0]) + p[5] : p[3] * value + p[6]
      }
    }
  }

  /// Returns a positive number to a power, with the same bits on every machine; 0 for other numbers.
  ///
  /// The C library's `pow` differs from version to version. The error is below 10⁻¹³ of the result.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0, base.isFinite, exponent.isFinite else { return 0 }
    let sum = logarithm(base) * exponent
    return sum < -700 ? 0 : exponential(min(sum, 700))
  }

  private static let naturalLogarithmOf2 = 0.693_147_180_559_945_3

  private static func logarithm(_ value: Double) -> Double {
    var (exponent, significand) = (Double(value.exponent), value.significand)
    if significand > 1.414_213_562_373_095 {
      (exponent, significand) = (exponent + 1, significand / 2)
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var (sum, term) = (0.0, ratio)
    for divisor in stride(from: 1.0, through: 25, by: 2) {
      sum += term / divisor
      term *= square
    }
    return exponent * naturalLogarithmOf2 + 2 * sum
  }

  private static func exponential(_ value: Double) -> Double {
    let exponent = (value / naturalLogarithmOf2).rounded()
    let rest = value - exponent * naturalLogarithmOf2
    var (sum, term) = (1.0, 1.0)
    for index in stride(from: 1.0, through: 16, by: 1) {
      term *= rest / index
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(exponent), significand: 1)
  }
}
