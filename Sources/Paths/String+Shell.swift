extension String {
  /// The text as one word of a POSIX shell command, in single quotes where necessary.
  package var shellQuoted: String {
    if !isEmpty, utf8.allSatisfy(isPlain) { return self }
    // Scalars, as a combining mark makes the quote before it another character.
    var word = "'".unicodeScalars
    for scalar in unicodeScalars {
      if scalar == "'" {
        word.append(contentsOf: "'\\''".unicodeScalars)
      } else {
        word.append(scalar)
      }
    }
    return String(word) + "'"
  }

  /// The path in a form that no program parses as an option.
  package var asArgument: String { utf8.first == UInt8(ascii: "-") ? "./\(self)" : self }
}

/// Returns whether a byte has no meaning for the shell.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "_.,:=+/@%-".utf8.contains(byte)
  }
}
