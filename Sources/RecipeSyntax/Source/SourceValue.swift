/// A value as it is written in a recipe, with its span.
package struct SourceValue: Sendable {
  package let content: Content
  /// The span of the value, or of the `$name` that stands for it.
  package let span: SourceSpan
  /// The source of a value that is not written at `span`, such as `--set size=3`.
  package let origin: String?
  /// The repetitions and templates around the value; nil if there are none.
  package private(set) var scope: Scope?

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
    package var value: SourceValue

    /// The key as a value, for a key that is a reference.
    package var keyValue: SourceValue {
      SourceValue(content: .plain(key), span: keySpan, origin: value.origin)
        .within(value.scope)
    }

    /// The name that the key declares, with the indices of the repetitions around it.
    package var declaredName: String { value.scope?.name(key) ?? key }
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
    guard origin != nil || scope != nil else { return entries }
    return entries.map {
      Entry(
        key: $0.key, keySpan: origin == nil ? $0.keySpan : span, value: inherited($0.value))
    }
  }

  /// The entries of a mapping without its origin and its scope; nil for other values.
  var ownEntries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  /// The elements of a list; nil for other values.
  package var elements: [SourceValue]? {
    guard case .list(let elements) = content else { return nil }
    guard origin != nil || scope != nil else { return elements }
    return elements.map(inherited)
  }

  /// Returns the value of a key of a mapping; nil if it has no such key or is another value.
  package subscript(key: String) -> SourceValue? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }.map { inherited($0.value) }
  }

  /// Returns whether the value is a mapping with a key.
  func has(_ key: String) -> Bool { ownEntries?.contains { $0.key == key } ?? false }

  /// Returns the span of a key of a mapping; nil if it has no such key or is another value.
  func span(ofKey key: String) -> SourceSpan? {
    ownEntries?.first { $0.key == key }.map { origin == nil ? $0.keySpan : span }
  }

  /// Returns a value in this one with this one's origin and scope.
  private func inherited(_ value: SourceValue) -> SourceValue {
    let value = origin.map { value.moved(to: span, origin: $0) } ?? value
    return value.scope == nil ? value.within(scope) : value
  }

  /// Returns the value within repetitions and templates.
  func within(_ scope: Scope?) -> SourceValue {
    var value = self
    value.scope = scope
    return value
  }

  /// Returns the value within the repetitions and templates around another one.
  package func inScope(of other: SourceValue) -> SourceValue { within(other.scope) }

  /// Returns a mapping with other entries, or a list with other elements.
  func with(_ content: Content) -> SourceValue {
    SourceValue(content: content, span: span, origin: origin).within(scope)
  }

  /// Returns a scalar with another text, which is quoted if this one is.
  package func withText(_ text: String) -> SourceValue {
    with(isPlain ? .plain(text) : .quoted(text))
  }

  /// Whether a parenthesis or a bracket of the text stays open, as in the first part of an
  /// expression that YAML splits at a comma.
  var isUnbalanced: Bool {
    guard let text else { return false }
    return text.count { $0 == "(" || $0 == "[" } > text.count { $0 == ")" || $0 == "]" }
  }

  /// Returns the value itself if it is a mapping, or else a mapping with the value of one key.
  func expanded(from key: any KeyDescription) -> SourceValue {
    guard entries == nil else { return self }
    let entry = Entry(key: key.name, keySpan: span, value: self)
    return with(.mapping([entry]))
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
    SourceValue(content: content, span: span, origin: origin).within(scope)
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
