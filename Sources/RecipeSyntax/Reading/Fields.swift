/// A mapping that was compared with its table, ready to be read key by key.
package struct Fields: Sendable {
  /// The mapping.
  package let value: SourceValue
  /// The context in which the values are read.
  package let context: ReadingContext
  /// The keys that unknown keys were probably meant to be, which are not reported as missing as
  /// well.
  let misspelled: [String]
  /// Whether keys were reported as unknown, one of which may have been meant as a missing one.
  let hasUnknownKeys: Bool

  /// Creates the fields of a mapping that was compared with its table before.
  package init(_ value: SourceValue, _ context: ReadingContext) {
    self.init(value, context, misspelled: [], hasUnknownKeys: false)
  }

  fileprivate init(
    _ value: SourceValue, _ context: ReadingContext, misspelled: [String], hasUnknownKeys: Bool
  ) {
    self.value = value
    self.context = context
    self.misspelled = misspelled
    self.hasUnknownKeys = hasUnknownKeys
  }

  /// Whether the value of one key is written in place of the mapping: the key is not written.
  var isShorthand: Bool {
    guard let entry = value.entries?.first, value.entries?.count == 1 else { return false }
    return entry.keySpan == value.span && entry.value.span == value.span
  }

  /// Returns the same fields, read in another context.
  package func with(_ context: ReadingContext) -> Fields {
    Fields(value, context, misspelled: misspelled, hasUnknownKeys: hasUnknownKeys)
  }

  /// Returns whether a key is present.
  package func has(_ key: some KeyDescription) -> Bool { has(key.name) }

  /// Returns whether a key is present.
  func has(_ name: String) -> Bool { value.has(name) }

  /// Returns the span of a key, or of the whole mapping if the key is absent.
  package func span(of key: some KeyDescription) -> SourceSpan { span(of: key.name) }

  /// Returns the span of a key, or of the whole mapping if the key is absent.
  func span(of name: String) -> SourceSpan {
    value.span(ofKey: name) ?? value.span
  }

  /// Returns the value of a key as it is written.
  package func written(_ key: some KeyDescription) -> SourceValue? { value[key.name] }
}

/// What is known about the kind of a mapping.
package enum KindGuess: Sendable {
  /// The mapping is of the kind.
  case none
  /// The word for the kind is misspelled; the mapping is probably of the kind.
  case probable
  /// The mapping is of any kind.
  case unknown
}

extension ReadingContext {
  /// Compares a mapping with its table: reports unknown keys, missing keys and broken rules.
  ///
  /// - Parameters:
  ///   - nameSpan: The span of the mapping's own key, at which missing keys are reported.
  ///   - others: Returns the kinds that the mapping could be of instead.
  ///   - guess: Whether the kind is unknown, so that missing keys are not reported; and unknown keys
  ///     neither, unless the table is that of the kind that was probably meant.
  package func fields(
    of value: SourceValue, _ table: Table, nameSpan: SourceSpan? = nil,
    others: () -> [(name: String, table: Table)] = { [] }, guess: KindGuess = .none
  ) -> Fields? {
    guard let value = resolve(value) else { return nil }
    guard let entries = value.ownEntries else {
      let keys = table.keys.prefix(3).map { "\($0.name): …" }.joined(separator: ", ")
      reportType(value, expected: "\(table.title), a mapping such as { \(keys) }")
      return nil
    }
    guard
      allow(
        entries.count, upTo: Limits.listEntries, at: value.span,
        excess: "too many keys in \(table.title)")
    else { return nil }
    let names = table.index.names
    let unknown = entries.filter { table.index.positions[$0.key] == nil }
    let misspelled = unknown.compactMap {
      Self.suggestion(for: $0.key, .unknownKey, among: names)
    }
    if guess != .unknown, !unknown.isEmpty {
      let all = value.entries ?? []
      let others = others()
      for entry in all where table.index.positions[entry.key] == nil {
        reportUnknownKey(entry, in: all, table, others: others)
      }
    }
    guard guess == .none else {
      return Fields(value, self, misspelled: misspelled, hasUnknownKeys: true)
    }
    for key in table.index.required where !value.has(key.name) && !misspelled.contains(key.name) {
      report(
        .missingKey, "missing key '\(key.name)' in \(table.title)", at: nameSpan ?? value.span,
        expected: "\(key.name): \(key.expectation)")
    }
    let fields = Fields(
      value, self, misspelled: misspelled, hasUnknownKeys: !unknown.isEmpty)
    for rule in table.rules { fields.check(rule, of: table, at: nameSpan ?? value.span) }
    return fields
  }

  private func reportUnknownKey(
    _ entry: SourceValue.Entry, in entries: [SourceValue.Entry], _ table: Table,
    others: [(name: String, table: Table)]
  ) {
    let message = "unknown key '\(entry.key.shortened)' in \(table.title)"
    let owners = others.filter { $0.table.has(entry.key) }
    let help: String?
    // No other kind is more likely to be meant than this one with its own name for the key.
    if ForeignName.name(for: entry.key, among: table.keys.map(\.name)) != nil {
      help = nil
    } else if let owner = owners.first {
      help =
        owners.count == 1 && !entries.contains { $0.key == "kind" }
        ? "it is a key of \(owner.table.title): write 'kind: \(owner.name)'"
        : "it is a key of \(owners.map(\.table.title).joined(separator: " and of ")): check 'kind'"
    } else if entry.key == RepetitionKeys.name {
      help =
        "write it beside the keys of an entry of a mapping by names, or of an element of a list"
    } else if let outer = table.outerKey(of: entry.key, beside: entries) {
      help = "write it in '\(outer)', as in \(outer): { \(entry.key): … }"
    } else {
      help = Self.splitHelp(for: entry, in: entries)
    }
    guard help == nil else {
      report(.unknownKey, message, at: entry.keySpan, help: help)
      return
    }
    reportUnknown(
      .unknownKey, message, entry.key, at: entry.keySpan, known: table.listedNames)
  }

  /// Returns how to write what became a key since YAML ended a value before it; nil for a key that
  /// was meant as one.
  private static func splitHelp(
    for entry: SourceValue.Entry, in entries: [SourceValue.Entry]
  ) -> String? {
    if entries.contains(where: { $0.value.isUnbalanced }) { return ExpressionParser.quoteHelp }
    if entry.key.unicodeScalars.contains(where: { $0.properties.isWhitespace && !$0.isASCII }) {
      return "it contains a space that is none in YAML, such as a no-break space: type spaces"
    }
    guard case .null = entry.value.content else { return nil }
    if entry.key.allSatisfy(\.isNumber) { return "a decimal is written with a point, as in 0.5" }
    return entry.key.contains(where: { !$0.isLetter }) || entries.first?.key != entry.key
      ? "quote a text that contains a comma" : nil
  }
}

extension Table {
  /// Returns the key whose mapping may have a key that the table lacks, among the keys that a mapping has and those
  /// that are valid beside them; nil if there is none.
  fileprivate func outerKey(of name: String, beside entries: [SourceValue.Entry]) -> String? {
    let present = Set(entries.map(\.key))
    let possible = rules.compactMap { rule -> String? in
      guard case .needs(let key, let others) = rule, !present.isDisjoint(with: others) else {
        return nil
      }
      return key
    }
    return keys.first {
      (present.contains($0.name) || possible.contains($0.name)) && $0.shape.mayHave(name)
    }?.name
  }
}

extension SchemaShape {
  /// Returns whether a mapping of the shape may have a key.
  fileprivate func mayHave(_ key: String) -> Bool {
    switch unshared {
    case .mapping(let table): table.has(key)
    case .any(let shapes): shapes.contains { $0.mayHave(key) }
    default: false
    }
  }
}
