import Recipes

/// Names with points in them, such as `center.x` and `alert.view`.
package enum NamePath {
  /// The name itself, or all that have it before a point.
  static func names(below name: String, among names: [String]) -> [String] {
    if names.contains(name) { return [name] }
    return names.filter { $0.hasPrefix("\(name).") }
  }

  /// Which name may have been meant, or which there are.
  static func advice(for word: String, among names: [String]) -> String {
    if let nearest = NearestName.nearest(to: word, among: names) {
      return "did you mean '\(nearest)'?"
    }
    return names.isEmpty ? "there are none." : "choose among \(list(names))."
  }

  /// Names for people, not too many of them.
  package static func list(_ names: [String], atMost count: Int = 16) -> String {
    let rest = names.count - count
    return names.prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
