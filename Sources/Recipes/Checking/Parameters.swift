/// The parameters of a recipe: names with values that stand for `$name` anywhere.
struct Parameters: Sendable {
  private var values: [String: SourceValue] = [:]
  /// The names, in the order of the recipe.
  private(set) var names: [String] = []

  /// Declares a parameter.
  mutating func declare(_ name: String, default value: SourceValue) {
    names.append(name)
    values[name] = value
  }

  /// Gives a declared parameter another value.
  mutating func set(_ name: String, to value: SourceValue) {
    values[name] = value
  }

  /// Returns a parameter's value.
  subscript(name: String) -> SourceValue? { values[name] }

  /// Returns the name in `$name`, if a value is that.
  ///
  /// Texts in quotes never are.
  static func name(in value: SourceValue) -> String? {
    guard case .plain(let text) = value.content, text.hasPrefix("$"),
      Names.isName(String(text.dropFirst()))
    else { return nil }
    return String(text.dropFirst())
  }
}

extension Checker {
  /// Returns a value, or that of the parameter it names, as if it were written here.
  func resolve(_ value: SourceValue) -> SourceValue? {
    guard let name = Parameters.name(in: value) else { return value }
    guard let parameter = parameters[name] else {
      reportUnknown(
        .unknownParameter, "no parameter is called '\(name.shortened)'", name, at: value.span,
        known: parameters.names)
      return nil
    }
    return parameter.moved(
      to: value.span, origin: parameter.origin ?? "params, line \(parameter.span.line)")
  }

  /// Declares the parameters of a recipe, then gives them the values of the settings from outside.
  func readParameters(of root: SourceValue, settings: [RecipeSetting]) {
    if let params = root[RecipeKeys.params.name] {
      guard let entries = params.entries else {
        with(subject: "'params'") { reportType(params, expected: RecipeKeys.params.expectation) }
        return
      }
      allow(
        entries.count, upTo: Limits.parameters, at: params.span,
        excess: "there are too many parameters")
      for entry in entries.prefix(Limits.parameters) where checkName(entry.key, at: entry.keySpan) {
        if let inner = firstParameter(in: entry.value) {
          report(
            .wrongType, "a parameter's default cannot use a parameter", at: inner.span,
            expected: "a value", found: inner.summary)
        }
        parameters.declare(entry.key, default: entry.value)
      }
    }
    for setting in settings {
      apply(setting)
    }
  }

  private func apply(_ setting: RecipeSetting) {
    guard parameters[setting.name] != nil else {
      report(
        Diagnostic(
          .unknownParameter, "--set \(setting): no parameter is called '\(setting.name.shortened)'",
          file: source.file,
          expected: parameters.names.isEmpty
            ? "nothing: the recipe declares no params" : parameters.names.joined(separator: ", "),
          suggestion: NearestName.nearest(to: setting.name, among: parameters.names)))
      return
    }
    let text = SourceText(file: "--set \(setting)", text: setting.value)
    var problem: Diagnostic?
    let value = YAMLReader.read(text) { problem = problem ?? $0 }
    if let value, problem == nil, firstParameter(in: value) == nil {
      let use = SourceSpan(line: 1, column: 1, length: 1)
      parameters.set(setting.name, to: value.moved(to: use, origin: "--set \(setting)"))
    } else {
      report(
        Diagnostic(
          .badSetting,
          "--set \(setting): \(problem?.message ?? "a setting cannot use a parameter")",
          file: source.file, help: "write a value as it would stand in the recipe"))
    }
  }

  private func firstParameter(in value: SourceValue) -> SourceValue? {
    switch value.content {
    case .nothing, .quoted: nil
    case .plain: Parameters.name(in: value) == nil ? nil : value
    case .list(let elements): elements.lazy.compactMap(firstParameter).first
    case .mapping(let entries): entries.lazy.compactMap { self.firstParameter(in: $0.value) }.first
    }
  }
}
