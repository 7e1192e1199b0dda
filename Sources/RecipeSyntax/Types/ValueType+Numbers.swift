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

  /// The duration of an animation in seconds; warns about a number without a unit that is probably in milliseconds.
  package static func animationDuration(
    _ range: ClosedRange<Double> = 0...Limits.duration
  ) -> ValueType {
    let duration = duration(range)
    return ValueType(duration.expectation, duration.shape) { value, context in
      let seconds = duration.read(value, context)
      if let seconds, seconds >= 20, isBareNumber(value) {
        let number = seconds.plainDescription
        context.warn(
          .missingTimeUnit, "\(context.subject) is \(number) seconds", at: value.span,
          help: "write '\(number)ms' for milliseconds, or '\(number)s' for seconds")
      }
      return seconds
    }
  }

  /// Whether a value is written as a number without a unit.
  private static func isBareNumber(_ value: SourceValue) -> Bool {
    value.isPlain && value.text.flatMap(split)?.unit == ""
  }

  /// An angle in radians, clockwise on the screen.
  package static let angle: ValueType = ValueType(
    angularVelocity.expectation, angularVelocity.shape
  ) { value, context in
    let angle = angularVelocity.read(value, context)
    if let angle, angle.looksLikeDegrees, isBareNumber(value) {
      context.warn(
        .missingAngleUnit,
        "\(context.subject) is \(angle.plainDescription) radians, more than a full turn",
        at: value.span,
        help: "write '\(angle.plainDescription)deg' for degrees, or "
          + "'\(angle.plainDescription)rad' for radians")
    }
    return angle
  }

  /// An angular velocity in radians per second, clockwise on the screen.
  package static let angularVelocity: ValueType = quantity(
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
    ValueType(expectation, .quantity(units: units, range: range)) { value, context in
      guard
        let (quantity, isCurrent) = read(
          value, units: units, isFraction: range.upperBound <= 1, expectation, context)
      else { return nil }
      if isCurrent || context.clampsNumbers {
        // There is no value now: 1 is one while the recipe is checked.
        guard !quantity.isNaN else { return context.playback == nil ? range.clamp(1) : nil }
        return range.clamp(quantity)
      }
      guard quantity.isFinite, range.contains(quantity) else {
        context.reportRange(
          value, quantity,
          expected: inRange ?? Self.expected(expectation, in: range, not: quantity))
        return nil
      }
      return quantity
    }
  }

  /// Returns the value of a number with a unit, or of an expression; reports anything else.
  private static func read(
    _ value: SourceValue, units: [String: Double], isFraction: Bool, _ expectation: String,
    _ context: ReadingContext
  ) -> (quantity: Double, isCurrent: Bool)? {
    if let (number, unit) = value.text.flatMap(split) {
      // A quoted number without a unit is text.
      if let factor = units[unit], value.isPlain || !unit.isEmpty {
        return (number * factor, false)
      }
      reportUnit(
        unit, of: number, value, units: units, isFraction: isFraction, expectation, context)
      return nil
    } else if let text = value.text, mayBeNumber(text),
      let number = Double(text.replacing(",", with: "."))
    {
      context.reportType(
        value, expected: expectation,
        help: "a decimal is written with a point: \(number.plainDescription)")
      return nil
    } else if value.text != nil {
      guard let evaluation = context.readExpression(value, units: units, expected: expectation)
      else { return nil }
      if case .number(let number) = evaluation.value { return (number, evaluation.isCurrent) }
      context.reportType(
        value, expected: expectation, help: "this is \(evaluation.value.kind)")
      return nil
    }
    context.reportType(value, expected: expectation)
    return nil
  }

  /// Reports a number with a unit that it cannot have, or in quotation marks.
  private static func reportUnit(
    _ unit: String, of number: Double, _ value: SourceValue, units: [String: Double],
    isFraction: Bool, _ expectation: String, _ context: ReadingContext
  ) {
    guard !unit.isEmpty else {
      context.reportType(value, expected: expectation, help: "remove the quotation marks")
      return
    }
    let digits = number.plainDescription
    let known = units.keys.filter { !$0.isEmpty }.sorted()
    // `sec` and `degrees` start with the units that are meant.
    let spelled = unit == "°" ? "deg" : unit
    let meant = known.filter { spelled.hasPrefix($0) }.max { $0.count < $1.count }
    let help: String
    if let meant {
      help = "write '\(digits)\(meant)'"
    } else if known.isEmpty {
      help =
        unit != "%"
        ? "write '\(digits)'"
        : isFraction
          ? "write '\((number / 100).plainDescription)'"
          : "write a number, or an expression such as 'stage.width / 2'"
    } else {
      help = "the units are \(known.joined(separator: " and "))"
    }
    context.report(
      .wrongType, "unknown unit '\(unit.shortened)' for \(context.subject)", at: value.span,
      expected: expectation, found: value.summary, help: help)
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

  /// Whether a text has no characters of expressions, which are read again and again while a recipe
  /// plays.
  private static func mayBeNumber(_ text: String) -> Bool {
    !text.utf8.contains { "()*/$".utf8.contains($0) }
  }

  /// Splits a text into a number and its unit; YAML's `.inf` and `.nan` are numbers.
  private static func split(_ text: String) -> (number: Double, unit: String)? {
    guard mayBeNumber(text) else { return nil }
    switch text.lowercased() {
    case ".inf", "+.inf", "inf", "infinity": return (.infinity, "")
    case "-.inf", "-inf", "-infinity": return (-.infinity, "")
    case ".nan", "nan": return (.nan, "")
    default: break
    }
    // A regular expression takes longer to compile than all numbers of a recipe take to read.
    var digits = text[...]
    while let last = digits.last, last == "%" || last == "°" || ("a"..."z").contains(last) {
      digits.removeLast()
    }
    let unit = text[digits.endIndex...]
    if digits.last == " " { digits.removeLast() }
    guard digits.allSatisfy("0123456789.+-eE".contains), let number = Double(digits) else {
      return nil
    }
    return (number, String(unit))
  }
}

extension Double {
  /// Whether an angle in radians is more than a full turn, and is not a number of half turns that is
  /// written with a fraction, such as 12.566.
  fileprivate var looksLikeDegrees: Bool {
    guard abs(self) > 2 * .pi + 0.001 else { return false }
    let halfTurns = self / .pi
    return self == rounded() || abs(halfTurns - halfTurns.rounded()) > 0.001
  }
}

extension ClosedRange<Double> {
  fileprivate func clamp(_ number: Double) -> Double {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}

private enum ClampingKey: ContextKey {
  static let defaultValue = false
}

extension ReadingContext {
  /// Whether numbers that are out of range become the nearest bound, as those of expressions that
  /// depend on playback do.
  var clampsNumbers: Bool { self[ClampingKey.self] }

  /// A copy in which numbers that are out of range become the nearest bound.
  var clampingNumbers: ReadingContext { with(ClampingKey.self, true) }

  /// Reports that the value of an expression, or a number, is out of range.
  fileprivate func reportRange(_ value: SourceValue, _ number: Double, expected: String) {
    // The minus sign of a number with a unit is no operation.
    let isExpression =
      value.text?.trimmingPrefix("-").contains(where: "+-*/($".contains) == true
      && value.text.flatMap(Double.init) == nil
    report(
      .outOfRange, "\(subject) is out of range", at: value.span, expected: expected,
      found: isExpression
        ? "\(value.summary), which is \(number.plainDescription)" : value.summary,
      help: number.isFinite || !isExpression
        ? nil
        : number.isNaN
          ? "check for a division by zero, or the root of a negative number"
          : "check for a division by zero, or for numbers that are too large")
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
    ValueType(expectation, .any([.integer(range), .expression])) { value, context in
      guard case .plain(let text) = value.content, Self.isWhole(text) else {
        return read(value, range, expectation, context)
      }
      guard let number = Int(text), range.contains(number) else {
        context.reportRange(value, expected: expectation)
        return nil
      }
      return number
    }
  }

  /// Reads an expression, whose value is rounded if it depends on playback.
  private static func read(
    _ value: SourceValue, _ range: ClosedRange<Int>, _ expectation: String,
    _ context: ReadingContext
  ) -> Int? {
    guard value.text != nil, value.text.flatMap(Double.init) == nil else {
      context.reportType(value, expected: expectation)
      return nil
    }
    guard
      let evaluation = context.readExpression(
        value, units: ReadingContext.noUnits, expected: expectation)
    else {
      return nil
    }
    guard case .number(let number) = evaluation.value else {
      context.reportType(
        value, expected: expectation, help: "this is \(evaluation.value.kind)")
      return nil
    }
    if evaluation.isCurrent {
      guard !number.isNaN else { return context.playback == nil ? range.lowerBound : nil }
      return Int(
        min(max(number.rounded(), Double(range.lowerBound)), Double(range.upperBound)))
    }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      context.reportRange(value, number, expected: expectation)
      return nil
    }
    return whole
  }

  private static func isWhole(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.allSatisfy("0123456789".contains)
  }
}

extension SchemaShape {
  /// A number with a unit.
  fileprivate static func quantity(
    units: [String: Double], range: ClosedRange<Double>
  ) -> SchemaShape {
    let texts = units.sorted { $0.key < $1.key }.filter { !$0.key.isEmpty }.map { unit, factor in
      SchemaShape.pattern(
        NumberPattern.quantity(
          (range.lowerBound / factor)...(range.upperBound / factor), unit: unit))
    }
    return .any([.number(range)] + texts + [.expression])
  }
}
