/// Reads arithmetic: numbers, names, `+ - * /`, parentheses and functions such as `sin(x)`.
///
/// It goes no deeper than the text has parentheses and signs, so that the text's length bounds it.
struct ExpressionParser {
  /// What is wrong with a text, and where.
  struct Problem: Error, Equatable {
    /// What is wrong, as one clause.
    let message: String
    /// What could stand there, in words.
    let expected: String
    /// How many Unicode scalars stand before it.
    let offset: Int
    /// How many Unicode scalars are meant.
    let length: Int
  }

  private let variables: [String]
  private let scalars: [Unicode.Scalar]
  private var position = 0

  private init(_ text: String, variables: [String]) {
    self.variables = variables
    scalars = Array(text.unicodeScalars)
  }

  /// Reads a text in which variables may stand.
  static func parse(_ text: String, variables: [String]) throws(Problem) -> Expression {
    var parser = ExpressionParser(text, variables: variables)
    let expression = try parser.sum()
    guard parser.next() == nil else { throw parser.problem("an operation, or nothing more") }
    return expression
  }

  // MARK: Rules, the weakest first

  private mutating func sum() throws(Problem) -> Expression {
    var value = try product()
    while let operation = operation(among: [.plus, .minus]) {
      value = .operation(operation, value, try product())
    }
    return value
  }

  private mutating func product() throws(Problem) -> Expression {
    var value = try signed()
    while let operation = operation(among: [.times, .dividedBy]) {
      value = .operation(operation, value, try signed())
    }
    return value
  }

  private mutating func operation(among operations: [Expression.Operation])
    -> Expression.Operation?
  {
    guard let operation = next().flatMap({ Expression.Operation(rawValue: Character($0)) }),
      operations.contains(operation)
    else { return nil }
    position += 1
    return operation
  }

  private mutating func signed() throws(Problem) -> Expression {
    skip("-") ? .operation(.minus, .number(0), try signed()) : try primary()
  }

  private mutating func primary() throws(Problem) -> Expression {
    if skip("(") {
      let value = try sum()
      try pass(")")
      return value
    }
    guard let first = next() else { throw problem(Self.operand) }
    if Self.isDigit(first) { return try number() }
    guard first.properties.isAlphabetic else { throw problem(Self.operand) }
    return try name()
  }

  private mutating func number() throws(Problem) -> Expression {
    let start = position
    let word = word(of: Self.isDigit) + exponent()
    guard let number = Double(word) else {
      throw Problem(
        message: "'\(word.shortened)' is no number", expected: "a number such as 0.5",
        offset: start, length: position - start)
    }
    return .number(number)
  }

  /// Passes what makes `1e-3` of `1`, if it is there.
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

  private mutating func name() throws(Problem) -> Expression {
    let start = position
    let word = word { $0.properties.isAlphabetic || Self.isDigit($0) }
    if let variable = variables.firstIndex(of: word) { return .variable(variable) }
    guard let function = Expression.Function(rawValue: word) else {
      let known = variables + Expression.Function.allCases.map(\.rawValue)
      throw Problem(
        message: "nothing is called '\(word.shortened)' here",
        expected: "one of \(known.joined(separator: ", "))", offset: start,
        length: position - start)
    }
    try pass("(")
    var arguments = [try sum()]
    while arguments.count < function.arity {
      try pass(",")
      arguments.append(try sum())
    }
    try pass(")")
    return .call(function, arguments)
  }

  // MARK: Scalars

  private static let operand = "a number, a name or a parenthesis"

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || scalar == "."
  }

  /// Passes spaces and returns what comes then; nil at the end.
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

  private mutating func pass(_ scalar: Unicode.Scalar) throws(Problem) {
    guard skip(scalar) else { throw problem("'\(scalar)'") }
  }

  private mutating func problem(_ expected: String) -> Problem {
    let message = next().map { "'\($0)' cannot stand here" } ?? "the expression breaks off"
    return Problem(message: message, expected: expected, offset: position, length: 1)
  }
}
