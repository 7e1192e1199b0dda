/// The updates that turn the sections and items of one snapshot into those of another.
///
/// Sections and items that keep their order are not moved: the moved ones are those outside of a longest common
/// subsequence.
struct SnapshotDifference {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

  /// Whether the snapshots have the same sections and items.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }

  init<S: Hashable, I: Hashable>(from old: SnapshotStore<S, I>, to new: SnapshotStore<S, I>) {
    let (oldSections, newSections) = (
      old.sections.map(\.identifier), new.sections.map(\.identifier)
    )
    let oldIndexes = Self.indexes(oldSections)
    let newIndexes = Self.indexes(newSections)
    for (index, section) in oldSections.enumerated() where newIndexes[section] == nil {
      deletedSections.insert(index)
    }
    for (index, section) in newSections.enumerated() where oldIndexes[section] == nil {
      insertedSections.insert(index)
    }
    let stable = Self.stable(newSections, oldIndexes)
    for (index, section) in newSections.enumerated() {
      if let old = oldIndexes[section], !stable.contains(old) { movedSections.append((old, index)) }
    }
    diffItems(old, new, newIndexes)
  }

  private mutating func diffItems<S: Hashable, I: Hashable>(
    _ old: SnapshotStore<S, I>, _ new: SnapshotStore<S, I>, _ newSections: [S: Int]
  ) {
    var oldPaths: [I: IndexPath] = [:]
    for (section, content) in old.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        oldPaths[identifier] = IndexPath(item: item, section: section)
      }
    }
    var kept: Set<I> = []
    for (section, content) in new.sections.enumerated() {
      let oldSection = old.index(of: content.identifier)
      var places: [I: Int] = [:]
      for item in content.items {
        if let path = oldPaths[item], path.section == oldSection { places[item] = path.item }
      }
      let stable = Self.stable(content.items, places)
      for (item, identifier) in content.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let before = oldPaths[identifier] else {
          if !insertedSections.contains(section) { insertedItems.append(path) }
          continue
        }
        kept.insert(identifier)
        if before.section != oldSection || !stable.contains(before.item) {
          movedItems.append((before, path))
        }
      }
    }
    for (section, content) in old.sections.enumerated() where !deletedSections.contains(section) {
      for (item, identifier) in content.items.enumerated() where !kept.contains(identifier) {
        deletedItems.append(IndexPath(item: item, section: section))
      }
    }
  }

  private static func indexes<ID: Hashable>(_ identifiers: [ID]) -> [ID: Int] {
    Dictionary(identifiers.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Returns the old indexes of the elements that keep their order: those of a longest increasing subsequence.
  private static func stable<ID: Hashable>(_ new: [ID], _ old: [ID: Int]) -> Set<Int> {
    let sequence = new.compactMap { old[$0] }
    // The last elements of the best subsequences of each length, as indexes in the sequence.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: sequence.count)
    for (index, value) in sequence.enumerated() {
      let length = ends.partitioningIndex { sequence[$0] >= value }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var result: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.insert(sequence[index])
      index = previous[index]
    }
    return result
  }
}
