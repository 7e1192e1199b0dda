/// The syntax of names and of references to them.
package enum NameSyntax {
  /// The pattern of names, as a regular expression of JavaScript.
  package static let pattern = "[A-Za-z][A-Za-z0-9_-]{0,\(Limits.nameLength - 1)}"

  /// Returns whether a text is a name: a letter, then letters, digits, hyphens and underscores.
  package static func isName(_ text: String) -> Bool {
    isName(text[...])
  }

  /// Regular expressions take a hundred times as long, and names are checked for each value.
  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.count <= Limits.nameLength && text.utf8.allSatisfy(isPart)
  }

  /// Returns the name, of any length, that a text starts with; nil if it starts with something else.
  static func firstName(in text: Substring) -> String? {
    guard let first = text.utf8.first, isLetter(first) else { return nil }
    return String(text.utf8.prefix(while: isPart))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Returns whether a byte is a letter, a digit, a hyphen or an underscore.
  private static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// Splits a reference at its periods, except at those in parentheses.
  static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ".") where depth == 0:
        parts.append(text[start..<index])
        start = text.utf8.index(after: index)
      default: break
      }
    }
    return parts + [text[start...]]
  }

  /// Returns whether a text is a name, or a path that starts with one, such as `alert.buttons.0`.
  package static func isReference(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return isName(parts[0])
      && parts.dropFirst().allSatisfy { part in
        part == "*" || (!part.isEmpty && part.utf8.allSatisfy(isPart))
      }
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
      expected: "a letter, then letters, digits, - and _, at most \(Limits.nameLength) characters",
      help: name.containsBytes(of: "${")
        ? "write an index that is calculated in parentheses, as in domino.(i + 1)" : nil)
  }
}
