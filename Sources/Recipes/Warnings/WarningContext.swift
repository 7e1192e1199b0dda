/// What warnings about a recipe need: its text, the positions of its names, and what it ignores.
struct WarningContext: Sendable {
  let source: SourceText
  let ignored: IgnoredWarnings
  private let names: Names

  init(_ context: ReadingContext, names: Names, _ plan: LintPlan) {
    source = context.source
    ignored = IgnoredWarnings(plan.ignored, context)
    self.names = names
  }

  /// Returns the span of the name of a view; nil for a part of a component.
  func span(of name: String) -> SourceSpan? { names.span(of: name) }

  /// Creates a warning.
  func warning(
    _ code: DiagnosticCode, _ message: String, at span: SourceSpan, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(code, message, severity: .warning, at: span, in: source, help: help)
  }

  /// Returns the warnings that are not ignored, in the order of the text, each once and at most
  /// `Limits.diagnostics`.
  func reported(_ warnings: [Diagnostic]) -> [Diagnostic] {
    Array(
      RecipeErrors(warnings.filter { !ignored.ignores($0) }).diagnostics
        .prefix(Limits.diagnostics))
  }
}
