/// The syntax of names and of references to them.
package enum NameSyntax {
  /// The pattern of names, as a regular expression of JavaScript.
  package static let pattern = "[A-Za-z][A-Za-z0-9_-]{0,\(Limits.nameLength - 1)}"

  /// Returns whether a text is a name: a letter, then letters, digits, hyphens and underscores.
  package static func isName(_ text: String) -> Bool {
    text.count <= Limits.nameLength && text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_-]*/) != nil
  }

  /// Splits a reference at its periods, except at those in parentheses.
  static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if character == ".", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// Returns whether a text is a name, or a path that starts with one, such as `alert.buttons.0`.
  package static func isReference(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return isName(String(parts[0]))
      && parts.dropFirst().allSatisfy { $0 == "*" || $0.wholeMatch(of: /[A-Za-z0-9_-]+/) != nil }
  }
}

extension ReadingContext {
  /// Returns whether a text is a name; reports if it is not.
  package func checkName(_ name: String, at span: SourceSpan) -> Bool {
    let isName = NameSyntax.isName(name)
    if !isName { reportBadName(name, at: span) }
    return isName
  }

  /// Reports that a text is not a name.
  func reportBadName(_ name: String, at span: SourceSpan) {
    report(
      .badName, "invalid name '\(name.shortened)'", at: span,
      expected: "a letter, then letters, digits, - and _, at most \(Limits.nameLength) characters")
  }
}
