/// The parameters of a recipe: names with the values that `$name` stands for.
package struct Parameters: Sendable {
  private var values: [String: SourceValue] = [:]
  /// The number of keys and values in each value.
  private var counts: [String: Int] = [:]
  /// The names, in the order of the recipe.
  package private(set) var names: [String] = []

  init() {}

  /// Returns a parameter's value.
  package subscript(name: String) -> SourceValue? { values[name] }

  /// Returns the name in `$name`; nil if a value is something else.
  ///
  /// Quoted text is never a parameter.
  package static func name(in value: SourceValue) -> String? {
    guard case .plain(let text) = value.content, text.utf8.first == UInt8(ascii: "$") else {
      return nil
    }
    let name = String(text.dropFirst())
    return NameSyntax.isName(name) ? name : nil
  }

  /// Returns the names in `$name`, also within expressions, each with the text that it is in.
  fileprivate static func references(in value: SourceValue) -> [(name: String, value: SourceValue)]
  {
    switch value.content {
    case .null: []
    case .quoted(let text), .plain(let text):
      text.split(separator: "$", omittingEmptySubsequences: false).dropFirst().compactMap {
        NameSyntax.firstName(in: $0.first == "{" ? $0.dropFirst() : $0).map { ($0, value) }
      }
    case .list(let elements): elements.flatMap(references)
    case .mapping(let entries): entries.flatMap { references(in: $0.value) }
    }
  }
}

extension Parameters {
  /// The number of keys and values that a value consists of once its parameters are replaced.
  package func count(of value: SourceValue) -> Int {
    switch value.content {
    case .null, .quoted: 1
    case .plain: Self.name(in: value).flatMap { counts[$0] } ?? 1
    case .list(let elements): elements.reduce(1) { min($0 + count(of: $1), Limits.expandedValues) }
    case .mapping(let entries):
      entries.reduce(1) { min($0 + 1 + count(of: $1.value), Limits.expandedValues) }
    }
  }
}

extension RecipeSetting {
  /// Returns the value as one of the recipe; nil after reporting one that is invalid.
  package func checkedContent(_ context: ReadingContext) -> SourceValue? {
    let text = SourceText(file: source, text: value)
    var problem: Diagnostic?
    let read = content ?? YAMLReader.read(text) { problem = problem ?? $0 }
    guard let read, problem == nil, Parameters.references(in: read).isEmpty else {
      context.results.report(
        diagnostic(
          .badSetting, problem?.message ?? "a setting cannot refer to a parameter",
          recipe: context.source.file, help: "write the value as in the recipe"))
      return nil
    }
    return read.moved(to: SourceSpan(line: 1, column: 1, length: 1), origin: source)
  }
}

// MARK: - Using

extension ReadingContext {
  /// Returns a value, or the value of the parameter that it names, as if it were written here.
  package func resolve(_ value: SourceValue) -> SourceValue? {
    let resolved = resolveSilently(value)
    let path = MemberPath(value)
    let base = path.flatMap { self.base(of: $0, in: value) }
    if let path, base == nil {
      reportUnknownParameter(path.name, in: value)
      return nil
    }
    guard resolved == nil else { return resolved }
    if let path, let base {
      reportUnknownMember(of: base, path, at: value.span)
    } else if let name = Parameters.name(in: value), !parameters.names.contains(name) {
      reportUnknownParameter(name, in: value)
    }
    return nil
  }

  private func reportUnknownParameter(_ name: String, in value: SourceValue) {
    reportUnknown(
      .unknownParameter, "unknown parameter '\(name.shortened)'", name, at: value.span,
      known: (value.scope?.variables ?? []) + parameters.names)
  }

  /// Returns a value, or the value of the parameter that it names; nil if there is no such
  /// parameter.
  package func resolveSilently(_ value: SourceValue) -> SourceValue? {
    guard let name = Parameters.name(in: value) else {
      guard let path = MemberPath(value), let base = base(of: path, in: value), base.entries != nil
      else { return value }
      return member(path.members, of: base).value?.moved(
        to: value.span, origin: base.origin ?? "repeat")
    }
    if let variable = value.scope?.value(of: name) {
      return variable.moved(to: value.span, origin: variable.origin ?? "repeat")
    }
    guard let parameter = parameters[name] else { return nil }
    // The value of a parameter may be another, earlier one.
    guard Parameters.name(in: parameter) == nil else {
      return resolveSilently(
        parameter.moved(to: value.span, origin: "params, line \(parameter.span.line)"))
    }
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
      let declared = entries.prefix(Limits.parameters)
      for entry in declared where context.checkName(entry.key, at: entry.keySpan) {
        declare(entry, among: declared.map(\.key), context)
      }
    }
    for setting in settings { apply(setting, context) }
  }

  private mutating func declare(
    _ entry: SourceValue.Entry, among all: [String], _ context: ReadingContext
  ) {
    let earlier = names
    names.append(entry.key)
    let invalid = Self.references(in: entry.value).first { name, _ in
      all.contains(name) && !earlier.contains(name)
    }
    if let (name, value) = invalid {
      context.report(
        .wrongType,
        name == entry.key
          ? "the value of a parameter cannot refer to itself"
          : "the value of a parameter can refer only to earlier ones", at: value.span,
        expected: earlier.isEmpty ? "a value" : "one of \(earlier.joined(separator: ", "))",
        found: value.summary,
        help: name == entry.key ? nil : "declare '\(name)' before '\(entry.key)'")
      // Without a value, since resolving one that contains itself would not end.
      return
    }
    let count = count(of: entry.value)
    counts[entry.key] = count
    guard count < Limits.expandedValues else {
      context.report(
        .tooManyValues, "too many keys and values in '\(entry.key)'", at: entry.value.span,
        expected: "at most \(Limits.expandedValues) once parameters are replaced")
      return
    }
    values[entry.key] = entry.value
  }

  private mutating func apply(_ setting: RecipeSetting, _ context: ReadingContext) {
    guard names.contains(setting.name) else {
      context.results.report(
        setting.diagnostic(
          .unknownParameter, "unknown parameter '\(setting.name.shortened)'",
          recipe: context.source.file, isAboutName: true,
          expected: names.isEmpty
            ? "a declared parameter (the recipe declares none)" : names.joined(separator: ", "),
          suggestion: NearestName.nearest(to: setting.name, among: names)))
      return
    }
    guard let value = setting.checkedContent(context) else { return }
    values[setting.name] = value
    counts[setting.name] = count(of: value)
  }
}
