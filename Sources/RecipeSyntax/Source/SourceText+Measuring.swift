extension SourceText {
  /// Returns the span of the value that starts at a position: quoted text, a list or mapping in
  /// brackets, or `text`.
  ///
  /// The span of a value with several lines ends with its first line.
  func span(line: Int, column: Int, text: String) -> SourceSpan {
    let rest = rest(line: line, column: column)
    let length =
      switch rest.first {
      case "\"", "'": Self.quotedLength(rest)
      case "[", "{": Self.bracketedLength(rest)
      default: min(text.unicodeScalars.count, rest.count)
      }
    return SourceSpan(line: line, column: column, length: max(length, 1))
  }

  private static func quotedLength(_ rest: Substring.UnicodeScalarView) -> Int {
    var isEscaped = false
    for (index, scalar) in rest.enumerated().dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\", rest.first == "\"" {
        isEscaped = true
      } else if scalar == rest.first {
        return index + 1
      }
    }
    return rest.count
  }

  private static func bracketedLength(_ rest: Substring.UnicodeScalarView) -> Int {
    var depth = 0
    var quote: Unicode.Scalar?
    var previous: Unicode.Scalar = "["
    for (index, scalar) in rest.enumerated() {
      defer { if scalar != " " { previous = scalar } }
      switch scalar {
      case quote: quote = nil
      case _ where quote != nil: break
      // An apostrophe within a word is not an opening quote.
      case "\"", "'": quote = "[{,:".unicodeScalars.contains(previous) ? scalar : nil
      case "[", "{": depth += 1
      case "]", "}":
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return rest.count
  }
}
