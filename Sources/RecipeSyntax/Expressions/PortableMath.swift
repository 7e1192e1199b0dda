/// Functions whose results have the same bits on every machine.
///
/// The C library's results differ in the last bit from version to version. These are computed with
/// twice the precision, from operations that IEEE 754 defines exactly, and rounded once, so that
/// they are the doubles nearest to the exact results except in about one of 10^12 cases.
enum PortableMath {
  /// Returns the sine of an angle in radians.
  static func sin(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    guard angle != 0 else { return angle }
    return sineAndCosine(angle).sine.rounded
  }

  /// Returns the cosine of an angle in radians.
  static func cos(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    return sineAndCosine(angle).cosine.rounded
  }

  /// Returns e to the power of an exponent.
  static func exp(_ exponent: Double) -> Double {
    switch exponent {
    case 709.79...: return .infinity
    case ...(-745.2): return 0
    case _ where exponent.isNaN: return .nan
    default: return scaled(exponential(Pair(exponent)))
    }
  }

  /// Returns the angle of a vector in radians, from -π to π.
  static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    if y == 0 {
      let isBackward = x < 0 || (x == 0 && x.sign == .minus)
      return isBackward ? (y.sign == .minus ? -Double.pi : .pi) : y
    }
    if x.isInfinite, !y.isInfinite { return Double(signOf: y, magnitudeOf: x > 0 ? 0 : .pi) }
    // Infinite components count as equal to each other and as larger than all others.
    let (dx, dy) =
      y.isInfinite
      ? (
        x.isInfinite ? Double(signOf: x, magnitudeOf: 1) : 0, Double(signOf: y, magnitudeOf: 1)
      ) : (x, y)
    let exponent = max(dx == 0 ? Int.min : dx.exponentValue, dy == 0 ? Int.min : dy.exponentValue)
    return angle(dy.times2(toThe: -exponent), dx.times2(toThe: -exponent)).rounded
  }

  /// Returns the length of a vector.
  static func hypot(_ x: Double, _ y: Double) -> Double {
    if x.isInfinite || y.isInfinite { return .infinity }
    let largest = max(x.magnitude, y.magnitude)
    guard largest > 0, !x.isNaN, !y.isNaN else { return x.isNaN || y.isNaN ? .nan : 0 }
    let exponent = largest.exponentValue
    let (a, b) = (x.times2(toThe: -exponent), y.times2(toThe: -exponent))
    let sum = Pair(product: a, a) + Pair(product: b, b)
    let root = sum.high.squareRoot()
    let rest = sum - Pair(product: root, root)
    return (Pair(root) + Pair(rest.high / (2 * root))).rounded.times2(toThe: exponent)
  }

  /// Returns a base to the power of an exponent.
  static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    let isWhole = exponent == exponent.rounded(.towardZero)
    let isOdd = isWhole && exponent.truncatingRemainder(dividingBy: 2) != 0
    let isNegative = base.sign == .minus && isOdd
    let size = base.magnitude
    if exponent.isInfinite {
      if size == 1 { return 1 }
      return (size > 1) == (exponent > 0) ? .infinity : 0
    }
    if size == 0 || size.isInfinite {
      let isLarge = (size == 0) == (exponent < 0)
      return (isLarge ? Double.infinity : 0) * (isNegative ? -1 : 1)
    }
    guard base > 0 || isWhole else { return .nan }
    let power = logarithm(size) * Pair(exponent)
    let result: Double =
      power.high > 710 ? .infinity : power.high < -746 ? 0 : scaled(exponential(power))
    return isNegative ? -result : result
  }
}

// MARK: - Double the precision

/// An unevaluated sum of two doubles, the second of which is at most half a unit in the last place
/// of the first.
private struct Pair {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles (Knuth, The Art of Computer Programming, volume 2, 4.2.2).
  init(sum a: Double, _ b: Double) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  /// The exact product of two doubles.
  init(product a: Double, _ b: Double) {
    high = a * b
    low = (-high).addingProduct(a, b)
  }

  var rounded: Double { high + low }

  static prefix func - (pair: Pair) -> Pair { Pair(-pair.high, -pair.low) }

  static func + (left: Pair, right: Pair) -> Pair {
    let high = Pair(sum: left.high, right.high)
    let low = Pair(sum: left.low, right.low)
    let middle = Pair(sum: high.high, high.low + low.high)
    return Pair(sum: middle.high, middle.low + low.low)
  }

  static func - (left: Pair, right: Pair) -> Pair { left + -right }

  static func * (left: Pair, right: Pair) -> Pair {
    let product = Pair(product: left.high, right.high)
    return Pair(
      sum: product.high, product.low + (left.high * right.low + left.low * right.high))
  }

  static func / (left: Pair, right: Pair) -> Pair {
    let first = left.high / right.high
    let rest = left - Pair(first) * right
    let second = rest.high / right.high
    let last = (rest - Pair(second) * right).high / right.high
    return Pair(sum: first, second) + Pair(last)
  }

  func times2(toThe exponent: Int) -> Pair {
    Pair(high.times2(toThe: exponent), low.times2(toThe: exponent))
  }
}

extension Double {
  /// The exponent of the greatest power of two that is not greater than the magnitude.
  fileprivate var exponentValue: Int { Int(exponent) }

  fileprivate func times2(toThe exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: self)
  }
}

// MARK: - Series

extension PortableMath {
  private static let halfPi = Pair(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
  /// The third part of π / 2, for reducing large angles.
  private static let halfPiRest = -0x1.f1976b7ed8fbcp-110
  private static let ln2 = Pair(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)
  /// 1 / n! for each n.
  private static let reciprocalFactorials: [Pair] = {
    var terms = [Pair(1)]
    for n in 1...30 { terms.append((terms.last ?? Pair(1)) / Pair(Double(n))) }
    return terms
  }()

  private static func sineAndCosine(_ angle: Double) -> (sine: Pair, cosine: Pair) {
    // The product below is exact up to 2^30 quarter turns; larger angles lose precision first.
    let bounded =
      angle.magnitude > 1e9 ? angle.truncatingRemainder(dividingBy: 2 * .pi) : angle
    let turns = (bounded / halfPi.high).rounded(.toNearestOrEven)
    let reduced =
      Pair(bounded) - Pair(product: turns, halfPi.high) - Pair(product: turns, halfPi.low)
      - Pair(turns * halfPiRest)
    let (sine, cosine) = series(reduced)
    switch Int(turns.truncatingRemainder(dividingBy: 4) + 4) % 4 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns the sine and the cosine of an angle from -π / 4 to π / 4.
  private static func series(_ angle: Pair) -> (sine: Pair, cosine: Pair) {
    let square = -(angle * angle)
    var sine = Pair(0)
    var cosine = Pair(0)
    for n in stride(from: 26, through: 0, by: -2) {
      cosine = cosine * square + reciprocalFactorials[n]
      sine = sine * square + reciprocalFactorials[n + 1]
    }
    return (sine * angle, cosine)
  }

  /// Returns e to the power of an exponent, as a pair and a power of two.
  private static func exponential(_ exponent: Pair) -> (Pair, power: Int) {
    let power = (exponent.high / ln2.high).rounded(.toNearestOrEven)
    let reduced =
      exponent - Pair(product: power, ln2.high) - Pair(product: power, ln2.low)
    var sum = Pair(0)
    for n in stride(from: 24, through: 0, by: -1) { sum = sum * reduced + reciprocalFactorials[n] }
    return (sum, Int(power))
  }

  private static func scaled(_ value: (Pair, power: Int)) -> Double {
    // Two steps, so that neither power of two is out of range.
    let half = value.power / 2
    return value.0.rounded.times2(toThe: half).times2(toThe: value.power - half)
  }

  /// Returns the natural logarithm of a finite number greater than zero.
  private static func logarithm(_ number: Double) -> Pair {
    let exponent = number.exponentValue
    let significand = Pair(number.times2(toThe: -exponent))
    // ln m = 2 artanh((m - 1) / (m + 1)), to some digits; each of Newton's steps doubles them.
    let ratio = ((significand - Pair(1)) / (significand + Pair(1))).high
    var estimate = 0.0
    for n in stride(from: 25, through: 1, by: -2) {
      estimate = estimate * ratio * ratio + 2 / Double(n)
    }
    var logarithm = Pair(estimate * ratio)
    for _ in 0..<2 {
      let (power, shift) = exponential(-logarithm)
      logarithm = logarithm + (significand * power.times2(toThe: shift) - Pair(1))
    }
    return logarithm + Pair(product: Double(exponent), ln2.high)
      + Pair(product: Double(exponent), ln2.low)
  }

  /// Returns the angle of a vector whose larger component is from 1 to 2.
  private static func angle(_ y: Double, _ x: Double) -> Pair {
    let isSteep = y.magnitude > x.magnitude
    let ratio = isSteep ? x / y : y / x
    // Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49: an error below 2e-8.
    let square = ratio * ratio
    let coefficients = [
      0.0028662257, -0.0161657367, 0.0429096138, -0.0752896400, 0.1065626393, -0.1420889944,
      0.1999355085, -0.3333314528, 1,
    ]
    var estimate = coefficients.reduce(0) { $0 * square + $1 } * ratio
    if isSteep { estimate = (y.sign == .plus ? halfPi.high : -halfPi.high) - estimate }
    if !isSteep, x < 0 { estimate += y.sign == .plus ? .pi : -.pi }
    // The rest is the angle in coordinates that are rotated by the estimate.
    var angle = Pair(estimate)
    for _ in 0..<2 {
      let (sine, cosine) = sineAndCosine(angle.high)
      let (dx, dy) = (
        Pair(x) * cosine + Pair(y) * sine, Pair(y) * cosine - Pair(x) * sine
      )
      let rest = dy / dx
      let cube = rest * rest * rest / Pair(3)
      angle = Pair(angle.high) + (rest - cube)
    }
    return angle
  }
}
