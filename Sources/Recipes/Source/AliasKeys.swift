/// Finds keys that may be built of aliases, before Yams meets them.
///
/// Yams hashes every key, and a key of aliases of aliases would keep it hashing for ever. A key that is an alias, a
/// list or a mapping stands on one line or behind a `?`; so looking at single lines finds every one. In a text
/// without aliases no key can be larger than the text.
enum AliasKeys {
  /// Returns the first place that may be such a key.
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
