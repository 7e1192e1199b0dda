/// One mistake in a recipe: what it is, where it is, and what to do about it.
public struct Diagnostic: Error, Hashable, Codable, Sendable {
  /// The kind of mistake.
  public let code: DiagnosticCode
  /// What is wrong, as one clause without a full stop.
  public let message: String
  /// The recipe's file, as the user named it.
  public let file: String
  /// Where the mistake is; nothing if it concerns the whole file.
  public let place: Place?
  /// What could stand there, in words.
  public let expected: String?
  /// What stands there, in words.
  public let found: String?
  /// What was probably meant in the place of what stands there.
  public let suggestion: String?
  /// What to do next.
  public let help: String?

  /// A place in a recipe's text, with the line it is on.
  public struct Place: Hashable, Codable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The first column, counted from 1 in Unicode scalars.
    public let column: Int
    /// How many Unicode scalars are meant, at least 1.
    public let length: Int
    /// The line's text.
    public let source: String
  }

  init(
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

  init(
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
