extension Diagnostic {
  /// Returns the diagnostic with the circumstances in which it occurs, in parentheses.
  package func adding(_ circumstances: String) -> Diagnostic {
    Diagnostic(
      code, "\(message) (\(circumstances))", severity: severity, file: file, place: place,
      note: note, expected: expected, found: found, suggestion: suggestion, help: help)
  }
}
