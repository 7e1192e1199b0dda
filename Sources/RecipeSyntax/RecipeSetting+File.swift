extension RecipeSetting {
  /// The position of a setting in a file of values for parameters.
  package struct Origin: Hashable, Sendable {
    /// The path of the file as the user wrote it.
    let file: String
    /// The position of the parameter's name.
    let name: Diagnostic.Place
    /// The position of the value.
    let value: Diagnostic.Place
  }

  /// Reads values for parameters from a YAML file, a mapping from names to values.
  ///
  /// - Throws: `RecipeErrors` with every error in the file.
  public static func read(file path: String) throws(RecipeErrors) -> [RecipeSetting] {
    switch RecipeFile(path: path).read() {
    case .failure(let diagnostic): throw RecipeErrors([diagnostic])
    case .success(let text): return try read(text, file: path)
    }
  }

  /// Reads the text of a file of values for parameters.
  static func read(_ text: String, file: String) throws(RecipeErrors) -> [RecipeSetting] {
    let context = ReadingContext(SourceText(file: file, text: text))
    let root = YAMLReader.read(context.source, report: context.results.report)
    if let root, root.entries == nil {
      context.with(subject: "the file of parameters").reportType(
        root, expected: "a mapping from the names of parameters to values")
    }
    let settings = (root?.entries ?? []).map { entry in
      RecipeSetting(
        name: entry.key, content: entry.value,
        origin: Origin(
          file: file, name: Diagnostic.Place(entry.keySpan, in: context.source),
          value: Diagnostic.Place(entry.value.span, in: context.source)))
    }
    let diagnostics = context.results.diagnostics
    guard diagnostics.isEmpty else { throw RecipeErrors(diagnostics) }
    return settings
  }

  /// Returns an error about the setting: at its place in a file, or else about the recipe.
  ///
  /// - Parameter recipe: The path of the recipe.
  func diagnostic(
    _ code: DiagnosticCode, _ message: String, recipe: String, isAboutName: Bool = false,
    expected: String? = nil, suggestion: String? = nil, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code, origin == nil ? "\(source): \(message)" : message, file: origin?.file ?? recipe,
      place: origin.map { isAboutName ? $0.name : $0.value }, expected: expected,
      suggestion: suggestion, help: help)
  }
}
