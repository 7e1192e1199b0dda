extension ReadingContext {
  /// The units of numbers of any type, which conditions may mix.
  package static let allUnits: [String: Double] = [
    "": 1, "s": 1, "ms": 0.001, "rad": 1, "deg": .pi / 180, "%": 0.01,
  ]

  /// The units of numbers without a unit.
  static let noUnits: [String: Double] = ["": 1]

  /// The value of an expression.
  struct Evaluation {
    let value: ExpressionValue
    /// Whether the value depends on playback.
    let isCurrent: Bool
  }

  /// Returns the value of a text that is an expression.
  ///
  /// - Parameters:
  ///   - written: The text, whose scope has the variables of repetitions.
  ///   - units: The factor of each unit that numbers may have.
  func evaluate(
    _ written: SourceValue, units: [String: Double]
  ) throws(ExpressionProblem) -> Evaluation {
    guard let text = written.text else {
      throw ExpressionProblem("unexpected \(written.summary)", at: .init(offset: 0, length: 1))
    }
    guard text.unicodeScalars.count <= Limits.expressionLength else {
      throw ExpressionProblem(
        "the expression is too long", expected: "at most \(Limits.expressionLength) characters",
        at: .init(offset: 0, length: 1))
    }
    var steps = Expression.maxSteps
    var isCurrent = false
    let value = try self.value(
      of: parsed(text).get(), in: written.scope, units: units, steps: &steps, &isCurrent)
    return Evaluation(value: value, isCurrent: isCurrent)
  }

  var expressionNames: ExpressionNames { self[ExpressionNames.self] }

  func value(
    of expression: Expression, in scope: Scope?, units: [String: Double], steps: inout Int,
    _ isCurrent: inout Bool
  ) throws(ExpressionProblem) -> ExpressionValue {
    var dependsOnPlayback = false
    let names = ExpressionScope(units: units, writer: self[NumberWriter.self]) {
      (path, place, steps) throws(ExpressionProblem) -> ExpressionValue in
      try self.value(
        of: path, at: place, in: scope, units: units, steps: &steps, &dependsOnPlayback)
    }
    let result = try expression.value(in: names, steps: &steps)
    isCurrent = isCurrent || dependsOnPlayback
    return result
  }
}

// MARK: - Names

extension ReadingContext {
  private func value(
    of path: Expression.Path, at place: Expression.Place, in scope: Scope?,
    units: [String: Double], steps: inout Int, _ isCurrent: inout Bool
  ) throws(ExpressionProblem) -> ExpressionValue {
    // A variable, or a parameter, with members of its value.
    switch path[0] {
    case .parameter(let name):
      if let written = scope?.value(of: name) ?? parameters[name],
        let (member, rest) = try self.member(path, of: written, at: place)
      {
        let value = try self.value(of: member, units: units, steps: &steps, at: place, &isCurrent)
        return try members(rest, of: value, at: place)
      }
      let value = try self.value(
        ofParameter: name, in: scope, units: units, steps: &steps, at: place, &isCurrent)
      return try members(path.dropFirst(), of: value, at: place)
    case .word(let name):
      if let written = scope?.value(of: name) {
        if let (member, rest) = try self.member(path, of: written, at: place) {
          let value = try self.value(
            of: member, units: units, steps: &steps, at: place, &isCurrent)
          return try members(rest, of: value, at: place)
        }
        let value = try self.value(of: written, units: units, steps: &steps, at: place, &isCurrent)
        return try members(path.dropFirst(), of: value, at: place)
      }
    case .index: break
    }
    let (literal, words) = try self.words(of: path, at: place, in: scope, steps: &steps, &isCurrent)
    // A member such as x is not replaced by a variable x if it is one without that.
    guard let found = expressionNames.find(literal, self) ?? expressionNames.find(words, self)
    else {
      let name = literal.joined(separator: ".")
      throw unknown(
        "name '\(name.shortened)'", name, among: knownNames(in: scope), at: place,
        help: literal.count == 1 && scope?.hasUnnamedRounds == true
          ? "'as' names the variable of a repetition: repeat: { count: 3, as: i }" : nil)
    }
    let value: ExpressionValue
    switch found.name {
    case .constant(let constant): value = constant
    case .current(let key, let example):
      isCurrent = true
      value = try currentValue(of: key, example: example, at: place)
    case .unavailable(let message, let help):
      throw ExpressionProblem(message, help: help, isUnavailable: true, at: place)
    }
    return try members(path.dropFirst(found.count), of: value, at: place)
  }

  /// Returns the parts of a name as they are written, and with the values of variables and
  /// parameters.
  func words(
    of path: Expression.Path, at place: Expression.Place, in scope: Scope?, steps: inout Int,
    _ isCurrent: inout Bool
  ) throws(ExpressionProblem) -> (literal: [String], words: [String]) {
    var words: [String] = []
    var literal: [String] = []
    for part in path {
      switch part {
      case .word(let word):
        literal.append(word)
        words.append(scope?.value(of: word)?.text ?? word)
      case .parameter(let name):
        let written = scope?.value(of: name) ?? parameters[name]
        literal.append("$\(name)")
        words.append(written?.text ?? "$\(name)")
      case .index(let expression):
        let index = try self.value(
          of: expression, in: scope, units: Self.noUnits, steps: &steps, &isCurrent)
        guard case .number(let number) = index, let whole = Int(exactly: number) else {
          throw ExpressionProblem(
            "invalid index \(index.written.shortened)", expected: "a whole number", at: place)
        }
        literal.append("\(whole)")
        words.append("\(whole)")
      }
    }
    return (literal, words)
  }

  private func value(
    ofParameter name: String, in scope: Scope?, units: [String: Double], steps: inout Int,
    at place: Expression.Place, _ isCurrent: inout Bool
  ) throws(ExpressionProblem) -> ExpressionValue {
    // The variable of a repetition may be written as a parameter, too.
    if let written = scope?.value(of: name) {
      return try value(of: written, units: units, steps: &steps, at: place, &isCurrent)
    }
    guard let written = parameters[name] else {
      throw unknown("parameter '$\(name.shortened)'", name, among: parameters.names, at: place)
    }
    if let known = rememberedValue(ofParameter: name, units: units) { return known }
    var dependsOnPlayback = false
    let value = try self.value(
      of: written, units: units, steps: &steps, at: place, &dependsOnPlayback)
    if !dependsOnPlayback { remember(value, ofParameter: name, units: units) }
    isCurrent = isCurrent || dependsOnPlayback
    return value
  }

  private func currentValue(
    of key: String, example: ExpressionValue, at place: Expression.Place
  ) throws(ExpressionProblem) -> ExpressionValue {
    guard isDeferring else {
      throw ExpressionProblem(
        "'\(key)' is known only during playback", help: "use it in actions and in behaviors",
        isUnavailable: true, at: place)
    }
    recordPlaybackUse()
    guard let playback else { return example }
    guard let value = playback.value(key) else {
      throw ExpressionProblem("'\(key)' has no value now", at: place)
    }
    return value
  }

  /// The names that expressions may use here.
  func knownNames(in scope: Scope?) -> [String] {
    (scope?.variables ?? []) + parameters.names.map { "$\($0)" } + expressionNames.known(self)
  }

  /// Returns the member of a mapping that a path names, and the rest of the path; nil for a value that
  /// is no mapping.
  private func member(
    _ path: Expression.Path, of written: SourceValue, at place: Expression.Place
  ) throws(ExpressionProblem) -> (SourceValue, ArraySlice<Expression.PathPart>)? {
    guard let mapping = resolveSilently(written), mapping.entries != nil, path.count > 1 else {
      return nil
    }
    var names: [String] = []
    for part in path.dropFirst() {
      guard case .word(let name) = part else { break }
      names.append(name)
    }
    let (found, count) = member(names, of: mapping)
    guard let found else {
      let owner = member(Array(names.prefix(count)), of: mapping).value
      throw unknown(
        "member '\(names[count].shortened)'", names[count],
        among: owner?.entries?.map(\.key) ?? [], at: place)
    }
    return (found, path.dropFirst(count + 1))
  }

  private func members(
    _ path: ArraySlice<Expression.PathPart>, of value: ExpressionValue, at place: Expression.Place
  ) throws(ExpressionProblem) -> ExpressionValue {
    var value = value
    for part in path {
      guard case .word(let name) = part else {
        throw ExpressionProblem("\(value.kind) has no such member", at: place)
      }
      value = try value.readMember(name, at: place)
    }
    return value
  }

  /// Returns the error of an unknown name, which lists the known ones.
  func unknown(
    _ what: String, _ name: String, among known: @autoclosure @escaping @Sendable () -> [String],
    at place: Expression.Place, help: String? = nil
  ) -> ExpressionProblem {
    var problem = ExpressionProblem("unknown \(what)", help: help, at: place)
    problem.unknownName = ExpressionProblem.UnknownName(name: name, known: known)
    return problem
  }

  /// Returns the value of a parameter or of a variable: that of an expression, or else text.
  private func value(
    of written: SourceValue, units: [String: Double], steps: inout Int,
    at place: Expression.Place, _ isCurrent: inout Bool
  ) throws(ExpressionProblem) -> ExpressionValue {
    if let elements = written.elements {
      var numbers: [Double] = []
      for element in elements {
        let value = try self.value(
          of: element, units: units, steps: &steps, at: place, &isCurrent)
        guard case .number(let number) = value else {
          throw ExpressionProblem(
            "wrong type in a list: \(value.kind)", expected: "a number", at: place)
        }
        numbers.append(number)
      }
      return .numbers(numbers)
    }
    guard let text = written.text else {
      throw ExpressionProblem(
        "\(written.summary) cannot be used in an expression",
        expected: "a number, a list of numbers or a word", at: place)
    }
    guard let expression = try? parsed(text).get() else { return .text(text) }
    do throws(ExpressionProblem) {
      // Parameters have units of their own, such as 45deg.
      return try value(
        of: expression, in: written.scope, units: Self.allUnits, steps: &steps, &isCurrent)
    } catch {
      if case .name(let path, _) = expression, path.count == 1, case .word = path[0] {
        return .text(text)
      }
      var problem = error
      (problem.suggestion, problem.place) = (nil, place)
      throw problem
    }
  }
}

// MARK: - Reporting

extension ReadingContext {
  /// Reports an error in an expression.
  ///
  /// - Parameter expected: What the value of the key must be.
  func report(_ problem: ExpressionProblem, in value: SourceValue, expected: String) {
    if Self.isWord(value), !problem.isUnavailable {
      let message = "wrong type for \(subject)"
      let names = isNew(.wrongType, message, at: value.span) ? knownNames(in: value.scope) : []
      report(
        .wrongType, message, at: value.span, expected: expected, found: value.summary,
        suggestion: value.text.flatMap { Self.meant($0, among: names) },
        help: Self.namesHelp(names, for: value))
      return
    }
    let isTooLong = value.text.map { $0.unicodeScalars.count > Limits.expressionLength } == true
    let code: DiagnosticCode =
      problem.isUnavailable ? .unknownReference : isTooLong ? .outOfRange : .badExpression
    report(code, problem, in: value)
  }

  /// Reports what is wrong in the expression of a value.
  func report(_ code: DiagnosticCode, _ problem: ExpressionProblem, in value: SourceValue) {
    let span = value.span(of: problem.place)
    var (expected, help) = (problem.expected, problem.help)
    if let unknown = problem.unknownName, isNew(code, problem.message, at: span) {
      let known = unknown.known()
      expected = Self.enumerate(known)
      // A suggestion of its own would take the place of the list.
      help = Self.meant(unknown.name, among: known).map { "did you mean '\($0)'?" } ?? help
    }
    report(
      code, problem.message, at: span, expected: expected,
      found: value.origin.map { _ in value.summary }, suggestion: problem.suggestion, help: help)
  }

  /// Returns the name that was probably meant: the parameter of this name, or the nearest name.
  private static func meant(_ name: String, among names: [String]) -> String? {
    names.contains("$\(name)") ? "$\(name)" : NearestName.nearest(to: name, among: names)
  }

  /// Returns some of the names that could be written instead of a word; nil for other text.
  private static func namesHelp(_ names: [String], for value: SourceValue) -> String? {
    guard let text = value.text, NameSyntax.isReference(text), !names.isEmpty else { return nil }
    let shown = names.prefix(8).joined(separator: ", ")
    return "names that have a value here: \(shown)\(names.count > 8 ? ", …" : "")"
  }

  /// Whether a text is a word, a number or some other text that was probably not meant to be an
  /// expression.
  private static func isWord(_ value: SourceValue) -> Bool {
    guard let scalars = value.text?.unicodeScalars else { return true }
    guard scalars.count <= Limits.expressionLength else { return false }
    return !scalars.contains { "+-*/()<>=$.&|!^?%".unicodeScalars.contains($0) }
      || !scalars.contains { $0.properties.isAlphabetic || "($[+*/".unicodeScalars.contains($0) }
  }
}

extension SourceValue {
  /// Returns the span of a part of an expression, or that of the whole value if its text is not
  /// written as it is parsed.
  func span(of place: Expression.Place) -> SourceSpan {
    guard isPlain, origin == nil, place.offset <= span.length else { return span }
    return SourceSpan(
      line: span.line, column: span.column + place.offset, length: place.length)
  }
}
