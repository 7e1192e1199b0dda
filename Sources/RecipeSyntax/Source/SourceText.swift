/// The text of a recipe, split into lines.
package struct SourceText: Sendable {
  /// The path of the file as the user wrote it.
  package let file: String
  /// The whole text, without a byte order mark.
  package let text: String
  /// The files that the text includes, whose numbers in spans are counted from 1.
  private var included: [SourceText] = []
  private let scalars: [Unicode.Scalar]
  /// The lines, without line endings: their ranges in `scalars`, and their texts, which all errors
  /// of a line share.
  private let lines: [(range: Range<Int>, text: String)]

  /// Splits a text into lines.
  package init(file: String, text: String) {
    self.file = file
    let text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    var (scalars, lines): ([Unicode.Scalar], [(range: Range<Int>, text: String)]) = ([], [])
    scalars.reserveCapacity(text.utf8.count)
    var start = (offset: 0, index: text.startIndex)
    var index = text.startIndex
    func endLine() {
      lines.append((start.offset..<scalars.count, String(text[start.index..<index])))
    }
    while index < text.endIndex {
      let scalar = text.unicodeScalars[index]
      // YAML's line endings, where a carriage return and a line feed are one.
      let isSecondHalf = scalar == "\n" && scalars.last == "\r"
      let isEnding =
        switch scalar {
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
      if isEnding, !isSecondHalf { endLine() }
      scalars.append(scalar)
      text.unicodeScalars.formIndex(after: &index)
      if isEnding { start = (scalars.count, index) }
    }
    endLine()
    (self.text, self.scalars, self.lines) = (text, scalars, lines)
  }

  /// The text, followed by those of the files that it includes.
  package var wholeText: String { included.reduce(text) { "\($0)\n\($1.text)" } }

  /// Adds a file that the text includes, and returns its number in spans.
  mutating func include(_ file: SourceText) -> Int {
    included.append(file)
    return included.count
  }

  /// The text and those of the files that it includes, by their numbers in spans.
  var files: [SourceText] { [self] + included }

  /// The paths of the text and of the files that it includes.
  package var paths: [String] { files.map(\.file) }

  /// Returns the text that a span is in.
  package func text(at span: SourceSpan) -> SourceText {
    included.indices.contains(span.file - 1) ? included[span.file - 1] : self
  }

  /// The number of lines, at least 1.
  var lineCount: Int { lines.count }

  /// Returns the rest of a line starting at a column; both are counted from 1.
  ///
  /// It takes the same time at any place of a text of any length.
  func rest(line: Int, column: Int) -> ArraySlice<Unicode.Scalar> {
    guard lines.indices.contains(line - 1) else { return [] }
    return scalars[lines[line - 1].range].dropFirst(max(column, 1) - 1)
  }

  /// Returns the text of a line; lines are counted from 1.
  package func line(_ line: Int) -> String {
    lines.indices.contains(line - 1) ? lines[line - 1].text : ""
  }
}
