/// Which things of a row are which, by their numbers before and after some were taken out, put in or moved.
struct NumberMap: Equatable {
  /// The new number of each old thing; nil for those that were taken out.
  let after: [Int?]
  /// The old number of each new thing; nil for those that were put in.
  let before: [Int?]

  /// Creates a map; nil if the numbers do not add up.
  ///
  /// - Parameters:
  ///   - old: How many things there were.
  ///   - new: How many things there are.
  ///   - deleted: The old numbers of those that were taken out.
  ///   - inserted: The new numbers of those that were put in.
  ///   - moves: The old and the new numbers of those that went elsewhere; the others keep their order.
  init?(
    from old: Int, to new: Int, deleted: Set<Int> = [], inserted: Set<Int> = [],
    moves: [(from: Int, to: Int)] = []
  ) {
    var after = [Int?](repeating: nil, count: old)
    var before = [Int?](repeating: nil, count: new)
    for (from, to) in moves where after.indices.contains(from) && before.indices.contains(to) {
      after[from] = to
      before[to] = from
    }
    let left = after.indices.filter { after[$0] == nil && !deleted.contains($0) }
    let open = before.indices.filter { before[$0] == nil && !inserted.contains($0) }
    guard left.count == open.count else { return nil }
    for (from, to) in zip(left, open) {
      after[from] = to
      before[to] = from
    }
    self.after = after
    self.before = before
  }
}
