@testable import RecipeSyntax

/// Names for tests: constants, and a view `ball`, whose center is known only during playback.
enum ExpressionContext {
  private static let constants: [String: ExpressionValue] = [
    "x": .number(3), "velocity.dx": .number(5), "time": .number(7), "domino.3": .numbers([30, 40]),
    "box": .numbers([10, 20, 30, 40]), "open": .boolean(true), "mode": .text("small"),
    "my-box": .number(9), "my": .number(1), "none": .numbers([]),
  ]

  static let names = ExpressionNames(
    find: { words, _ in
      if words.starts(with: ["ball", "center"]) {
        return (.current(key: "ball.center", example: .numbers([1, 2])), 2)
      }
      if words[0] == "touch" { return (.unavailable("no touch is available here", help: "…"), 1) }
      for count in (1...words.count).reversed() {
        if let constant = constants[words[..<count].joined(separator: ".")] {
          return (.constant(constant), count)
        }
      }
      return nil
    }, known: { _ in constants.keys.sorted() }, hyphenated: { _ in ["my-box"] })

  /// A context with these names.
  static func context(_ text: String) -> ReadingContext {
    ReadingContext(SourceText(file: "test.yaml", text: text)).with(ExpressionNames.self, names)
  }

  /// Returns the value of an expression.
  static func value(_ text: String, in scope: Scope? = nil) throws(ExpressionProblem)
    -> ExpressionValue
  {
    let span = SourceSpan(line: 1, column: 1, length: text.count)
    let written = SourceValue(content: .quoted(text), span: span).within(scope)
    return try context(text).evaluate(written, units: ReadingContext.allUnits).value
  }
}
