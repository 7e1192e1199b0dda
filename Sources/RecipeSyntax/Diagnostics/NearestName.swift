/// Finds the name that was probably meant by a misspelled one.
package enum NearestName {
  /// Returns the name nearest to a word, if at most about a third of its characters differ: `graf`
  /// finds `graph`.
  ///
  /// Case, hyphens and underscores are ignored: `background-color` finds `backgroundColor`. Other
  /// spellings of a spring's keys find them: `dampingRatio` finds `usingSpringWithDamping`. A path
  /// finds its last name (`sheet.title` finds `title`), and a beginning of three or more characters
  /// the only name that starts with it: `image` finds `imageView`.
  package static func nearest(to written: String, among names: [String]) -> String? {
    if let key = SpringSpelling.key(for: written, among: names) { return key }
    let word = folded(written)
    // Longer words are probably pasted text, and comparing them takes long.
    guard word.count <= Limits.nameLength else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = folded(name)
      let longest = max(1, (max(word.count, candidate.count) + 1) / 3)
      // At least the difference of the lengths is inserted or deleted.
      guard abs(word.count - candidate.count) <= longest else { continue }
      let distance = distance(word, candidate)
      let isNear = distance <= longest && distance < word.count
      if isNear, distance < best?.distance ?? .max { best = (name, distance) }
    }
    if let best { return best.name }
    if let dot = written.lastIndex(of: "."), names.contains(String(written[dot...].dropFirst())) {
      return String(written[dot...].dropFirst())
    }
    let longer = word.count < 3 ? [] : names.filter { folded($0).starts(with: word) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// Returns the number of characters to insert, delete, replace or transpose (the optimal string
  /// alignment distance).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }

  private static func folded(_ name: String) -> [Character] {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}
