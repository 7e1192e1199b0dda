/// A value as it is written in a recipe, with its span.
package struct SourceValue: Sendable {
  package let content: Content
  /// The span of the value, or of the `$name` that stands for it.
  package let span: SourceSpan
  /// The source of a value that is not written at `span`, such as `--set size=3`.
  package let origin: String?

  /// The forms of values in YAML.
  package enum Content: Sendable {
    /// An empty value, `~` or `null`.
    case null
    /// A word, a number or other text without quotes.
    case plain(String)
    /// Quoted text, or a block of text.
    case quoted(String)
    /// A list.
    case list([SourceValue])
    /// Keys with values, in the order in which they are written.
    case mapping([Entry])
  }

  /// A key with its value.
  package struct Entry: Sendable {
    package let key: String
    package let keySpan: SourceSpan
    package let value: SourceValue

    /// The key as a value, for a key that is a reference.
    package var keyValue: SourceValue {
      SourceValue(content: .plain(key), span: keySpan, origin: value.origin)
    }
  }

  package init(content: Content, span: SourceSpan, origin: String? = nil) {
    self.content = content
    self.span = span
    self.origin = origin
  }
}

extension SourceValue {
  /// The text of a scalar; nil for other values.
  package var text: String? {
    switch content {
    case .plain(let text), .quoted(let text): text
    case .null, .list, .mapping: nil
    }
  }

  /// Whether the value is a scalar without quotes.
  var isPlain: Bool {
    if case .plain = content { true } else { false }
  }

  /// The entries of a mapping; nil for other values.
  package var entries: [Entry]? {
    guard case .mapping(let entries) = content else { return nil }
    guard let origin else { return entries }
    return entries.map {
      Entry(key: $0.key, keySpan: span, value: $0.value.moved(to: span, origin: origin))
    }
  }

  /// The elements of a list; nil for other values.
  package var elements: [SourceValue]? {
    guard case .list(let elements) = content else { return nil }
    return origin.map { origin in elements.map { $0.moved(to: span, origin: origin) } } ?? elements
  }

  /// Returns the value of a key of a mapping; nil if it has no such key or is another value.
  package subscript(key: String) -> SourceValue? {
    entries?.first { $0.key == key }?.value
  }

  /// Returns the value itself if it is a mapping, or else a mapping with the value of one key.
  func expanded(from key: any KeyDescription) -> SourceValue {
    guard entries == nil else { return self }
    let entry = Entry(key: key.name, keySpan: span, value: self)
    return SourceValue(content: .mapping([entry]), span: span, origin: origin)
  }

  /// The value in words, shortened to fit into a message.
  package var summary: String {
    let words =
      switch content {
      case .null: "an empty value"
      case .plain(let text): "'\(text.shortened)'"
      case .quoted(let text): "the string \"\(text.shortened)\""
      case .list(let elements):
        elements.count == 1 ? "a list of 1 value" : "a list of \(elements.count) values"
      case .mapping(let entries): entries.isEmpty ? "an empty mapping" : "a mapping"
      }
    return origin.map { "\(words) (from \($0))" } ?? words
  }

  /// Returns the value as if it were written elsewhere.
  func moved(to span: SourceSpan, origin: String) -> SourceValue {
    SourceValue(content: content, span: span, origin: origin)
  }
}

extension String {
  /// The text on one line, shortened to fit into a message.
  package var shortened: String {
    let line = String(
      unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
