/// Finds keys that may be built from aliases, before Yams parses them.
///
/// Yams hashes every key, and hashing a key of nested aliases takes exponential time. A key that is
/// an alias, a list or a mapping is on a single line or follows a `?`, so scanning single lines
/// finds every one. In a text without aliases no key is larger than the text.
enum AliasKeys {
  /// Returns the span of the first such key.
  static func first(in source: SourceText) -> SourceSpan? {
    guard source.text.contains("*"),
      source.text.contains(/(^|[-?:,\[{\s])\*[\w-]/.anchorsMatchLineEndings())
    else { return nil }
    let key = /(?:^|[-?:,\[{])\s*(\?)|([\]}])\s*:|(\*[\w-]+)\s*:/
    for (index, line) in source.lines.enumerated() {
      let line = String(line)
      guard let match = line.firstMatch(of: key),
        let found = match.output.1 ?? match.output.2 ?? match.output.3
      else { continue }
      let column = line.unicodeScalars.distance(from: line.startIndex, to: found.startIndex)
      return SourceSpan(line: index + 1, column: column + 1, length: found.unicodeScalars.count)
    }
    return nil
  }
}
