import Synchronization

/// Names that references may refer to, in their order.
///
/// A list is made once for a recipe, and used for each reference: looking up a name takes the same
/// time in a list of any length.
package final class NameList: Sendable {
  /// The names, in the order in which messages list them.
  package let names: [String]
  private let known: Set<String>
  /// The names that patterns with `*` stand for.
  private let matches = Mutex<[String: [String]]>([:])

  /// Creates a list.
  package init(_ names: [String]) {
    self.names = names
    known = Set(names)
  }

  /// Returns whether the list contains a name.
  package func contains(_ name: String) -> Bool { known.contains(name) }

  /// Returns the names that a pattern stands for, in which `*` stands for any part of a name.
  func names(matching pattern: String) -> [String] {
    if let known = matches.withLock({ $0[pattern] }) { return known }
    let parts = pattern.split(separator: ".", omittingEmptySubsequences: false)
    let found = names.filter { name in
      let words = name.split(separator: ".", omittingEmptySubsequences: false)
      return words.count == parts.count
        && zip(words, parts).allSatisfy { $1 == "*" || $0 == $1 }
    }
    matches.withLock { $0[pattern] = found }
    return found
  }
}
