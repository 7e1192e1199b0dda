/// A value as it is written in a recipe, with its place.
struct SourceValue: Sendable {
  /// What is written.
  let content: Content
  /// Where it is written; for the value of a parameter, where the parameter is used.
  let span: SourceSpan
  /// Where the value comes from if it is not written at `span`, such as `--set size=3`.
  var origin: String?

  /// The shapes that YAML knows.
  enum Content: Sendable {
    /// Nothing at all, `~` or `null`.
    case nothing
    /// A word, a number or another text without quotes.
    case plain(String)
    /// A text in quotes, or a block of text.
    case quoted(String)
    /// A list.
    case list([SourceValue])
    /// Keys with values, in the order of the text.
    case mapping([Entry])
  }

  /// A key with its value.
  struct Entry: Sendable {
    let key: String
    let keySpan: SourceSpan
    let value: SourceValue
  }
}

extension SourceValue {
  /// The text of a scalar.
  var text: String? {
    switch content {
    case .plain(let text), .quoted(let text): text
    case .nothing, .list, .mapping: nil
    }
  }

  /// Whether this is a scalar without quotes.
  var isPlain: Bool {
    if case .plain = content { true } else { false }
  }

  /// The entries of a mapping.
  var entries: [Entry]? {
    guard case .mapping(let entries) = content else { return nil }
    guard let origin else { return entries }
    return entries.map {
      Entry(key: $0.key, keySpan: span, value: $0.value.moved(to: span, origin: origin))
    }
  }

  /// The elements of a list.
  var elements: [SourceValue]? {
    guard case .list(let elements) = content else { return nil }
    return origin.map { origin in elements.map { $0.moved(to: span, origin: origin) } } ?? elements
  }

  /// Returns the value of a key, if this is a mapping that has it.
  subscript(key: String) -> SourceValue? {
    entries?.first { $0.key == key }?.value
  }

  /// This value if it is a mapping; if not, the mapping with a key that it is short for.
  func below(_ key: some KeyDescription) -> SourceValue {
    guard entries == nil else { return self }
    let entry = Entry(key: key.name, keySpan: span, value: self)
    return SourceValue(content: .mapping([entry]), span: span, origin: origin)
  }

  /// What stands here, in words.
  var summary: String {
    let words =
      switch content {
      case .nothing: "nothing"
      case .plain(let text): "'\(text.shortened)'"
      case .quoted(let text): "the text \"\(text.shortened)\""
      case .list(let elements):
        elements.count == 1 ? "a list of 1 value" : "a list of \(elements.count) values"
      case .mapping(let entries): entries.isEmpty ? "an empty mapping" : "a mapping"
      }
    return origin.map { "\(words) (from \($0))" } ?? words
  }

  /// Returns this value, with all that is in it, as if it were written at another place.
  func moved(to span: SourceSpan, origin: String) -> SourceValue {
    SourceValue(content: content, span: span, origin: origin)
  }
}

extension String {
  /// The text on one line, cut to what fits into a message.
  var shortened: String {
    let line = String(
      unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
