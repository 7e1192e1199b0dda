import Flipbook

/// A problem with its place in a file, as continuous integration displays it beside the file's
/// lines.
struct Annotation: Hashable, Sendable {
  /// The severity of a problem.
  enum Severity: Sendable {
    /// The recipe or another input is invalid.
    case invalid
    /// The output differs from what is expected.
    case difference
    /// The input is valid, but probably not what was meant.
    case warning
  }

  let severity: Severity
  /// The path of the file; nil for a problem outside of files.
  var file: String?
  /// The line, counted from 1; nil if the problem concerns the whole file.
  var line: Int?
  /// The column, counted from 1 in Unicode scalars; nil if the problem concerns whole lines.
  var column: Int?
  /// The kind of problem, in lower case with hyphens.
  let kind: String
  /// What is wrong, without values that differ from run to run: the problem is the same as long as
  /// this, the file and the kind are.
  let subject: String
  /// What is wrong, with every detail; may have several lines.
  let message: String

  /// Creates the annotation of a problem that has no diagnostic.
  init(
    _ severity: Severity, file: String? = nil, kind: String, subject: String, message: String
  ) {
    self.severity = severity
    self.file = file
    self.kind = kind
    self.subject = subject
    self.message = message
  }

  /// Creates the annotation of an error or a warning in a recipe.
  init(_ diagnostic: Diagnostic) {
    severity =
      switch (diagnostic.severity, diagnostic.code) {
      case (.warning, _): .warning
      case (.error, .expectationFailed): .difference
      case (.error, _): .invalid
      }
    file = diagnostic.file
    line = diagnostic.place?.line
    column = diagnostic.place?.column
    kind = diagnostic.code.rawValue
    subject = diagnostic.message
    let advice = diagnostic.suggestion.map { "did you mean '\($0)'?" } ?? diagnostic.help
    let details = [
      ("expected", diagnostic.suggestion == nil ? diagnostic.expected : nil),
      ("found", diagnostic.found), ("help", advice),
    ]
    message = ([subject] + details.compactMap { label, text in text.map { "\(label): \($0)" } })
      .joined(separator: "\n")
  }

  /// Creates the annotations of an error that ends a verb.
  static func all(of error: any Error) -> [Annotation] {
    if let recipes = error as? InvalidRecipes {
      return recipes.files.flatMap(\.diagnostics).map(Annotation.init)
    }
    return [Annotation(.invalid, kind: "error", subject: "\(error)", message: "\(error)")]
  }
}

extension [Annotation] {
  /// Returns the annotations without repetitions of the same problem at the same place.
  var withoutRepetitions: [Annotation] {
    var seen: Set<Annotation> = []
    return filter { annotation in
      // Details may count frames in different ways.
      let problem = Annotation(
        annotation.severity, file: annotation.file, kind: annotation.kind,
        subject: annotation.subject, message: "")
      return seen.insert(problem.at(line: annotation.line, column: annotation.column)).inserted
    }
  }
}

extension Annotation {
  /// Returns the annotation at another position in its file.
  func at(line: Int?, column: Int?) -> Annotation {
    var copy = self
    (copy.line, copy.column) = (line, column)
    return copy
  }
}
