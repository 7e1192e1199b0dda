import RecipeSyntax

extension RewriteReport {
  /// Returns the error or the warning about a program that shows nothing.
  ///
  /// - Parameters:
  ///   - subject: What was to be shown; nil for what the program shows by itself.
  ///   - path: The path of the program.
  func noEntry(
    _ subject: SceneOptions.Subject?, of path: String, _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    let candidates = classes.filter(\.isCandidate)
    let message: String
    var help = Self.help(toSelect: candidates)
    switch subject {
    case .view(let name)?: (message, help) = problem(of: name, asked: "view", help)
    case .controller(let name)?: (message, help) = problem(of: name, asked: "controller", help)
    case .preview(let title)?: message = "there is no preview '\(title)'"
    case nil: message = "nothing says what the program shows"
    }
    return Diagnostic(
      .badProgram, message, severity: severity, file: path,
      expected:
        "a live view of a playground, an app or scene delegate, a #Preview, or one class of a view or controller",
      found: candidates.isEmpty ? nil : candidates.map(\.name).joined(separator: ", "), help: help)
  }

  /// Returns why a class cannot be shown, and how it could be.
  private func problem(
    of name: String, asked kind: String, _ other: String?
  ) -> (message: String, help: String?) {
    guard let found = classes.first(where: { $0.name == name }) else {
      return ("there is no class '\(name)'", other)
    }
    return found.kind == kind
      ? ("'\(name)' has no initializer that needs no values", Self.help(toSelect: [found]))
      : ("'\(name)' is no \(kind)", Self.help(toSelect: [found]))
  }

  /// Returns how one of several classes is shown; nil for none.
  private static func help(toSelect classes: [Class]) -> String? {
    if let first = classes.first(where: \.isCreatable) {
      return "select one with --controller or --view, such as --\(first.kind) \(first.name)"
    }
    return classes.first.map {
      "add a preview that creates one with values, such as #Preview { \($0.name)(…) }"
    }
  }
}
