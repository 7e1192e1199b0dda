/// An error in a recipe: what it is, where it is, and how to fix it.
public struct Diagnostic: Error, Hashable, Codable, Sendable {
  /// The kind of error.
  public let code: DiagnosticCode
  /// What is wrong, as one clause in lower case without a period.
  public let message: String
  /// The path of the recipe as the user wrote it.
  public let file: String
  /// The position of the error; nil if it concerns the whole file.
  public let place: Place?
  /// What was expected, in words.
  public let expected: String?
  /// What was found instead, in words.
  public let found: String?
  /// The text that was probably meant instead.
  public let suggestion: String?
  /// How to fix the error.
  public let help: String?

  /// A position in a recipe's text, with the text of its line.
  public struct Place: Hashable, Codable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The first column, counted from 1 in Unicode scalars.
    public let column: Int
    /// The number of Unicode scalars, at least 1.
    public let length: Int
    /// The text of the line.
    public let source: String
  }

  package init(
    _ code: DiagnosticCode, _ message: String, file: String, place: Place? = nil,
    expected: String? = nil, found: String? = nil, suggestion: String? = nil, help: String? = nil
  ) {
    self.code = code
    self.message = message
    self.file = file
    self.place = place
    self.expected = expected
    self.found = found
    self.suggestion = suggestion
    self.help = help
  }

  package init(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, in source: SourceText,
    expected: String? = nil, found: String? = nil, suggestion: String? = nil, help: String? = nil
  ) {
    let line = source.rest(line: span.line, column: 1)
    self.init(
      code, message, file: source.file,
      place: Place(
        line: span.line, column: span.column, length: span.length, source: String(line)),
      expected: expected, found: found, suggestion: suggestion, help: help)
  }
}
