/// Parses expressions: numbers with units, names, lists, operators, functions such as `sin(x)`, and
/// conditions.
///
/// Recursion is bounded by the number of parentheses and signs, and so by the length of the text.
struct ExpressionParser {
  private let scalars: [Unicode.Scalar]
  /// The names with a hyphen, which is the minus sign in any other name.
  private let hyphenatedNames: [[Unicode.Scalar]]
  private var position = 0
  /// The number of open parentheses and brackets.
  private var openCount = 0

  private init(_ text: String, hyphenatedNames: [String]) {
    scalars = Array(text.unicodeScalars)
    self.hyphenatedNames = hyphenatedNames.map { Array($0.unicodeScalars) }
  }

  /// Parses a text.
  ///
  /// - Parameter hyphenatedNames: The names with a hyphen that the text may contain.
  static func parse(_ text: String, hyphenatedNames: [String] = []) throws(ExpressionProblem)
    -> Expression
  {
    var parser = ExpressionParser(text, hyphenatedNames: hyphenatedNames)
    let expression = try parser.disjunction()
    guard parser.next() == nil else {
      throw parser.problem("an operator or the end of the expression")
    }
    return expression
  }

  // MARK: Grammar, by increasing precedence

  private mutating func disjunction() throws(ExpressionProblem) -> Expression {
    var value = try conjunction()
    while let place = skip(word: "or") ?? skip(symbol: "||") {
      value = .operation(.or, value, try conjunction(), place)
    }
    return value
  }

  private mutating func conjunction() throws(ExpressionProblem) -> Expression {
    var value = try negation()
    while let place = skip(word: "and") ?? skip(symbol: "&&") {
      value = .operation(.and, value, try negation(), place)
    }
    return value
  }

  private mutating func negation() throws(ExpressionProblem) -> Expression {
    if let place = skip(word: "not") { return .prefix(.not, try negation(), place) }
    return try comparison()
  }

  private mutating func comparison() throws(ExpressionProblem) -> Expression {
    var value = try sum()
    while let (operation, place) = operation(
      among: [.equal, .notEqual, .lessOrEqual, .less, .greaterOrEqual, .greater])
    {
      value = .operation(operation, value, try sum(), place)
    }
    return value
  }

  private mutating func sum() throws(ExpressionProblem) -> Expression {
    var value = try product()
    while let (operation, place) = operation(among: [.plus, .minus]) {
      value = .operation(operation, value, try product(), place)
    }
    return value
  }

  private mutating func product() throws(ExpressionProblem) -> Expression {
    var value = try signed()
    while let (operation, place) = operation(among: [.times, .dividedBy]) {
      value = .operation(operation, value, try signed(), place)
    }
    return value
  }

  private mutating func operation(
    among operations: [Expression.Operation]
  ) -> (Expression.Operation, Expression.Place)? {
    for operation in operations {
      if let place = skip(symbol: operation.rawValue) { return (operation, place) }
    }
    return nil
  }

  private mutating func signed() throws(ExpressionProblem) -> Expression {
    if let place = skip(symbol: "-") { return .prefix(.minus, try signed(), place) }
    var value = try primary()
    while position < scalars.count, scalars[position] == "." {
      let start = position
      position += 1
      let name = word(of: Self.isPartOfWord)
      guard !name.isEmpty else {
        throw problem("the name of a member such as x")
      }
      value = .member(value, name, place(from: start + 1))
    }
    return value
  }

  private mutating func primary() throws(ExpressionProblem) -> Expression {
    guard let first = next() else { throw problem(Self.operand) }
    switch first {
    case "(":
      open()
      let value = try disjunction()
      try close(")")
      return value
    case "[": return try list()
    case "'", "\"": return try text(endingWith: first)
    case "!":
      throw ExpressionProblem(
        "unexpected '!'", expected: "not", help: "negation is written 'not open'",
        at: place(of: 1))
    default:
      if Self.isDigit(first) || first == "." { return try number() }
      guard Self.isLetter(first) || first == "$" else { throw problem(Self.operand) }
      return try nameOrCall()
    }
  }

  private mutating func list() throws(ExpressionProblem) -> Expression {
    let start = position
    open()
    var elements = [try sum()]
    while skip(symbol: ",") != nil { elements.append(try sum()) }
    try close("]")
    return .list(elements, place(from: start))
  }

  private mutating func text(endingWith quote: Unicode.Scalar) throws(ExpressionProblem)
    -> Expression
  {
    position += 1
    let text = word { $0 != quote }
    guard position < scalars.count else { throw problem("'\(quote)'") }
    position += 1
    return .value(.text(text))
  }

  private mutating func number() throws(ExpressionProblem) -> Expression {
    let start = position
    let digits = word { Self.isDigit($0) || $0 == "." } + exponent()
    guard let number = Double(digits) else {
      throw ExpressionProblem(
        "invalid number '\(digits.shortened)'", expected: "a number such as 0.5",
        at: place(from: start))
    }
    let unit = word { $0 == "%" || Self.isLetter($0) }
    return .number(number, unit: unit, place(from: start))
  }

  /// Consumes an exponent such as the `e-3` of `1e-3`, if there is one.
  private mutating func exponent() -> String {
    let start = position
    let mark = word { $0 == "e" || $0 == "E" }
    let sign = word { $0 == "+" || $0 == "-" }
    let digits = word { Self.isDigit($0) || $0 == "." }
    guard mark.count == 1, sign.count < 2, !digits.isEmpty else {
      position = start
      return ""
    }
    return mark + sign + digits
  }
}

// MARK: - Names

extension ExpressionParser {
  private mutating func nameOrCall() throws(ExpressionProblem) -> Expression {
    let start = position
    var path = [try pathPart()]
    if case .word(let word) = path[0] {
      if word == "true" || word == "false" { return .value(.boolean(word == "true")) }
      if position < scalars.count, scalars[position] == "(" { return try call(word, from: start) }
    }
    while position + 1 < scalars.count, scalars[position] == "." {
      position += 1
      path.append(try pathPart())
    }
    return .name(path, place(from: start))
  }

  private mutating func pathPart() throws(ExpressionProblem) -> Expression.PathPart {
    guard position < scalars.count else { throw problem("a name") }
    switch scalars[position] {
    case "(":
      open()
      let index = try sum()
      try close(")")
      return .index(index)
    case "$":
      position += 1
      return .parameter(try name())
    default: return .word(try name())
    }
  }

  private mutating func name() throws(ExpressionProblem) -> String {
    let start = position
    var name = word(of: Self.isPartOfWord)
    guard !name.isEmpty else { throw problem("a name") }
    let longest = hyphenatedNames.filter { scalars[start...].starts(with: $0) }
      .filter { start + $0.count > position }
      .filter { end in
        let next = start + end.count
        return next == scalars.count || !Self.isPartOfWord(scalars[next])
      }.max { $0.count < $1.count }
    if let longest {
      position = start + longest.count
      name = String(String.UnicodeScalarView(longest))
    }
    return name
  }

  private mutating func call(_ name: String, from start: Int) throws(ExpressionProblem)
    -> Expression
  {
    guard let function = ExpressionFunction(rawValue: name) else {
      let known = ExpressionFunction.allCases.map(\.rawValue)
      throw ExpressionProblem(
        "unknown function '\(name.shortened)'",
        expected: "one of \(known.joined(separator: ", "))",
        suggestion: NearestName.nearest(to: name, among: known),
        at: place(from: start))
    }
    open()
    var arguments: [Expression] = []
    if next() != ")" {
      arguments.append(try disjunction())
      while skip(symbol: ",") != nil { arguments.append(try disjunction()) }
    }
    try close(")")
    guard function.accepts(arguments.count) else {
      let parameters = function.parameters.joined(separator: ", ")
      throw ExpressionProblem(
        "'\(name)' cannot have \(arguments.count) argument\(arguments.count == 1 ? "" : "s")",
        expected: "\(name)(\(parameters)\(function.isVariadic ? ", …" : ""))",
        at: place(from: start))
    }
    return .call(function, arguments, place(from: start))
  }
}

// MARK: - Scalars

extension ExpressionParser {
  private static let operand = "a number, a name or a parenthesis"

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || isDigit(scalar) || scalar == "_"
  }

  private func place(from start: Int) -> Expression.Place {
    Expression.Place(offset: start, length: max(position - start, 1))
  }

  private func place(of length: Int) -> Expression.Place {
    Expression.Place(offset: position, length: length)
  }

  /// Skips spaces and returns the next scalar; nil at the end.
  private mutating func next() -> Unicode.Scalar? {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    return position < scalars.count ? scalars[position] : nil
  }

  private mutating func word(of isPart: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while position < scalars.count, isPart(scalars[position]) { position += 1 }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  /// Skips a symbol, which is not the start of a longer one.
  private mutating func skip(symbol: String) -> Expression.Place? {
    guard next() != nil, scalars[position...].starts(with: symbol.unicodeScalars) else {
      return nil
    }
    defer { position += symbol.unicodeScalars.count }
    return place(of: symbol.unicodeScalars.count)
  }

  /// Skips a word that is an operator.
  private mutating func skip(word: String) -> Expression.Place? {
    guard next() != nil, scalars[position...].starts(with: word.unicodeScalars) else {
      return nil
    }
    let end = position + word.unicodeScalars.count
    if end < scalars.count, Self.isPartOfWord(scalars[end]) || scalars[end] == "." { return nil }
    defer { position = end }
    return place(of: word.unicodeScalars.count)
  }

  private mutating func open() {
    position += 1
    openCount += 1
  }

  private mutating func close(_ scalar: Unicode.Scalar) throws(ExpressionProblem) {
    guard next() == scalar else { throw problem("'\(scalar)'") }
    position += 1
    openCount -= 1
  }

  private mutating func problem(_ expected: String) -> ExpressionProblem {
    guard let scalar = next() else {
      // YAML ends a value without quotes inside brackets at a comma.
      return ExpressionProblem(
        "unexpected end of the expression", expected: expected,
        help: openCount > 0 ? Self.quoteHelp : nil, at: place(of: 1))
    }
    let start = position
    var found = word(of: Self.isPartOfWord)
    if found.isEmpty { found = String(scalar) }
    let place = Expression.Place(offset: start, length: found.unicodeScalars.count)
    position = start
    return ExpressionProblem(
      "unexpected '\(found.shortened)'", expected: expected, help: help(for: found), at: place)
  }

  /// Returns how to write what other languages write as this word or symbol.
  private func help(for found: String) -> String? {
    let next = scalars.dropFirst(position + 1).first
    let last = position > 0 ? scalars[position - 1] : " "
    switch found.lowercased() {
    case "=" where next == ">": return "write '>='"
    case "=", "is": return "equality is written '=='"
    case ">" where last == "<": return "inequality is written '!='"
    case "and", "or", "not": return "write '\(found.lowercased())'"
    case "^": return "a power is written 'pow(base, exponent)'"
    case "%": return "a remainder is written 'x - y * floor(x / y)'"
    case ";": return "arguments are separated by commas"
    case "?": return "a choice is written 'if(condition, a, b)'"
    case "(" where Self.isDigit(last) || last == ")": return "a product is written '*'"
    case "+" where last == "+": return "write 'n + 1'"
    default: return nil
    }
  }

  /// How to write an expression that YAML would split.
  static let quoteHelp =
    "quote the expression: inside [ ] and { }, YAML ends a value without quotes at a comma"
}
