import Foundation

extension ValueType<Double> {
  /// A number within a range.
  static func number(
    _ range: ClosedRange<Double> = -Limits.magnitude...Limits.magnitude,
    _ expectation: String = "a number"
  ) -> ValueType {
    quantity(expectation, units: ["": 1], range: range)
  }

  /// A number greater than zero.
  static let positiveNumber = number(
    Double.leastNormalMagnitude...Limits.magnitude, "a number greater than 0")

  /// A number that is not negative.
  static let nonnegativeNumber = number(0...Limits.magnitude, "a number, 0 or more")

  /// A number from 0 to 1.
  static let fraction = number(0...1, "a number from 0 to 1")

  /// A part of a whole, from 0 to 1.
  static let share = quantity(
    "a share such as 0.001 or 0.1%", units: ["": 1, "%": 0.01], range: 0...1,
    inRange: "from 0 to 1, or from 0% to 100%")

  /// A time in seconds.
  static func duration(_ range: ClosedRange<Double> = 0...Limits.duration) -> ValueType {
    let least = range.lowerBound > 0 ? "more than 0s" : "0s"
    return quantity(
      "a duration such as 0.25s or 250ms", units: ["": 1, "s": 1, "ms": 0.001], range: range,
      inRange: "from \(least) to \(Int(range.upperBound))s")
  }

  /// An angle in radians, clockwise on the screen.
  static let angle = quantity(
    "an angle such as 90deg or 1.57 (radians)", units: ["": 1, "rad": 1, "deg": .pi / 180],
    range: -Limits.magnitude...Limits.magnitude
  ).shared("angle")

  /// A number with a unit.
  ///
  /// `units` tells how much each is worth; the empty one is that of a bare number.
  private static func quantity(
    _ expectation: String, units: [String: Double], range: ClosedRange<Double>,
    inRange: String? = nil
  ) -> ValueType {
    let texts = units.sorted { $0.key < $1.key }.filter { !$0.key.isEmpty }.map { unit, worth in
      Form.pattern(
        NumberPattern.quantity(
          (range.lowerBound / worth)...(range.upperBound / worth), unit: unit))
    }
    let form = Form.any([.number(range)] + texts)
    return ValueType(expectation, form) { value, checker in
      // A bare number in quotes is a text.
      guard let (number, unit) = value.text.flatMap(Self.split), let worth = units[unit],
        value.isPlain || !unit.isEmpty
      else {
        checker.reportType(value, expected: expectation)
        return nil
      }
      let quantity = number * worth
      guard quantity.isFinite, range.contains(quantity) else {
        checker.reportRange(
          value, expected: inRange ?? Self.expected(expectation, in: range, not: quantity))
        return nil
      }
      return quantity
    }
  }

  /// What could stand in the place of a quantity that is out of range.
  private static func expected(
    _ expectation: String, in range: ClosedRange<Double>, not quantity: Double
  ) -> String {
    let largest = Limits.magnitude
    if range == -largest...largest {
      return "a number from -\(largest.inWords) to \(largest.inWords)"
    }
    let isTooLarge = range.upperBound == largest && quantity > largest
    return isTooLarge ? "\(expectation), at most \(largest.inWords)" : expectation
  }

  /// Splits a text into a number and what follows it.
  ///
  /// `.inf` and `.nan` are YAML's and count as numbers.
  private static func split(_ text: String) -> (number: Double, unit: String)? {
    switch text.lowercased() {
    case ".inf", "+.inf", "inf", "infinity": return (.infinity, "")
    case "-.inf", "-inf", "-infinity": return (-.infinity, "")
    case ".nan", "nan": return (.nan, "")
    default: break
    }
    // By hand: recipes are full of numbers, and a pattern takes longer to compile than they all to read.
    var digits = text[...]
    while let last = digits.last, last == "%" || ("a"..."z").contains(last) { digits.removeLast() }
    let unit = text[digits.endIndex...]
    if digits.last == " " { digits.removeLast() }
    guard digits.allSatisfy("0123456789.+-eE".contains), let number = Double(digits) else {
      return nil
    }
    return (number, String(unit))
  }
}

extension BinaryFloatingPoint {
  /// The number as one would write it, whole numbers without a decimal point.
  var inWords: String {
    let text = Double(self).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension ValueType<Int> {
  /// A whole number within a range.
  static func integer(_ range: ClosedRange<Int>, _ expectation: String) -> ValueType {
    ValueType(expectation, .integer(range)) { value, checker in
      guard case .plain(let text) = value.content, Self.isWhole(text) else {
        checker.reportType(value, expected: expectation)
        return nil
      }
      guard let number = Int(text), range.contains(number) else {
        checker.reportRange(value, expected: expectation)
        return nil
      }
      return number
    }
  }

  private static func isWhole(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.allSatisfy("0123456789".contains)
  }
}
