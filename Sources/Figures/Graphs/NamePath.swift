import Recipes

/// Dotted names, such as `center.x` and `alert.view`.
package enum NamePath {
  /// Returns the name itself, or else all names that begin with it and a dot.
  static func names(below name: String, among names: [String]) -> [String] {
    if names.contains(name) { return [name] }
    return names.filter { $0.hasPrefix("\(name).") }
  }

  /// Returns a suggestion for an unknown name.
  static func advice(for word: String, among names: [String]) -> String {
    if let nearest = NearestName.nearest(to: word, among: names) {
      return "did you mean '\(nearest)'?"
    }
    return names.isEmpty ? "there are none" : "expected one of \(list(names))"
  }

  /// Returns names separated by commas, the first few of a long list.
  package static func list(_ names: [String], atMost count: Int = 16) -> String {
    let rest = names.count - count
    return names.prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
