/// A mapping that was compared with its table, ready to be read key by key.
struct Fields {
  /// The mapping.
  let value: SourceValue
  /// What reports mistakes.
  let checker: Checker
  /// The keys that unknown ones were probably meant to be: to miss them as well would be one mistake
  /// reported twice.
  let misspelled: [String]

  /// Whether a key is there.
  func has(_ key: String) -> Bool { value[key] != nil }

  /// Reads the value of a key, or what is usual if it is not there.
  ///
  /// Nothing if that is nothing, or the value wrong.
  func read<Value>(_ key: Key<Value>) -> Value? {
    guard let written = value[key.name] ?? key.usual else { return nil }
    return checker.with(subject: "'\(key.name)'") { key.type.read(written, checker) }
  }

  /// Returns the span of a key, or of the whole mapping if it is not there.
  func span(of key: String) -> SourceSpan {
    value.entries?.first { $0.key == key }?.keySpan ?? value.span
  }
}

extension Checker {
  /// Compares a mapping with its table: unknown keys, missing ones and broken rules are reported.
  ///
  /// `nameSpan` is the place of the mapping's own key; that a key is missing is reported there.
  func fields(of value: SourceValue, _ table: Table, nameSpan: SourceSpan? = nil) -> Fields? {
    guard let value = resolve(value) else { return nil }
    guard let entries = value.entries else {
      let keys = table.keys.prefix(3).map { "\($0.name): …" }.joined(separator: ", ")
      reportType(value, expected: "\(table.title), a mapping such as { \(keys) }")
      return nil
    }
    guard
      allow(
        entries.count, upTo: Limits.listEntries, at: value.span,
        excess: "\(table.title) has too many keys")
    else { return nil }
    let names = table.keys.map(\.name)
    let unknown = entries.filter { !names.contains($0.key) }
    let misspelled = unknown.compactMap { NearestName.nearest(to: $0.key, among: names) }
    for entry in unknown {
      reportUnknown(
        .unknownKey, "\(table.title) has no key '\(entry.key.shortened)'", entry.key,
        at: entry.keySpan, known: names)
    }
    for key in table.keys
    where key.isRequired && value[key.name] == nil && !misspelled.contains(key.name) {
      report(
        .missingKey, "\(table.title) lacks '\(key.name)'", at: nameSpan ?? value.span,
        expected: "\(key.name): \(key.expectation)")
    }
    let fields = Fields(value: value, checker: self, misspelled: misspelled)
    for rule in table.rules { fields.check(rule, of: table, at: nameSpan ?? value.span) }
    return fields
  }
}
