extension GuidePage {
  /// The page as Markdown.
  package var markdown: String {
    "# \(name)\n\n\(summary.escaped)\n\n" + blocks.map(\.markdown).joined(separator: "\n")
  }
}

extension GuideBlock {
  fileprivate var markdown: String {
    switch self {
    case .heading(let title): "## \(title.escaped)\n"
    case .paragraph(let text): "\(text.escaped)\n"
    case .code(let code): code.markdown
    case .entries(let entries):
      entries.contains { $0.example != nil }
        ? entries.map(\.markdown).joined(separator: "\n") : table(of: entries)
    }
  }

  private func table(of entries: [GuideEntry]) -> String {
    let hasValues = entries.contains { !$0.value.isEmpty }
    let head = hasValues ? "| | value | |\n|---|---|---|\n" : "| | |\n|---|---|\n"
    return head
      + entries.map { entry in
        let value = hasValues ? " \(entry.value.cell) |" : ""
        return "| `\(entry.term.replacing("|", with: "\\|"))` |\(value) \(entry.summary.cell) |\n"
      }.joined()
  }
}

extension GuideEntry {
  fileprivate var markdown: String {
    let value = value.isEmpty ? "" : "Value: \(self.value.escaped)\n\n"
    return "### `\(term)`\n\n\(summary.escaped)\n\n\(value)\(example?.markdown ?? "")"
  }
}

extension GuideCode {
  /// The example with its picture, whose alternative text says what it shows.
  fileprivate var markdown: String {
    let below =
      picture.map { "![\(description.escaped)](\($0))" } ?? "No picture: \(description.escaped)"
    return "```yaml\n\(text)\n```\n\n\(below)\n"
  }
}

extension String {
  /// The text with the characters escaped that Markdown gives a meaning.
  fileprivate var escaped: String {
    replacing("*", with: "\\*").replacing("<", with: "\\<").replacing("_", with: "\\_")
  }

  /// The text in a cell of a table.
  fileprivate var cell: String { escaped.replacing("|", with: "\\|") }
}
