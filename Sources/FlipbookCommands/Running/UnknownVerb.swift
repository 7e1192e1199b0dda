import Flipbook

/// The first word of a command line that is not a verb.
struct UnknownVerb: Error, CustomStringConvertible {
  let description: String

  /// Creates the error of a command line; nil if its first word is a verb or a flag.
  ///
  /// - Parameters:
  ///   - arguments: The words after the name of the command.
  ///   - verbs: The names of all verbs.
  init?(in arguments: some Sequence<String>, among verbs: [String]) {
    var words = arguments.makeIterator()
    guard let word = words.next(), !word.hasPrefix("-"), !verbs.contains(word) else { return nil }
    let help =
      NearestName.nearest(to: word, among: verbs).map { "did you mean '\($0)'?" }
      ?? "expected one of \(verbs.joined(separator: ", "))"
    description = "unknown verb '\(word)': \(help)"
  }
}
