import Synchronization

/// The expressions of a recipe as they are parsed, by their texts: a value that is read again during
/// playback is not parsed again.
private final class ParsedExpressions: ContextKey, Sendable {
  static var defaultValue: ParsedExpressions? { nil }

  private let expressions = Mutex<[String: Result<Expression, ExpressionProblem>]>([:])

  func expression(_ text: String, parse: () -> Result<Expression, ExpressionProblem>)
    -> Result<Expression, ExpressionProblem>
  {
    if let known = expressions.withLock({ $0[text] }) { return known }
    let parsed = parse()
    expressions.withLock { $0[text] = parsed }
    return parsed
  }
}

extension ReadingContext {
  /// A copy that keeps parsed expressions, for a text whose names do not change.
  package var rememberingExpressions: ReadingContext {
    with(ParsedExpressions.self, ParsedExpressions())
  }

  /// Parses an expression.
  func parsed(_ text: String) -> Result<Expression, ExpressionProblem> {
    let parse = {
      Result { () throws(ExpressionProblem) in
        try ExpressionParser.parse(
          text, hyphenatedNames: self[ExpressionNames.self].hyphenated(self))
      }
    }
    return self[ParsedExpressions.self]?.expression(text, parse: parse) ?? parse()
  }
}
