/// A mapping between the indexes of a sequence before and after elements were deleted, inserted and
/// moved.
struct IndexMap: Equatable {
  /// The new index of each old element; nil if it was deleted.
  let after: [Int?]
  /// The old index of each new element; nil if it was inserted.
  let before: [Int?]

  /// Creates a mapping; nil if the counts are inconsistent with the changes.
  ///
  /// - Parameters:
  ///   - old: The number of elements before the changes.
  ///   - new: The number of elements after the changes.
  ///   - deleted: The old indexes of the deleted elements.
  ///   - inserted: The new indexes of the inserted elements.
  ///   - moves: The old and new indexes of the moved elements; the others keep their order.
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
    let remainingOld = after.indices.filter { after[$0] == nil && !deleted.contains($0) }
    let remainingNew = before.indices.filter { before[$0] == nil && !inserted.contains($0) }
    guard remainingOld.count == remainingNew.count else { return nil }
    for (from, to) in zip(remainingOld, remainingNew) {
      after[from] = to
      before[to] = from
    }
    self.after = after
    self.before = before
  }
}
