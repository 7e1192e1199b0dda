import Foundation

extension ValueType<Double> {
  /// A number within a range.
  package static func number(
    _ range: ClosedRange<Double> = -Limits.magnitude...Limits.magnitude,
    _ expectation: String = "a number"
  ) -> ValueType {
    quantity(expectation, units: ["": 1], range: range)
  }

  /// A number greater than zero.
  package static let positiveNumber: ValueType = number(
    Double.leastNormalMagnitude...Limits.magnitude, "a number greater than 0")

  /// A number that is not negative.
  package static let nonnegativeNumber: ValueType = number(
    0...Limits.magnitude, "a number, at least 0")

  /// A number from 0 to 1.
  package static let fraction: ValueType = number(0...1, "a number from 0 to 1")

  /// A share of a whole, from 0 to 1.
  package static let share: ValueType = quantity(
    "a fraction such as 0.001 or 0.1%", units: ["": 1, "%": 0.01], range: 0...1,
    inRange: "from 0 to 1, or from 0% to 100%")

  /// A time in seconds.
  package static func duration(
    _ range: ClosedRange<Double> = 0...Limits.duration
  ) -> ValueType {
    let end = "\(Int(range.upperBound))s"
    return quantity(
      "a duration such as 0.25s or 250ms", units: ["": 1, "s": 1, "ms": 0.001], range: range,
      inRange: range.lowerBound > 0 ? "more than 0s, at most \(end)" : "from 0s to \(end)")
  }

  /// An angle in radians, clockwise on the screen.
  package static let angle: ValueType = quantity(
    "an angle such as 90deg or 1.57 (radians)", units: ["": 1, "rad": 1, "deg": .pi / 180],
    range: -Limits.magnitude...Limits.magnitude
  ).shared("angle")

  /// A number with a unit.
  ///
  /// - Parameter units: The factor of each unit; the empty unit is that of a bare number.
  private static func quantity(
    _ expectation: String, units: [String: Double], range: ClosedRange<Double>,
    inRange: String? = nil
  ) -> ValueType {
    let texts = units.sorted { $0.key < $1.key }.filter { !$0.key.isEmpty }.map { unit, factor in
      SchemaShape.pattern(
        NumberPattern.quantity(
          (range.lowerBound / factor)...(range.upperBound / factor), unit: unit))
    }
    let shape = SchemaShape.any([.number(range)] + texts)
    return ValueType(expectation, shape) { value, context in
      // A quoted number without a unit is text.
      guard let (number, unit) = value.text.flatMap(Self.split), let factor = units[unit],
        value.isPlain || !unit.isEmpty
      else {
        context.reportType(value, expected: expectation)
        return nil
      }
      let quantity = number * factor
      guard quantity.isFinite, range.contains(quantity) else {
        context.reportRange(
          value, expected: inRange ?? Self.expected(expectation, in: range, not: quantity))
        return nil
      }
      return quantity
    }
  }

  /// Returns what a quantity that is out of range could be.
  private static func expected(
    _ expectation: String, in range: ClosedRange<Double>, not quantity: Double
  ) -> String {
    let maximum = Limits.magnitude
    if range == -maximum...maximum {
      return "a number from -\(maximum.plainDescription) to \(maximum.plainDescription)"
    }
    let isTooLarge = range.upperBound == maximum && quantity > maximum
    return isTooLarge ? "\(expectation), at most \(maximum.plainDescription)" : expectation
  }

  /// Splits a text into a number and its unit; YAML's `.inf` and `.nan` are numbers.
  private static func split(_ text: String) -> (number: Double, unit: String)? {
    switch text.lowercased() {
    case ".inf", "+.inf", "inf", "infinity": return (.infinity, "")
    case "-.inf", "-inf", "-infinity": return (-.infinity, "")
    case ".nan", "nan": return (.nan, "")
    default: break
    }
    // A regular expression takes longer to compile than all numbers of a recipe take to read.
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
  /// The number as text, without a decimal point if it is whole.
  package var plainDescription: String {
    let text = Double(self).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension ValueType<Int> {
  /// A whole number within a range.
  package static func integer(_ range: ClosedRange<Int>, _ expectation: String) -> ValueType {
    ValueType(expectation, .integer(range)) { value, context in
      guard case .plain(let text) = value.content, Self.isWhole(text) else {
        context.reportType(value, expected: expectation)
        return nil
      }
      guard let number = Int(text), range.contains(number) else {
        context.reportRange(value, expected: expectation)
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
