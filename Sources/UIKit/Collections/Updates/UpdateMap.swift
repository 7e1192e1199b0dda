/// A mapping between the items and sections before and after a batch update.
struct UpdateMap {
  /// An inconsistent batch update, described in UIKit's words.
  struct InvalidUpdate: Error, Equatable {
    let text: String
  }

  private let sections: IndexMap
  /// The items of each remaining section, by the old index of the section.
  private let items: [Int: IndexMap]
  private let moved: [IndexPath: IndexPath]
  private let origins: [IndexPath: IndexPath]
  private let reloadedSections: Set<Int>
  private let reloadedItems: Set<IndexPath>

  /// Creates a mapping without changes.
  init(of counts: [Int]) {
    let all = Array(counts.indices)
    sections = IndexMap(after: all, before: all)
    items = [:]
    (moved, origins) = ([:], [:])
    (reloadedSections, reloadedItems) = ([], [])
  }

  /// Creates the mapping of a batch; throws if the numbers of items and sections are inconsistent
  /// with it.
  init(_ batch: UpdateBatch, from old: [Int], to new: [Int]) throws(InvalidUpdate) {
    try Self.check(batch, from: old, to: new)
    let changes = batch.sections
    guard
      let sections = IndexMap(
        from: old.count, to: new.count, deleted: changes.deleted, inserted: changes.inserted,
        moves: changes.moved)
    else { throw InvalidUpdate(sections: changes, from: old.count, to: new.count) }
    var items: [Int: IndexMap] = [:]
    for (section, target) in sections.after.enumerated() {
      guard let target, !changes.reloaded.contains(section) else { continue }
      let moves = SectionChanges(batch.items, from: section, to: target)
      guard
        let map = IndexMap(
          from: old[section], to: new[target], deleted: moves.deleted.union(moves.movedOut),
          inserted: moves.inserted.union(moves.movedIn))
      else { throw InvalidUpdate(items: moves, in: target, from: old[section], to: new[target]) }
      items[section] = map
    }
    self.sections = sections
    self.items = items
    moved = Dictionary(batch.items.moved.map { ($0.from, $0.to) }) { first, _ in first }
    origins = Dictionary(batch.items.moved.map { ($0.to, $0.from) }) { first, _ in first }
    reloadedSections = changes.reloaded
    reloadedItems = batch.items.reloaded
  }

  /// Returns the new index of a section; nil if it was deleted or reloaded.
  func after(section: Int) -> Int? {
    guard sections.after.indices.contains(section), !reloadedSections.contains(section) else {
      return nil
    }
    return sections.after[section]
  }

  /// Returns the old index of a section; nil if it was inserted or reloaded.
  func before(section: Int) -> Int? {
    guard sections.before.indices.contains(section), let old = sections.before[section],
      !reloadedSections.contains(old)
    else { return nil }
    return old
  }

  /// Returns the new index path of an item; nil if it was deleted or reloaded.
  func after(_ indexPath: IndexPath) -> IndexPath? {
    if let target = moved[indexPath] { return target }
    guard !reloadedItems.contains(indexPath), let section = after(section: indexPath.section)
    else { return nil }
    guard let map = items[indexPath.section] else {
      return IndexPath(item: indexPath.item, section: section)
    }
    guard map.after.indices.contains(indexPath.item), let item = map.after[indexPath.item] else {
      return nil
    }
    return IndexPath(item: item, section: section)
  }

  /// Returns the old index path of an item; nil if it was inserted or reloaded.
  func before(_ indexPath: IndexPath) -> IndexPath? {
    if let origin = origins[indexPath] { return origin }
    guard let section = before(section: indexPath.section) else { return nil }
    guard let map = items[section] else {
      return IndexPath(item: indexPath.item, section: section)
    }
    guard map.before.indices.contains(indexPath.item), let item = map.before[indexPath.item]
    else { return nil }
    let origin = IndexPath(item: item, section: section)
    return reloadedItems.contains(origin) ? nil : origin
  }

  /// Returns the element after the update; nil if it was deleted or reloaded.
  func after(_ element: LayoutElement) -> LayoutElement? {
    mapped(element, item: { after($0) }, section: { after(section: $0) })
  }

  /// Returns the element before the update; nil if it was inserted or reloaded.
  func before(_ element: LayoutElement) -> LayoutElement? {
    mapped(element, item: { before($0) }, section: { before(section: $0) })
  }

  /// Maps a cell by its item and another view by its section.
  private func mapped(
    _ element: LayoutElement, item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> LayoutElement? {
    if element.category == .cell { return item(element.indexPath).map { element.at($0) } }
    guard let old = element.indexPath.first, let new = section(old) else { return nil }
    return element.at(IndexPath(indexes: [new] + element.indexPath.dropFirst()))
  }
}

extension IndexMap {
  fileprivate init(after: [Int?], before: [Int?]) {
    self.after = after
    self.before = before
  }
}
