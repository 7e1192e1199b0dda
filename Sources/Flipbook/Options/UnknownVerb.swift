import Recipes

/// A word that stands where the command line has a verb, and is none.
package struct UnknownVerb: Error, CustomStringConvertible {
  package let description: String

  /// Creates what there is to say of a command line; nil if its first word is a verb, or an option.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command's name.
  ///   - verbs: What the first of them may be.
  package init?(in arguments: some Sequence<String>, among verbs: [String]) {
    var words = arguments.makeIterator()
    guard let word = words.next(), !word.hasPrefix("-"), !verbs.contains(word) else { return nil }
    let help =
      NearestName.nearest(to: word, among: verbs).map { "did you mean '\($0)'?" }
      ?? "choose among \(verbs.joined(separator: ", "))."
    description = "no verb is called '\(word)': \(help)"
  }
}
