/// Finds the name that was probably meant.
package enum NearestName {
  /// Returns the name nearest to what was written, if one is near: about a third of its characters differ
  /// at most, so that `graf` finds `graph`.
  ///
  /// Case, hyphens and underscores count for nothing, so that `background-color` finds `backgroundColor`.
  package static func nearest(to written: String, among names: [String]) -> String? {
    let word = folded(written)
    // Longer words can only be pasted text; comparing them would be slow.
    guard word.count <= Limits.nameLength else { return nil }
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = folded(name)
      let distance = distance(word, candidate)
      let isNear =
        distance <= max(1, (max(word.count, candidate.count) + 1) / 3) && distance < word.count
      if isNear, distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Returns how many characters must be added, dropped, changed or swapped with their neighbour
  /// (the optimal string alignment distance).
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
