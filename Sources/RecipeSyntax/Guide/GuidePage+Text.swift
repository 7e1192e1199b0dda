extension GuidePage {
  /// The page as text for a terminal of 80 columns.
  package var text: String {
    "\(summary.wrapped())\n\n" + blocks.map(\.text).joined(separator: "\n")
  }
}

extension GuideBlock {
  fileprivate var text: String {
    switch self {
    case .heading(let title): "\(title.uppercased())\n"
    case .paragraph(let text): "\(text.wrapped())\n"
    case .code(let code): "\(code.text.indented(by: 4))\n"
    case .entries(let entries): entries.map(\.text).joined()
    }
  }
}

extension GuideEntry {
  fileprivate var text: String {
    let head = value.isEmpty ? term : "\(term): \(value)"
    var lines = "\(head.wrapped(indent: 2, hanging: 6))\n\(summary.wrapped(indent: 6))\n"
    if let example { lines += "\n\(example.text.indented(by: 10))\n\n" }
    return lines
  }
}

extension String {
  /// The text with line breaks before the 80th column; words that are longer stay whole.
  ///
  /// - Parameters:
  ///   - indent: The number of spaces before the first line.
  ///   - hanging: The number of spaces before the other lines; nil for as many.
  fileprivate func wrapped(indent: Int = 0, hanging: Int? = nil) -> String {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > 79 {
        lines.append(line)
        line = String(repeating: " ", count: hanging ?? indent)
        isEmpty = true
      }
      line += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The text with spaces before each line that is not empty.
  fileprivate func indented(by count: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : String(repeating: " ", count: count) + line
    }.joined(separator: "\n")
  }
}
