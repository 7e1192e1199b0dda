/// The names of UIKit that a program uses and Flipbook does not have, from the compiler's errors.
struct MissingNames {
  private var names: [String] = []

  /// The prefixes of names in Apple's frameworks around UIKit.
  private static let prefixes = ["UI", "CA", "CG", "NS", "CI", "AV", "MK", "WK", "SK", "MTL", "CF"]

  private static func isApple(_ name: Substring) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// Adds the name in an error, if it is one about a missing name of Apple's.
  mutating func add(_ message: String) {
    if let match = message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/),
      Self.isApple(match.1) || match.1.hasPrefix("kCA")
    {
      insert(String(match.1))
    } else if let match = message.firstMatch(of: /no such module '(\w+)'/) {
      insert("module \(match.1)")
    } else if let match = message.firstMatch(
      of: /(?:value of type|type) '([\w.]+)[?!]?(?:\.Type)?' has no (?:dynamic )?member '(\w+)'/),
      Self.isApple(match.1)
    {
      insert("\(match.1).\(match.2)")
    } else if let match = message.firstMatch(
      of: /'(\w+)' is not a member type of (?:\w+ )?'(?:\w+\.)?(\w+)'/),
      Self.isApple(match.2)
    {
      insert("\(match.2).\(match.1)")
    }
  }

  private mutating func insert(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// The list of the names; nil for none.
  var summary: String? {
    names.isEmpty ? nil : "not in Flipbook: UIKit's \(names.sorted().joined(separator: ", "))"
  }
}
