/// Which items are which before and after a batch of changes.
struct UpdateMap {
  /// Why a batch of changes cannot be: UIKit's text.
  struct Mistake: Error, Equatable {
    let text: String
  }

  private let sections: NumberMap
  /// The items of each section that stays, by its old number.
  private let items: [Int: NumberMap]
  private let moved: [IndexPath: IndexPath]
  private let origins: [IndexPath: IndexPath]
  private let reloadedSections: Set<Int>
  private let reloadedItems: Set<IndexPath>

  /// Creates a map that changes nothing.
  init(of counts: [Int]) {
    let all = Array(counts.indices)
    sections = NumberMap(after: all, before: all)
    items = [:]
    (moved, origins) = ([:], [:])
    (reloadedSections, reloadedItems) = ([], [])
  }

  /// Creates the map of a batch; throws if the numbers of items do not agree with it.
  init(_ batch: UpdateBatch, from old: [Int], to new: [Int]) throws(Mistake) {
    try Self.check(batch, from: old, to: new)
    let changes = batch.sections
    guard
      let sections = NumberMap(
        from: old.count, to: new.count, deleted: changes.deleted, inserted: changes.inserted,
        moves: changes.moved)
    else { throw Mistake(sections: changes, from: old.count, to: new.count) }
    var items: [Int: NumberMap] = [:]
    for (section, target) in sections.after.enumerated() {
      guard let target, !changes.reloaded.contains(section) else { continue }
      let moves = SectionMoves(batch.items, from: section, to: target)
      guard
        let map = NumberMap(
          from: old[section], to: new[target], deleted: moves.deleted.union(moves.movedOut),
          inserted: moves.inserted.union(moves.movedIn))
      else { throw Mistake(items: moves, in: target, from: old[section], to: new[target]) }
      items[section] = map
    }
    self.sections = sections
    self.items = items
    moved = Dictionary(batch.items.moved.map { ($0.from, $0.to) }) { first, _ in first }
    origins = Dictionary(batch.items.moved.map { ($0.to, $0.from) }) { first, _ in first }
    reloadedSections = changes.reloaded
    reloadedItems = batch.items.reloaded
  }

  /// Returns the new number of a section, or nil for one that went or is shown anew.
  func after(section: Int) -> Int? {
    guard sections.after.indices.contains(section), !reloadedSections.contains(section) else {
      return nil
    }
    return sections.after[section]
  }

  /// Returns the old number of a section, or nil for one that is new or shown anew.
  func before(section: Int) -> Int? {
    guard sections.before.indices.contains(section), let old = sections.before[section],
      !reloadedSections.contains(old)
    else { return nil }
    return old
  }

  /// Returns the new path of an item, or nil for one that went or is shown anew.
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

  /// Returns the old path of an item, or nil for one that is new or shown anew.
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

  /// Returns the new name of an element, or nil for one that went or is shown anew.
  func after(_ element: LayoutElement) -> LayoutElement? {
    renamed(element, item: { after($0) }, section: { after(section: $0) })
  }

  /// Returns the old name of an element, or nil for one that is new or shown anew.
  func before(_ element: LayoutElement) -> LayoutElement? {
    renamed(element, item: { before($0) }, section: { before(section: $0) })
  }

  /// A cell goes by its item, another view by its section.
  private func renamed(
    _ element: LayoutElement, item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> LayoutElement? {
    if element.category == .cell { return item(element.indexPath).map { element.at($0) } }
    guard let old = element.indexPath.first, let new = section(old) else { return nil }
    return element.at(IndexPath(indexes: [new] + element.indexPath.dropFirst()))
  }
}

extension NumberMap {
  fileprivate init(after: [Int?], before: [Int?]) {
    self.after = after
    self.before = before
  }
}
