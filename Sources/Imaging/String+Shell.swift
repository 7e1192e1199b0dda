extension String {
  /// The text as one word of a POSIX shell command, in single quotes where necessary.
  package var shellQuoted: String {
    if wholeMatch(of: /[A-Za-z0-9_.,:=+\/@%-]+/) != nil { return self }
    return "'\(replacing("'", with: "'\\''"))'"
  }
}
