/// A key of a named mapping that stands for a mapping in another key, under a name of its own.
package struct ShortForm: Sendable {
  let key: String
  /// The key of the long form, whose value is a mapping from names.
  private let container: String
  /// The keys of the value whose own mappings declare names as the entry does.
  private let naming: [String]
  /// Returns the value in the long form; nil for one that is invalid.
  private let convert: @Sendable (SourceValue, SourceValue.Entry, ReadingContext) -> SourceValue?

  /// Creates a short form.
  ///
  /// - Parameters:
  ///   - key: The key of the short form, which is also the last part of the name of the long form: that
  ///     of `stack` in `card` is `card.stack`.
  ///   - container: The key of the long form, whose value is a mapping from names.
  ///   - naming: The keys of the value whose mappings declare names that are not named after the entry.
  ///   - convert: Returns the value in the long form; nil for one that is invalid.
  package init(
    _ key: String, in container: String, naming: [String],
    convert:
      @escaping @Sendable (SourceValue, SourceValue.Entry, ReadingContext) -> SourceValue?
  ) {
    self.key = key
    self.container = container
    self.naming = naming
    self.convert = convert
  }

  /// Returns the value of an entry without the short form.
  ///
  /// - Parameters:
  ///   - written: The value of the short form.
  ///   - isNaming: Whether what the entry contains is named after it, as in templates.
  func longForm(
    _ entry: SourceValue.Entry, _ written: SourceValue, _ isNaming: Bool, _ context: ReadingContext
  ) -> SourceValue {
    let value = entry.value
    let others = value[container].map { context.resolveSilently($0) ?? $0 }
    guard let short = context.resolveSilently(written), short.entries != nil,
      others == nil || others?.entries != nil, let long = convert(short, entry, context)
    else { return value }
    let own = Scope(in: value.scope, prefix: "\(entry.declaredName).", suffix: "")
    let outer = isNaming ? own : value.scope ?? Scope(in: nil)
    let named = (long.ownEntries ?? []).map { field in
      var field = field
      field.value = field.value.within(
        field.value.scope ?? (naming.contains(field.key) ? outer : own))
      return field
    }
    let span = value.span(ofKey: key) ?? written.span
    let inner = SourceValue.Entry(
      key: key, keySpan: span, value: long.with(.mapping(named)).within(own))
    let content = SourceValue.Content.mapping([inner] + (others?.ownEntries ?? []))
    let mapping = others?.with(content) ?? SourceValue(content: content, span: written.span)
    var entries = (value.ownEntries ?? []).filter { $0.key != key && $0.key != container }
    entries.append(SourceValue.Entry(key: container, keySpan: span, value: mapping))
    return value.with(.mapping(entries))
  }
}
