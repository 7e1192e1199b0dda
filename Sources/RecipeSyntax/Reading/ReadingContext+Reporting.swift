extension ReadingContext {
  /// Reports an error at a place in the text.
  package func report(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, expected: String? = nil,
    found: String? = nil, suggestion: String? = nil, help: String? = nil
  ) {
    results.report(
      Diagnostic(
        code, message, at: span, in: source, expected: expected, found: found,
        suggestion: suggestion, help: help))
  }

  /// Reports that a value is of another type than expected.
  package func reportType(_ value: SourceValue, expected: String, help: String? = nil) {
    report(
      .wrongType, "wrong type for \(subject)", at: value.span, expected: expected,
      found: value.summary, help: help ?? commentHelp(for: value))
  }

  /// Returns how to write a value that starts with `#`, or one on further lines, if a value is empty
  /// for such a reason.
  private func commentHelp(for value: SourceValue) -> String? {
    guard case .null = value.content, value.origin == nil else { return nil }
    let rest = source.text(at: value.span).rest(line: value.span.line, column: value.span.column)
      .drop { $0 == " " }
    if rest.isEmpty { return "write the value beside the key, or indented on the lines below" }
    guard rest.first == "#", let next = rest.dropFirst().first, next != " " else { return nil }
    return "'#' starts a comment: quote the value"
  }

  /// Reports that a value is out of range.
  package func reportRange(_ value: SourceValue, expected: String) {
    report(
      .outOfRange, "\(subject) is out of range", at: value.span, expected: expected,
      found: value.summary)
  }

  /// Returns whether an error is reported for the first time: each round of a repetition may have it
  /// again, and finding the names that were probably meant takes long.
  func isNew(_ code: DiagnosticCode, _ message: String, at span: SourceSpan) -> Bool {
    !results.knows(
      Diagnostic.Identity(
        severity: .error, code: code, message: message, file: source.text(at: span).file,
        line: span.line, column: span.column))
  }

  /// Reports an unknown word, and suggests the nearest known one.
  package func reportUnknown(
    _ code: DiagnosticCode, _ message: String, _ word: String, at span: SourceSpan,
    known: [String], found: String? = nil, help: String? = nil
  ) {
    let isNew = isNew(code, message, at: span)
    report(
      code, message, at: span, expected: Self.enumerate(known), found: found,
      suggestion: isNew ? Self.suggestion(for: word, code, among: known) : nil, help: help)
  }

  /// Returns the key, the word or the name that was probably meant.
  static func suggestion(for word: String, _ code: DiagnosticCode, among known: [String])
    -> String?
  {
    // Names that the recipe declares have no other spellings.
    let isOfLanguage = code == .unknownKey || code == .unknownValue
    return (isOfLanguage ? ForeignName.name(for: word, among: known) : nil)
      ?? NearestName.nearest(to: word, among: known)
  }

  /// Returns whether a count is within a limit; reports `excess` if it is not.
  @discardableResult
  package func allow(_ count: Int, upTo limit: Int, at span: SourceSpan, excess: String) -> Bool {
    guard count > limit else { return true }
    report(.tooMany, excess, at: span, expected: "at most \(limit)", found: "\(count)")
    return false
  }

  /// Returns whether a list without a limit of its own may have a number of entries; reports too
  /// many.
  func allowEntries(_ count: Int, at span: SourceSpan) -> Bool {
    allow(count, upTo: Limits.listEntries, at: span, excess: "too many entries in \(subject)")
  }

  package static func enumerate(_ known: [String]) -> String {
    guard !known.isEmpty else { return "a declared name (the recipe declares none)" }
    let shown = known.prefix(30).joined(separator: ", ")
    return known.count > 30 ? "one of \(shown), …" : "one of \(shown)"
  }
}
