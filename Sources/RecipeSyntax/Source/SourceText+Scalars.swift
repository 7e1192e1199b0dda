extension SourceText {
  /// Returns the span of some Unicode scalars of a value's text, in which spaces and line breaks only
  /// separate; that of the whole value if the text is not written there as it is read: if it
  /// contains escapes, or is the value of a parameter.
  func span(of range: Range<Int>, in value: SourceValue) -> SourceSpan {
    guard value.origin == nil, let text = value.text else { return value.span }
    let scalars = Array(text.unicodeScalars)
    let visible = scalars.map { !$0.properties.isWhitespace }
    // Beyond the end, the place after the last visible scalar.
    let isAtEnd = !visible.dropFirst(range.lowerBound).contains(true)
    let index = isAtEnd ? visible.lastIndex(of: true) : range.lowerBound
    guard let index else { return value.span }
    var places = places(of: zip(scalars, visible).lazy.filter(\.1).map(\.0), in: value)[...]
    places = places.dropFirst(visible[..<index].count { $0 })
    guard let place = places.first else { return value.span }
    if isAtEnd { return SourceSpan(line: place.line, column: place.column + 1, length: 1) }
    let count = visible[index..<min(max(range.upperBound, index + 1), visible.count)].count { $0 }
    let last = places.prefix(max(count, 1)).last { $0.line == place.line } ?? place
    return SourceSpan(
      line: place.line, column: place.column, length: last.column - place.column + 1)
  }

  /// Returns the places at which scalars are written, up to the first one that is written otherwise.
  private func places(
    of scalars: some Sequence<Unicode.Scalar>, in value: SourceValue
  ) -> [(line: Int, column: Int)] {
    var places: [(line: Int, column: Int)] = []
    var (line, column) = (value.span.line, value.span.column)
    switch rest(line: line, column: column).first {
    case "|", ">": (line, column) = (line + 1, 1)
    case "'", "\"": column += 1
    default: break
    }
    var rest = rest(line: line, column: column)
    for scalar in scalars {
      while rest.first?.properties.isWhitespace ?? true {
        if rest.isEmpty {
          guard line < lineCount else { return places }
          (line, column) = (line + 1, 1)
          rest = self.rest(line: line, column: column)
        } else {
          rest.removeFirst()
          column += 1
        }
      }
      guard rest.removeFirst() == scalar else { return places }
      places.append((line, column))
      column += 1
    }
    return places
  }
}
