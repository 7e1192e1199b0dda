/// The settings of `flipbook lint` in a recipe.
struct LintPlan: Sendable {
  /// The warnings that are ignored everywhere.
  var ignored: [DiagnosticCode] = []
}

private enum LintKeys {
  static let ignore = Key(
    "ignore",
    ValueType<[DiagnosticCode]>.list(
      of: .choice(DiagnosticCode.warnings.map { ($0.rawValue, $0) }),
      "a warning, or a list of warnings such as [unused-param]", acceptsSingle: true),
    isRequired: true, "The warnings that are ignored.")
  static let table = Table("the settings of lint", [ignore])
}

extension ValueType<LintPlan> {
  /// The settings of `flipbook lint`.
  static let lint: ValueType = mapping(
    "a mapping such as { ignore: [unused-param] }", LintKeys.table, LintKeys.ignore
  ) { LintPlan(ignored: $0) }
}
