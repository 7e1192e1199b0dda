extension ValueType<Expression> {
  /// Arithmetic with numbers that some names will stand for.
  static func expression(of variables: [String]) -> ValueType {
    let expectation = "an expression such as -4 * \(variables[0])"
    return ValueType(expectation, .text(longest: Limits.expressionLength)) { value, checker in
      guard let text = value.text else {
        checker.reportType(value, expected: expectation)
        return nil
      }
      guard text.unicodeScalars.count <= Limits.expressionLength else {
        checker.reportRange(value, expected: "at most \(Limits.expressionLength) characters")
        return nil
      }
      do throws(ExpressionParser.Problem) {
        return try ExpressionParser.parse(text, variables: variables)
      } catch {
        checker.report(
          .badExpression, error.message, at: value.span(of: error), expected: error.expected,
          found: value.origin.map { _ in value.summary })
        return nil
      }
    }
  }
}

extension SourceValue {
  /// Returns where in the text a problem is; the whole value if that is not written letter by letter.
  fileprivate func span(of problem: ExpressionParser.Problem) -> SourceSpan {
    guard isPlain, origin == nil, problem.offset <= span.length else { return span }
    return SourceSpan(
      line: span.line, column: span.column + problem.offset, length: problem.length)
  }
}
