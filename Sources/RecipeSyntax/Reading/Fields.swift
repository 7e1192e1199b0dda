/// A mapping that was compared with its table, ready to be read key by key.
package struct Fields: Sendable {
  /// The mapping.
  package let value: SourceValue
  /// The context in which the values are read.
  package let context: ReadingContext
  /// The keys that unknown keys were probably meant to be, which are not reported as missing as
  /// well.
  let misspelled: [String]

  /// Creates the fields of a mapping that was compared with its table before.
  package init(_ value: SourceValue, _ context: ReadingContext) {
    self.init(value, context, misspelled: [])
  }

  fileprivate init(_ value: SourceValue, _ context: ReadingContext, misspelled: [String]) {
    self.value = value
    self.context = context
    self.misspelled = misspelled
  }

  /// Returns the same fields, read in another context.
  package func with(_ context: ReadingContext) -> Fields {
    Fields(value, context, misspelled: misspelled)
  }

  /// Returns whether a key is present.
  package func has(_ key: some KeyDescription) -> Bool { has(key.name) }

  /// Returns whether a key is present.
  func has(_ name: String) -> Bool { value[name] != nil }

  /// Returns the span of a key, or of the whole mapping if the key is absent.
  package func span(of key: some KeyDescription) -> SourceSpan { span(of: key.name) }

  /// Returns the span of a key, or of the whole mapping if the key is absent.
  func span(of name: String) -> SourceSpan {
    value.entries?.first { $0.key == name }?.keySpan ?? value.span
  }

  /// Returns the value of a key as it is written.
  package func written(_ key: some KeyDescription) -> SourceValue? { value[key.name] }
}

extension ReadingContext {
  /// Compares a mapping with its table: reports unknown keys, missing keys and broken rules.
  ///
  /// - Parameter nameSpan: The span of the mapping's own key, at which missing keys are reported.
  package func fields(
    of value: SourceValue, _ table: Table, nameSpan: SourceSpan? = nil
  ) -> Fields? {
    guard let value = resolve(value) else { return nil }
    guard let entries = value.entries else {
      let keys = table.keys.prefix(3).map { "\($0.name): …" }.joined(separator: ", ")
      reportType(value, expected: "\(table.title), a mapping such as { \(keys) }")
      return nil
    }
    guard
      allow(
        entries.count, upTo: Limits.listEntries, at: value.span,
        excess: "too many keys in \(table.title)")
    else { return nil }
    let names = table.keys.map(\.name)
    let unknown = entries.filter { !names.contains($0.key) }
    let misspelled = unknown.compactMap { NearestName.nearest(to: $0.key, among: names) }
    for entry in unknown {
      reportUnknown(
        .unknownKey, "unknown key '\(entry.key.shortened)' in \(table.title)", entry.key,
        at: entry.keySpan, known: names,
        help: entries.contains(where: { $0.value.isUnbalanced })
          ? ExpressionParser.quoteHelp : nil)
    }
    for key in table.keys
    where key.isRequired && value[key.name] == nil && !misspelled.contains(key.name) {
      report(
        .missingKey, "missing key '\(key.name)' in \(table.title)", at: nameSpan ?? value.span,
        expected: "\(key.name): \(key.expectation)")
    }
    let fields = Fields(value, self, misspelled: misspelled)
    for rule in table.rules { fields.check(rule, of: table, at: nameSpan ?? value.span) }
    return fields
  }
}
