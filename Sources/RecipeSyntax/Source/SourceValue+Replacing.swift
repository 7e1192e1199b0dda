extension SourceValue {
  /// Returns a mapping with another value for a key; nil removes the key.
  ///
  /// Values that are not mappings stay as they are.
  ///
  /// - Parameter span: The span of the key; nil for that of the value.
  package func replacing(
    _ key: String, span keySpan: SourceSpan? = nil, with value: SourceValue?
  ) -> SourceValue {
    guard case .mapping(var entries) = content else { return self }
    let index = entries.firstIndex { $0.key == key }
    switch (value, index) {
    case (let value?, let index?):
      entries[index] = Entry(key: key, keySpan: keySpan ?? entries[index].keySpan, value: value)
    case (let value?, nil):
      entries.append(Entry(key: key, keySpan: keySpan ?? value.span, value: value))
    case (nil, let index?): entries.remove(at: index)
    case (nil, nil): break
    }
    return SourceValue(content: .mapping(entries), span: span, origin: origin)
  }

  /// Returns a mapping with one more entry before the others.
  ///
  /// - Parameter span: The span of the key.
  package func prepending(
    _ key: String, span keySpan: SourceSpan, with value: SourceValue
  ) -> SourceValue {
    guard case .mapping(let entries) = content else { return self }
    let entry = Entry(key: key, keySpan: keySpan, value: value)
    return SourceValue(content: .mapping([entry] + entries), span: span, origin: origin)
  }
}
