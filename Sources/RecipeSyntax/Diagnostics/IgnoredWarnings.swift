/// The warnings that a recipe ignores: those with some codes, and those in lines with a comment.
///
/// A comment such as `# flipbook: ignore outside-stage, no-items: the reason` at the end of a line
/// ignores the warnings about this line.
package struct IgnoredWarnings: Sendable {
  private static let marker = "flipbook: ignore"

  private let codes: Set<DiagnosticCode>

  /// Creates the ignored warnings of a recipe; reports unknown codes in comments.
  ///
  /// - Parameter codes: The codes that are ignored everywhere.
  package init(_ codes: [DiagnosticCode], _ context: ReadingContext) {
    self.codes = Set(codes)
    for (number, text) in context.source.files.enumerated()
    where text.text.containsBytes(of: Self.marker) {
      for line in 1...text.lineCount {
        for (word, column) in Self.words(in: text.line(line)) where Self.code(word) == nil {
          context.reportUnknown(
            .unknownValue, "unknown warning '\(word.shortened)'", word,
            at: SourceSpan(line: line, column: column, length: word.count, file: number),
            known: DiagnosticCode.warnings.map(\.rawValue))
        }
      }
    }
  }

  /// Returns whether a warning is ignored.
  package func ignores(_ warning: Diagnostic) -> Bool {
    codes.contains(warning.code)
      || Self.words(in: warning.place?.source ?? "").contains { $0.word == warning.code.rawValue }
  }

  private static func code(_ word: String) -> DiagnosticCode? {
    DiagnosticCode.warnings.first { $0.rawValue == word }
  }

  /// Returns the codes in the comment of a line, with their columns; a colon or a parenthesis starts
  /// the reason.
  private static func words(in line: String) -> [(word: String, column: Int)] {
    guard let marker = line.firstRange(of: marker) else { return [] }
    var head = line[..<marker.lowerBound]
    while head.last == " " { head.removeLast() }
    guard head.popLast() == "#", head.last?.isWhitespace ?? true else { return [] }
    let codes = line[marker.upperBound...].prefix { $0 != ":" && $0 != "(" }
    // A text that ends with a quotation mark is not a comment.
    guard !codes.contains(where: { $0 == "\"" || $0 == "'" }) else { return [] }
    return codes.split { $0 == " " || $0 == "," }.map { word in
      (String(word), line.unicodeScalars.distance(from: line.startIndex, to: word.startIndex) + 1)
    }
  }
}

extension ReadingContext {
  /// Records a warning, unless the value is read during playback.
  package func warn(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan,
    note: (message: String, span: SourceSpan)? = nil, help: String? = nil
  ) {
    guard playback == nil else { return }
    results.record(
      Diagnostic(
        code, message, severity: .warning, at: span, in: source,
        note: note.map { Diagnostic.Note($0.message, at: $0.span, in: source) }, help: help))
  }

  /// The warnings so far.
  package var warnings: [Diagnostic] { results.findings(of: Diagnostic.self) }
}
