/// An expression of numbers that is evaluated often, with the values of all names but some
/// variables.
package indirect enum BoundExpression: Sendable {
  case number(Double)
  /// A variable, by its index.
  case variable(Int)
  case minus(BoundExpression)
  case operation(Expression.Operation, BoundExpression, BoundExpression)
  case call(ExpressionFunction, [BoundExpression])

  /// Returns the value for these values of the variables; it may be infinite or not a number.
  package func value(_ variables: [Double]) -> Double {
    switch self {
    case .number(let number): number
    case .variable(let index): variables[index]
    case .minus(let operand): 0 - operand.value(variables)
    case .operation(let operation, let left, let right):
      operation.number(left.value(variables), right.value(variables))
    case .call(let function, let arguments): function.number(arguments.map { $0.value(variables) })
    }
  }
}

extension ReadingContext {
  /// Returns an expression with the values of all names but some variables.
  func bind(_ written: SourceValue, to variables: [String]) throws(ExpressionProblem)
    -> BoundExpression
  {
    try bind(parsed(written.text ?? "").get(), in: written, to: variables)
  }

  private func bind(
    _ expression: Expression, in written: SourceValue, to variables: [String]
  ) throws(ExpressionProblem) -> BoundExpression {
    switch expression {
    case .name(let path, let place):
      let words = path.compactMap { part in
        if case .word(let word) = part { word } else { nil }
      }
      let name = words.joined(separator: ".")
      if words.count == path.count, let index = variables.firstIndex(of: name) {
        return .variable(index)
      }
      do throws(ExpressionProblem) {
        return .number(try constant(expression, in: written))
      } catch {
        guard error.unknownName != nil, error.message.hasPrefix("unknown name") else { throw error }
        throw unknown(
          "name '\(name.shortened)'", name, among: variables + knownNames(in: written.scope),
          at: place)
      }
    case .prefix(let prefix, let operand, _):
      let operand = try bind(operand, in: written, to: variables)
      return prefix == .minus ? .minus(operand) : .operation(.equal, operand, .number(0))
    case .operation(let operation, let left, let right, _):
      return .operation(
        operation, try bind(left, in: written, to: variables),
        try bind(right, in: written, to: variables))
    case .call(let function, let arguments, let place):
      guard function != .distance else {
        throw ExpressionProblem(
          "'distance' is a function of points", expected: "hypot(x, y)", at: place)
      }
      var values: [BoundExpression] = []
      for argument in arguments { values.append(try bind(argument, in: written, to: variables)) }
      return .call(function, values)
    case .number, .value, .list, .member: return .number(try constant(expression, in: written))
    }
  }

  private func constant(
    _ expression: Expression, in written: SourceValue
  ) throws(ExpressionProblem) -> Double {
    var steps = Expression.maxSteps
    var isCurrent = false
    let value = try value(
      of: expression, in: written.scope, units: Self.allUnits, steps: &steps, &isCurrent)
    if case .number(let number) = value, !isCurrent { return number }
    throw ExpressionProblem(
      isCurrent
        ? "this value is not known in each step" : "wrong type of the expression: \(value.kind)",
      expected: "a number", at: expression.place)
  }
}

extension Expression.Operation {
  /// Returns the result for two numbers; a condition that is true is 1.
  fileprivate func number(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .dividedBy: left / right
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    case .and: left != 0 && right != 0 ? 1 : 0
    case .or: left != 0 || right != 0 ? 1 : 0
    }
  }
}
