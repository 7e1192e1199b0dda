/// The text of a recipe, split into lines.
package struct SourceText: Sendable {
  /// The path of the file as the user wrote it.
  package let file: String
  /// The whole text, without a byte order mark.
  package let text: String
  /// The lines, without line endings.
  let lines: [String.UnicodeScalarView]

  /// Splits a text into lines.
  package init(file: String, text: String) {
    self.file = file
    self.text =
      text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    var lines: [String.UnicodeScalarView] = [.init()]
    var previous: Unicode.Scalar?
    // YAML's line endings, where a carriage return and a line feed are one.
    for scalar in self.text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": lines.append(.init())
      default: lines[lines.count - 1].append(scalar)
      }
      previous = scalar
    }
    self.lines = lines
  }

  /// Returns the rest of a line starting at a column; both are counted from 1.
  func rest(line: Int, column: Int) -> Substring.UnicodeScalarView {
    guard lines.indices.contains(line - 1) else { return Substring().unicodeScalars }
    return lines[line - 1].dropFirst(max(column, 1) - 1)
  }
}
