/// A multiple of one thing plus a constant, such as `2 * photo.width + 8`.
package struct LinearExpression<Term: Sendable>: Sendable {
  /// The thing; nil for a constant alone.
  package var term: Term?
  /// The factor of the thing; 0 without one.
  package var multiplier: Double
  package var constant: Double
}

/// A name in an expression that may stand for a thing that has no value, such as the edge of a view.
package struct TermName: Sendable {
  /// The parts of the name as they are written.
  package let literal: [String]
  /// The parts of the name, with the values of variables and parameters.
  package let words: [String]
  package let place: Expression.Place
  fileprivate let scope: Scope?

  /// Returns the names of declared things that some words may stand for, the innermost first.
  ///
  /// Within a template or a repetition, a word stands for what is declared there, if anything is.
  package func candidates(_ words: some Collection<String>) -> [String] {
    let name = words.joined(separator: ".")
    guard let scope else { return [name] }
    var prefix = scope.prefix.split(separator: ".").map(String.init)
    var names: [String] = []
    while true {
      let whole = (prefix + [name]).joined(separator: ".")
      names += [whole + scope.suffix, whole]
      guard prefix.popLast() != nil else { return names }
    }
  }
}

extension ReadingContext {
  /// Reads an expression that may contain one name of a thing, to which it is linear.
  ///
  /// - Parameters:
  ///   - written: The text, whose scope has the variables of repetitions.
  ///   - constants: The values of names that have a meaning only here.
  ///   - term: Returns the thing that a name stands for; nil if it stands for a value; throws for
  ///     a name that is wrong.
  package func linear<Term: Sendable>(
    _ written: SourceValue, constants: [String: Double] = [:],
    term: @escaping (TermName) throws(ExpressionProblem) -> Term?
  ) throws(ExpressionProblem) -> LinearExpression<Term> {
    let text = written.text ?? ""
    guard text.unicodeScalars.count <= Limits.expressionLength else {
      throw ExpressionProblem(
        "the expression is too long", expected: "at most \(Limits.expressionLength) characters",
        at: .init(offset: 0, length: 1))
    }
    var reader = LinearReader(
      context: self, scope: written.scope, constants: constants, term: term)
    return try reader.read(parsed(text).get())
  }

  /// Reports what is wrong in an expression, at its place.
  package func reportProblem(
    _ problem: ExpressionProblem, in value: SourceValue, _ code: DiagnosticCode = .badExpression
  ) {
    report(problem.isUnavailable ? .unknownReference : code, problem, in: value)
  }
}

private struct LinearReader<Term: Sendable> {
  let context: ReadingContext
  let scope: Scope?
  let constants: [String: Double]
  let term: (TermName) throws(ExpressionProblem) -> Term?
  var steps = Expression.maxSteps

  typealias Linear = LinearExpression<Term>

  mutating func read(_ expression: Expression) throws(ExpressionProblem) -> Linear {
    switch expression {
    case .name(let path, let place):
      var isCurrent = false
      let (literal, words) = try context.words(
        of: path, at: place, in: scope, steps: &steps, &isCurrent)
      if literal.count == 1, let value = constants[literal[0]] {
        return Linear(term: nil, multiplier: 0, constant: value)
      }
      let name = TermName(literal: literal, words: words, place: place, scope: scope)
      if let found = try term(name) { return Linear(term: found, multiplier: 1, constant: 0) }
    case .prefix(.minus, let operand, _):
      let value = try read(operand)
      return Linear(
        term: value.term, multiplier: 0 - value.multiplier, constant: 0 - value.constant)
    case .operation(let operation, let left, let right, let place):
      return try read(operation, left, right, at: place)
    default: break
    }
    return Linear(term: nil, multiplier: 0, constant: try constant(expression))
  }

  private mutating func read(
    _ operation: Expression.Operation, _ left: Expression, _ right: Expression,
    at place: Expression.Place
  ) throws(ExpressionProblem) -> Linear {
    let (left, right) = (try read(left), try read(right))
    switch operation {
    case .plus, .minus:
      guard left.term == nil || right.term == nil else {
        throw ExpressionProblem(
          "a second anchor in one constraint", expected: "one anchor, a multiplier and a constant",
          help: "write a constraint for each, or place a view between them", at: place)
      }
      let sign: Double = operation == .plus ? 1 : -1
      return Linear(
        term: left.term ?? right.term, multiplier: left.multiplier + sign * right.multiplier,
        constant: left.constant + sign * right.constant)
    case .times:
      guard left.term == nil || right.term == nil else {
        throw ExpressionProblem(
          "a product of two anchors", expected: "an anchor times a number", at: place)
      }
      let (factor, value) = left.term == nil ? (left.constant, right) : (right.constant, left)
      return value.times(factor)
    case .dividedBy:
      guard right.term == nil else {
        throw ExpressionProblem(
          "a division by an anchor", expected: "an anchor divided by a number", at: place)
      }
      return Linear(
        term: left.term, multiplier: left.multiplier / right.constant,
        constant: left.constant / right.constant)
    case .equal, .lessOrEqual, .greaterOrEqual, .less, .greater, .notEqual:
      throw ExpressionProblem(
        "unexpected '\(operation.rawValue)'",
        expected: "one relation, at the start, such as '>= 44'", at: place)
    case .and, .or:
      throw ExpressionProblem(
        "unexpected '\(operation.rawValue)'", expected: "one anchor or number",
        help: "several constraints of one attribute are a list", at: place)
    }
  }

  private mutating func constant(_ expression: Expression) throws(ExpressionProblem) -> Double {
    var isCurrent = false
    let value = try context.value(
      of: expression, in: scope, units: ReadingContext.noUnits, steps: &steps, &isCurrent)
    guard case .number(let number) = value else {
      throw ExpressionProblem(
        "wrong type of a value in the expression", expected: "a number",
        help: "this is \(value.kind)",
        at: expression.place)
    }
    return number
  }
}

extension LinearExpression {
  fileprivate func times(_ factor: Double) -> LinearExpression {
    LinearExpression(term: term, multiplier: multiplier * factor, constant: constant * factor)
  }
}
