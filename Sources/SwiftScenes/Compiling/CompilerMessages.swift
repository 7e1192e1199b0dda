import RecipeSyntax

/// The compiler's messages about rewritten sources, as diagnostics about the user's own.
struct CompilerMessages {
  let report: RewriteReport
  /// The names of the types that the program declares.
  private let files: [String: RewriteReport.File]

  init(_ report: RewriteReport) {
    self.report = report
    files = Dictionary(report.files.map { ($0.output, $0) }) { first, _ in first }
  }

  /// Returns the errors in the compiler's output, and the parts of UIKit that Flipbook lacks.
  ///
  /// - Parameter path: The path of the program, for errors without a place.
  func diagnostics(_ output: String, path: String) -> [Diagnostic] {
    var texts = SourceTexts()
    var missing = MissingNames()
    var found: [Diagnostic] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let message = Self.parse(line) else { continue }
      missing.add(message.text)
      guard let file = files[message.file] else {
        // About what the rewriter added: without a place in the user's sources.
        found.append(Diagnostic(.badProgram, message.text, file: path))
        continue
      }
      let place = texts.place(
        file: file.path, line: message.line,
        column: file.originalColumn(message.column, line: message.line))
      found.append(Diagnostic(.badProgram, message.text, file: file.path, place: place))
    }
    if found.isEmpty {
      let last = output.split(whereSeparator: \.isNewline).suffix(3).joined(separator: "; ")
      found.append(
        Diagnostic(.badProgram, last.isEmpty ? "the compiler failed" : last, file: path))
    }
    if let summary = missing.summary {
      found.append(Diagnostic(.missingAPI, summary, file: path))
    }
    return found
  }

  /// Returns the rewriter's messages as diagnostics.
  func diagnostics(
    _ messages: [RewriteReport.Message], _ severity: Diagnostic.Severity
  ) -> [Diagnostic] {
    var texts = SourceTexts()
    return messages.map {
      Diagnostic(
        .badProgram, $0.message, severity: severity, file: $0.file,
        place: texts.place(file: $0.file, line: $0.line, column: $0.column))
    }
  }

  private struct Message {
    let file: String
    let line: Int
    let column: Int
    let text: String
  }

  /// Parses `FILE:LINE:COLUMN: error: TEXT`, or an error without a place; nil for other lines.
  private static func parse(_ line: Substring) -> Message? {
    guard let mark = line.firstRange(of: " error: ") else {
      return line.hasPrefix("error: ")
        ? Message(file: "", line: 0, column: 0, text: String(line.dropFirst("error: ".count)))
        : nil
    }
    let text = String(line[mark.upperBound...])
    let parts = line[..<mark.lowerBound].split(separator: ":")
    guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else { return Message(file: "", line: 0, column: 0, text: text) }
    return Message(
      file: parts.dropLast(2).joined(separator: ":"), line: row, column: column, text: text)
  }
}
