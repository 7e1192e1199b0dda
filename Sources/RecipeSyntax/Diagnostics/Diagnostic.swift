/// An error in a recipe, or a warning: what it is, where it is, and how to fix it.
public struct Diagnostic: Error, Hashable, Codable, Sendable {
  /// Whether the recipe is invalid.
  public let severity: Severity
  /// The kind of error or warning.
  public let code: DiagnosticCode
  /// What is wrong, as one clause in lower case without a period.
  public let message: String
  /// The path of the recipe as the user wrote it.
  public let file: String
  /// The position of the error; nil if it concerns the whole file.
  public let place: Place?
  /// Another position that the error depends on; nil if there is none.
  public let note: Note?
  /// What was expected, in words.
  public let expected: String?
  /// What was found instead, in words.
  public let found: String?
  /// The text that was probably meant instead.
  public let suggestion: String?
  /// How to fix the error.
  public let help: String?

  /// Whether a recipe is invalid.
  public enum Severity: String, Codable, Sendable {
    /// The recipe is invalid.
    case error
    /// The recipe is valid, but probably does not show what was meant.
    case warning
  }

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

    package init(line: Int, column: Int, length: Int, source: String) {
      (self.line, self.column, self.length, self.source) = (line, column, length, source)
    }

    init(_ span: SourceSpan, in source: SourceText) {
      line = span.line
      column = span.column
      length = span.length
      self.source = source.text(at: span).line(span.line)
    }

    /// Hashes the position alone: a line may be long, and many errors may have it.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(line)
      hasher.combine(column)
    }
  }

  /// Another position in a recipe's text, with what is there.
  public struct Note: Hashable, Codable, Sendable {
    /// What is there, as one clause.
    public let message: String
    /// The position.
    public let place: Place

    init(_ message: String, at span: SourceSpan, in source: SourceText) {
      self.message = message
      place = Place(span, in: source)
    }
  }

  /// What distinguishes a diagnostic: the same may be reported again with other expectations, as more
  /// names may be known by then.
  struct Identity: Hashable {
    let severity: Severity
    let code: DiagnosticCode
    let message: String
    let file: String
    let line: Int?
    let column: Int?
  }

  var identity: Identity {
    Identity(
      severity: severity, code: code, message: message, file: file, line: place?.line,
      column: place?.column)
  }

  package init(
    _ code: DiagnosticCode, _ message: String, severity: Severity = .error, file: String,
    place: Place? = nil, note: Note? = nil, expected: String? = nil, found: String? = nil,
    suggestion: String? = nil, help: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.file = file
    self.place = place
    self.note = note
    self.expected = expected
    self.found = found
    self.suggestion = suggestion
    self.help = help
  }

  package init(
    _ code: DiagnosticCode, _ message: String, severity: Severity = .error, at span: SourceSpan,
    in source: SourceText, note: Note? = nil, expected: String? = nil, found: String? = nil,
    suggestion: String? = nil, help: String? = nil
  ) {
    self.init(
      code, message, severity: severity, file: source.text(at: span).file,
      place: Place(span, in: source),
      note: note, expected: expected, found: found, suggestion: suggestion, help: help)
  }
}
