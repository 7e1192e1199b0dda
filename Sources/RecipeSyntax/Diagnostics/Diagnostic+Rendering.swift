extension Diagnostic: CustomStringConvertible {
  /// The error or warning as text: its position and message, the line with a caret, the line of the
  /// note, then what was expected, found and suggested.
  ///
  /// ```
  /// ball.yaml:4:11: error: unknown key 'framee' in a view [unknown-key]
  ///  4 |   ball: { framee: [100, 100, 50, 50] }
  ///    |           ^~~~~~
  ///    = help: did you mean 'frame'?
  /// ```
  public var description: String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    let places = [place, note?.place].compactMap(\.self)
    let width = places.map { " \($0.line)".count }.max() ?? 0
    let margin = String(repeating: " ", count: width)
    func excerpt(_ place: Place) -> [String] {
      let number = " \(place.line)"
      let excerpt = Excerpt(place)
      return [
        "\(String(repeating: " ", count: width - number.count))\(number) | \(excerpt.text)",
        "\(margin) | \(excerpt.marks)",
      ]
    }
    var lines = ["\(file)\(position): \(severity.rawValue): \(message) [\(code.rawValue)]"]
    lines += place.map(excerpt) ?? []
    if let note { lines += ["\(margin) = note: \(note.message)"] + excerpt(note.place) }
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
    let line = place.source.unicodeScalars
    let count = line.count
    var start = min(place.column - 1, count)
    var first = 0
    if count > Self.width, start > Self.width / 2 {
      first = start - Self.width / 2
      start -= first
    }
    let last = min(first + Self.width, count)
    let length = max(1, min(place.length, last - first - start))
    let shown = line.dropFirst(first)
    // Control characters would move the caret, or control the terminal.
    let part = shown.prefix(last - first).map {
      $0.properties.generalCategory == .control ? " " : Character($0)
    }
    text = (first > 0 ? "…" : "") + String(part) + (last < count ? "…" : "")
    let indent = shown.prefix(start).terminalColumns + (first > 0 ? 1 : 0)
    let columns = max(1, shown.dropFirst(start).prefix(length).terminalColumns)
    marks =
      String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: columns - 1)
  }
}
