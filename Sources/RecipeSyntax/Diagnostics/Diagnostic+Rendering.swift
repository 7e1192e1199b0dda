extension Diagnostic: CustomStringConvertible {
  /// The error as text: its position and message, the line with a caret, then what was expected,
  /// found and suggested.
  ///
  /// ```
  /// ball.yaml:4:11: error: unknown key 'framee' in a view [unknown-key]
  ///  4 |   ball: { framee: [100, 100, 50, 50] }
  ///    |           ^~~~~~
  ///    = help: did you mean 'frame'?
  /// ```
  public var description: String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    var lines = ["\(file)\(position): error: \(message) [\(code.rawValue)]"]
    var margin = ""
    if let place {
      let number = " \(place.line)"
      margin = String(repeating: " ", count: number.count)
      let excerpt = Excerpt(place)
      lines.append("\(number) | \(excerpt.text)")
      lines.append("\(margin) | \(excerpt.marks)")
    }
    // A suggestion is more useful than the list of everything that is possible.
    let advice = suggestion.map { "did you mean '\($0)'?" } ?? help
    for (label, text) in [
      ("expected", suggestion == nil ? expected : nil), ("found", found), ("help", advice),
    ] {
      if let text { lines.append("\(margin) = \(label): \(text)") }
    }
    return lines.joined(separator: "\n")
  }
}

/// The part of a line that is displayed, with marks under the error.
private struct Excerpt {
  /// The line, or the part around the error that fits.
  let text: String
  /// Spaces and `^~~~`.
  let marks: String

  private static let width = 120

  init(_ place: Diagnostic.Place) {
    // Control characters would move the caret, or control the terminal.
    let line = place.source.unicodeScalars.map {
      $0.properties.generalCategory == .control ? " " : Character($0)
    }
    var start = min(place.column - 1, line.count)
    var first = 0
    if line.count > Self.width, start > Self.width / 2 {
      first = start - Self.width / 2
      start -= first
    }
    let last = min(first + Self.width, line.count)
    let length = max(1, min(place.length, last - first - start))
    text = (first > 0 ? "…" : "") + String(line[first..<last]) + (last < line.count ? "…" : "")
    let indent = start + (first > 0 ? 1 : 0)
    marks =
      String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: length - 1)
  }
}
