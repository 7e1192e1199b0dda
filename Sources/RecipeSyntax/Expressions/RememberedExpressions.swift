import Synchronization

/// What is found about expressions while a recipe is read: a round of a repetition and a value that is
/// read again during playback have the same ones.
private final class RememberedExpressions: ContextKey, Sendable {
  static var defaultValue: RememberedExpressions? { nil }

  /// A parameter in an expression whose numbers may have some units.
  struct Use: Hashable {
    let parameter: String
    let units: [String: Double]
  }

  /// The expressions by their texts.
  let expressions = Mutex<[String: Result<Expression, ExpressionProblem>]>([:])
  /// The values of parameters, without those that depend on playback.
  let values = Mutex<[Use: ExpressionValue]>([:])
}

extension ReadingContext {
  /// A copy that remembers expressions and parameters, for a text whose names do not change.
  package var rememberingExpressions: ReadingContext {
    with(RememberedExpressions.self, RememberedExpressions())
  }

  /// Parses an expression.
  func parsed(_ text: String) -> Result<Expression, ExpressionProblem> {
    let remembered = self[RememberedExpressions.self]
    if let known = remembered?.expressions.withLock({ $0[text] }) { return known }
    let parsed = Result { () throws(ExpressionProblem) in
      try ExpressionParser.parse(
        text, hyphenatedNames: self[ExpressionNames.self].hyphenated(self))
    }
    remembered?.expressions.withLock { $0[text] = parsed }
    return parsed
  }

  /// Returns the value of a parameter that was evaluated before.
  func rememberedValue(ofParameter name: String, units: [String: Double]) -> ExpressionValue? {
    self[RememberedExpressions.self]?.values.withLock { $0[.init(parameter: name, units: units)] }
  }

  /// Remembers the value of a parameter, which must not depend on playback.
  func remember(_ value: ExpressionValue, ofParameter name: String, units: [String: Double]) {
    self[RememberedExpressions.self]?.values.withLock {
      $0[.init(parameter: name, units: units)] = value
    }
  }
}
