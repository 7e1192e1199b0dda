/// A text that a recipe displays, as a finding of reading it.
package struct DisplayedText: Hashable, Sendable {
  package let text: String
  /// The span of the value, or of the `$name` that stands for it.
  package let span: SourceSpan
}

extension DisplayedText {
  /// Returns the span of a character of the text where it is written in `source`; the span of the
  /// whole value if it is not written there, but escaped or the value of a parameter.
  package func span(of character: Character, in source: SourceText) -> SourceSpan {
    let source = source.text(at: span)
    let scalars = Array(character.unicodeScalars)
    var line = span.line
    var column = span.column
    var rest = source.rest(line: line, column: column)
    // The first line of a block of text contains only its style.
    let isBlock = rest.first == "|" || rest.first == ">"
    repeat {
      let visible = line == span.line && !isBlock ? rest.prefix(span.length) : rest
      if let index = visible.firstIndex(of: scalars), line > span.line || !isBlock {
        let distance = visible.distance(from: visible.startIndex, to: index)
        return SourceSpan(
          line: line, column: column + distance, length: scalars.count, file: span.file)
      }
      line += 1
      column = 1
      rest = source.rest(line: line, column: column)
    } while line <= source.lineCount && isPart(rest)
    return span
  }

  /// Whether a line after the first one belongs to the text: whether its first word does, or the
  /// part of it before a quotation mark, which may end the text.
  private func isPart(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
    let word = line.split(separator: " ").first ?? []
    let part = String(String.UnicodeScalarView(word.prefix { $0 != "\"" && $0 != "'" }))
    return !part.isEmpty && text.utf8.contains(part.utf8)
  }
}

extension ArraySlice<Unicode.Scalar> {
  /// Returns the position of consecutive scalars.
  fileprivate func firstIndex(of scalars: [Unicode.Scalar]) -> Index? {
    indices.first { self[$0...].starts(with: scalars) }
  }
}
