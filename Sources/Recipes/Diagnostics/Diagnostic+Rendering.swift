extension Diagnostic: CustomStringConvertible {
  /// The mistake as text: where and what, the line with a caret, what was expected and found, and what to do.
  ///
  /// ```
  /// ball.yaml:4:11: error: a view has no key 'framee' [unknown-key]
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
    // What was probably meant says more than everything that is possible.
    let advice = suggestion.map { "did you mean '\($0)'?" } ?? help
    for (label, text) in [
      ("expected", suggestion == nil ? expected : nil), ("found", found), ("help", advice),
    ] {
      if let text { lines.append("\(margin) = \(label): \(text)") }
    }
    return lines.joined(separator: "\n")
  }
}

/// The part of a line that is shown, with marks under what is meant.
private struct Excerpt {
  /// The line, or as much of it around the place as fits.
  let text: String
  /// Blanks and `^~~~`.
  let marks: String

  private static let width = 120

  init(_ place: Diagnostic.Place) {
    // Control characters would move the caret, or the terminal.
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
