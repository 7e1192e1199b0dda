/// The names that Swift gives methods in Objective-C.
enum SelectorName {
  // The prepositions that Swift's compiler knows, in front of which it adds no "With".
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the name of a method's selector: `move(to:duration:)` has `moveTo:duration:`.
  static func of(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let start = first == "_" ? name : name + joint(name, first) + first.capitalizedFirst
    return ([start] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
  }

  private static func joint(_ name: String, _ label: String) -> String {
    let first = label.prefix { !$0.isUppercase && $0 != "_" }.lowercased()
    let last = String(name.reversed().prefix { $0.isLowercase }.reversed())
    let lastWord = name.capitalizedWords.last?.lowercased() ?? last
    return prepositions.contains(first) || prepositions.contains(lastWord) ? "" : "With"
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The words of a name in camel case.
  var capitalizedWords: [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }
}
