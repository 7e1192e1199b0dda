extension GuidePage {
  /// The page as Markdown with a line per term, for programs that read all pages at once.
  ///
  /// Headings are of the third level and below.
  package var compact: String {
    "### \(name)\n\n\(summary)\n\n" + blocks.map(\.compact).joined(separator: "\n")
  }
}

extension GuideBlock {
  fileprivate var compact: String {
    switch self {
    case .heading(let title): "#### \(title)\n"
    case .paragraph(let text): "\(text)\n"
    case .code(let code): code.fenced
    case .entries(let entries): entries.map(\.compact).joined()
    }
  }
}

extension GuideEntry {
  fileprivate var compact: String {
    "- `\(term)`\(value.isEmpty ? "" : " \(value)"): \(summary)\n" + (example?.fenced ?? "")
  }
}

extension GuideCode {
  fileprivate var fenced: String { "```yaml\n\(text)\n```\n" }
}
