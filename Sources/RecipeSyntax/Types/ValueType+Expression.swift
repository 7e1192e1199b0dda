extension ValueType<ArithmeticExpression> {
  /// An arithmetic expression that may use some variables.
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
      do throws(ExpressionParser.Problem) {
        return try ExpressionParser.parse(text, variables: variables)
      } catch {
        context.report(
          .badExpression, error.message, at: value.span(of: error), expected: error.expected,
          found: value.origin.map { _ in value.summary })
        return nil
      }
    }
  }
}

extension SourceValue {
  /// Returns the span of a problem, or that of the whole value if its text is not written as it is
  /// parsed.
  fileprivate func span(of problem: ExpressionParser.Problem) -> SourceSpan {
    guard isPlain, origin == nil, problem.offset <= span.length else { return span }
    return SourceSpan(
      line: span.line, column: span.column + problem.offset, length: problem.length)
  }
}
