/// Parses arithmetic expressions: numbers, variables, `+ - * /`, parentheses and functions such as
/// `sin(x)`.
///
/// Recursion is bounded by the number of parentheses and signs, and so by the length of the text.
struct ExpressionParser {
  /// An error in an expression.
  struct Problem: Error, Equatable {
    /// What is wrong, as one clause.
    let message: String
    /// What was expected instead.
    let expected: String
    /// The number of Unicode scalars before the error.
    let offset: Int
    /// The number of Unicode scalars that are invalid.
    let length: Int
  }

  private let variables: [String]
  private let scalars: [Unicode.Scalar]
  private var position = 0

  private init(_ text: String, variables: [String]) {
    self.variables = variables
    scalars = Array(text.unicodeScalars)
  }

  /// Parses a text that may use some variables.
  static func parse(_ text: String, variables: [String]) throws(Problem) -> ArithmeticExpression {
    var parser = ExpressionParser(text, variables: variables)
    let expression = try parser.sum()
    guard parser.next() == nil else {
      throw parser.problem("an operator or the end of the expression")
    }
    return expression
  }

  // MARK: Grammar, by increasing precedence

  private mutating func sum() throws(Problem) -> ArithmeticExpression {
    var value = try product()
    while let operation = operation(among: [.plus, .minus]) {
      value = .operation(operation, value, try product())
    }
    return value
  }

  private mutating func product() throws(Problem) -> ArithmeticExpression {
    var value = try signed()
    while let operation = operation(among: [.times, .dividedBy]) {
      value = .operation(operation, value, try signed())
    }
    return value
  }

  private mutating func operation(among operations: [ArithmeticExpression.Operation])
    -> ArithmeticExpression.Operation?
  {
    guard
      let operation = next().flatMap({ ArithmeticExpression.Operation(rawValue: Character($0)) }),
      operations.contains(operation)
    else { return nil }
    position += 1
    return operation
  }

  private mutating func signed() throws(Problem) -> ArithmeticExpression {
    skip("-") ? .operation(.minus, .number(0), try signed()) : try primary()
  }

  private mutating func primary() throws(Problem) -> ArithmeticExpression {
    if skip("(") {
      let value = try sum()
      try expect(")")
      return value
    }
    guard let first = next() else { throw problem(Self.operand) }
    if Self.isDigit(first) { return try number() }
    guard first.properties.isAlphabetic else { throw problem(Self.operand) }
    return try name()
  }

  private mutating func number() throws(Problem) -> ArithmeticExpression {
    let start = position
    let word = word(of: Self.isDigit) + exponent()
    guard let number = Double(word) else {
      throw Problem(
        message: "invalid number '\(word.shortened)'", expected: "a number such as 0.5",
        offset: start, length: position - start)
    }
    return .number(number)
  }

  /// Consumes an exponent such as the `e-3` of `1e-3`, if there is one.
  private mutating func exponent() -> String {
    let start = position
    let mark = word { $0 == "e" || $0 == "E" }
    let sign = word { $0 == "+" || $0 == "-" }
    let digits = word(of: Self.isDigit)
    guard mark.count == 1, sign.count < 2, !digits.isEmpty else {
      position = start
      return ""
    }
    return mark + sign + digits
  }

  private mutating func name() throws(Problem) -> ArithmeticExpression {
    let start = position
    let word = word { $0.properties.isAlphabetic || Self.isDigit($0) }
    if let variable = variables.firstIndex(of: word) { return .variable(variable) }
    guard let function = ArithmeticExpression.Function(rawValue: word) else {
      let known = variables + ArithmeticExpression.Function.allCases.map(\.rawValue)
      throw Problem(
        message: "unknown name '\(word.shortened)'",
        expected: "one of \(known.joined(separator: ", "))", offset: start,
        length: position - start)
    }
    try expect("(")
    var arguments = [try sum()]
    while arguments.count < function.arity {
      try expect(",")
      arguments.append(try sum())
    }
    try expect(")")
    return .call(function, arguments)
  }

  // MARK: Scalars

  private static let operand = "a number, a name or a parenthesis"

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "."
  }

  /// Skips spaces and returns the next scalar; nil at the end.
  private mutating func next() -> Unicode.Scalar? {
    while position < scalars.count, scalars[position] == " " { position += 1 }
    return position < scalars.count ? scalars[position] : nil
  }

  private mutating func word(of isPart: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while position < scalars.count, isPart(scalars[position]) { position += 1 }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next() == scalar else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Problem) {
    guard skip(scalar) else { throw problem("'\(scalar)'") }
  }

  private mutating func problem(_ expected: String) -> Problem {
    let message = next().map { "unexpected '\($0)'" } ?? "unexpected end of the expression"
    return Problem(message: message, expected: expected, offset: position, length: 1)
  }
}
