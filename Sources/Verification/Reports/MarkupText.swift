/// Escapes text for XML and HTML.
enum MarkupText {
  /// Returns text for elements and attributes of XML 1.0 and HTML, with markup as entities and
  /// without control characters.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.withoutRawBytes.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
