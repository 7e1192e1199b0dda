/// A finding: an expression reads a state variable.
struct StateUse: Sendable {
  let name: String
}

extension ReadingContext {
  /// Warns about parameters, templates, styles and state variables that nothing uses.
  ///
  /// Included files may declare more than a recipe uses.
  ///
  /// - Parameter root: The recipe as it is written.
  func warnAboutUnusedNames(in root: SourceValue, _ names: Names) {
    for entry in parameters.unused(in: root, RecipeKeys.params) where entry.keySpan.file == 0 {
      warn(
        .unusedParameter, "nothing uses the parameter '\(entry.key)'", at: entry.keySpan,
        help: "write '$\(entry.key)' in place of a value, or remove the parameter")
    }
    let templates = Set(results.findings(of: TemplateUse.self).map(\.name))
    for entry in root[RecipeKeys.templates.name]?.entries ?? []
    where entry.keySpan.file == 0 && !templates.contains(entry.key) {
      warn(
        .unusedTemplate, "no view is like the template '\(entry.key)'", at: entry.keySpan,
        help: "write 'like: \(entry.key)' in a view, or remove the template")
    }
    let styles = Set(results.findings(of: StyleUse.self).map(\.name))
    for entry in root[RecipeKeys.styles.name]?.entries ?? []
    where entry.keySpan.file == 0 && !styles.contains(entry.key) {
      warn(
        .unusedStyle, "no view has the style '\(entry.key)'", at: entry.keySpan,
        help: "write 'styles: \(entry.key)' in a view, or remove the style")
    }
    let state = Set(results.findings(of: StateUse.self).map(\.name))
    for name in names.state.map(\.name) where !state.contains(name) {
      guard let span = names.span(of: name) else { continue }
      warn(
        .unusedState, "no expression reads the state variable '\(name)'", at: span,
        help: "read it in a condition or in a value, or remove it")
    }
  }
}
