/// The parameters of a recipe: names with the values that `$name` stands for.
package struct Parameters: Sendable {
  private var values: [String: SourceValue] = [:]
  /// The names, in the order of the recipe.
  package private(set) var names: [String] = []

  init() {}

  /// Returns a parameter's value.
  subscript(name: String) -> SourceValue? { values[name] }

  /// Returns the name in `$name`; nil if a value is something else.
  ///
  /// Quoted text is never a parameter.
  static func name(in value: SourceValue) -> String? {
    guard case .plain(let text) = value.content, text.hasPrefix("$"),
      NameSyntax.isName(String(text.dropFirst()))
    else { return nil }
    return String(text.dropFirst())
  }

  fileprivate static func first(in value: SourceValue) -> SourceValue? {
    switch value.content {
    case .null, .quoted: nil
    case .plain: name(in: value) == nil ? nil : value
    case .list(let elements): elements.lazy.compactMap(first).first
    case .mapping(let entries): entries.lazy.compactMap { first(in: $0.value) }.first
    }
  }
}

// MARK: - Using

extension ReadingContext {
  /// Returns a value, or the value of the parameter that it names, as if it were written here.
  package func resolve(_ value: SourceValue) -> SourceValue? {
    let resolved = resolveSilently(value)
    if resolved == nil, let name = Parameters.name(in: value), !parameters.names.contains(name) {
      reportUnknown(
        .unknownParameter, "unknown parameter '\(name.shortened)'", name, at: value.span,
        known: parameters.names)
    }
    return resolved
  }

  /// Returns a value, or the value of the parameter that it names; nil if there is no such
  /// parameter.
  package func resolveSilently(_ value: SourceValue) -> SourceValue? {
    guard let name = Parameters.name(in: value) else { return value }
    guard let parameter = parameters[name] else { return nil }
    return parameter.moved(
      to: value.span, origin: parameter.origin ?? "params, line \(parameter.span.line)")
  }
}

// MARK: - Declaring

extension Parameters {
  /// Reads the parameters that a recipe declares, with the values of settings in place of their
  /// defaults.
  ///
  /// - Parameters:
  ///   - key: The key that declares them.
  ///   - root: The recipe.
  ///   - settings: The settings, of which a later one wins.
  package init(
    _ key: some KeyDescription, in root: SourceValue, settings: [RecipeSetting],
    _ context: ReadingContext
  ) {
    if let params = root[key.name] {
      guard let entries = params.entries else {
        context.with(subject: "'\(key.name)'").reportType(params, expected: key.expectation)
        return
      }
      context.allow(
        entries.count, upTo: Limits.parameters, at: params.span,
        excess: "too many parameters")
      for entry in entries.prefix(Limits.parameters)
      where context.checkName(entry.key, at: entry.keySpan) {
        declare(entry, context)
      }
    }
    for setting in settings { apply(setting, context) }
  }

  private mutating func declare(_ entry: SourceValue.Entry, _ context: ReadingContext) {
    names.append(entry.key)
    if let inner = Self.first(in: entry.value) {
      context.report(
        .wrongType, "the value of a parameter cannot refer to a parameter", at: inner.span,
        expected: "a value", found: inner.summary)
      // Without a value, since resolving one that contains itself would not end.
      return
    }
    values[entry.key] = entry.value
  }

  private mutating func apply(_ setting: RecipeSetting, _ context: ReadingContext) {
    guard names.contains(setting.name) else {
      context.results.report(
        Diagnostic(
          .unknownParameter, "--set \(setting): unknown parameter '\(setting.name.shortened)'",
          file: context.source.file,
          expected: names.isEmpty
            ? "a declared parameter (the recipe declares none)" : names.joined(separator: ", "),
          suggestion: NearestName.nearest(to: setting.name, among: names)))
      return
    }
    let text = SourceText(file: "--set \(setting)", text: setting.value)
    var problem: Diagnostic?
    let value = YAMLReader.read(text) { problem = problem ?? $0 }
    if let value, problem == nil, Self.first(in: value) == nil {
      let use = SourceSpan(line: 1, column: 1, length: 1)
      values[setting.name] = value.moved(to: use, origin: "--set \(setting)")
    } else {
      context.results.report(
        Diagnostic(
          .badSetting,
          "--set \(setting): \(problem?.message ?? "a setting cannot refer to a parameter")",
          file: context.source.file, help: "write the value as in the recipe"))
    }
  }
}
