extension ReadingContext {
  /// Returns the value of a text that is an expression; reports an error in it.
  ///
  /// - Parameter expected: What the value of the key must be.
  func readExpression(
    _ value: SourceValue, units: [String: Double], expected: String
  ) -> Evaluation? {
    do throws(ExpressionProblem) {
      return try evaluate(value, units: units)
    } catch {
      report(error, in: value, expected: expected)
      return nil
    }
  }

  /// Returns a text with the values of the expressions in `${…}`; reports an error in one of them.
  func interpolate(_ text: String, in value: SourceValue) -> String? {
    guard text.containsBytes(of: "${") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "}") else {
        report(
          .badExpression, "'${' without '}'", at: value.span, expected: "text such as Row ${i + 1}")
        return nil
      }
      guard !rest[..<end].allSatisfy(\.isWhitespace) else {
        report(
          .badExpression, "missing expression in '${}'", at: value.span,
          expected: "text such as Row ${i + 1}")
        return nil
      }
      let part = value.with(.quoted(String(rest[..<end])))
      guard let evaluation = readExpression(part, units: Self.allUnits, expected: "an expression")
      else { return nil }
      result += evaluation.value.written
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension ValueType<BoundExpression> {
  /// An expression of numbers that may use some variables.
  package static func expression(of variables: [String]) -> ValueType {
    let expectation = "an expression such as -4 * \(variables[0])"
    return ValueType(expectation, .text(maxLength: Limits.expressionLength)) { value, context in
      guard let text = value.text else {
        context.reportType(value, expected: expectation)
        return nil
      }
      guard text.unicodeScalars.count <= Limits.expressionLength else {
        context.reportRange(value, expected: "at most \(Limits.expressionLength) characters")
        return nil
      }
      do throws(ExpressionProblem) {
        return try context.bind(value, to: variables)
      } catch {
        context.report(.badExpression, error, in: value)
        return nil
      }
    }
  }
}
