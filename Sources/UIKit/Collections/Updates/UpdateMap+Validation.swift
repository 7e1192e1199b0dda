/// The changes to the items of one section.
struct SectionChanges {
  let deleted: Set<Int>
  let inserted: Set<Int>
  let movedOut: Set<Int>
  let movedIn: Set<Int>

  /// Creates the changes of the section with an old and a new index.
  init(_ items: UpdateBatch.Changes<IndexPath>, from old: Int, to new: Int) {
    deleted = Set(items.deleted.filter { $0.section == old }.map(\.item))
    inserted = Set(items.inserted.filter { $0.section == new }.map(\.item))
    movedOut = Set(items.moved.filter { $0.from.section == old }.map(\.from.item))
    movedIn = Set(items.moved.filter { $0.to.section == new }.map(\.to.item))
  }
}

extension UpdateMap {
  /// Throws an error if the batch refers to items or sections that do not exist.
  static func check(
    _ batch: UpdateBatch, from old: [Int], to new: [Int]
  ) throws(InvalidUpdate) {
    let (sections, items) = (batch.sections, batch.items)
    let removed = sections.deleted.union(sections.reloaded).union(sections.moved.map(\.from))
    for section in removed.sorted() where !old.indices.contains(section) {
      throw InvalidUpdate(
        text: "attempt to delete section \(section), but there are only \(old.count) sections "
          + "before the update")
    }
    for section in sections.inserted.union(sections.moved.map(\.to)).sorted()
    where !new.indices.contains(section) {
      throw InvalidUpdate(
        text: "attempt to insert section \(section) but there are only \(new.count) sections "
          + "after the update")
    }
    for path in items.deleted.union(items.reloaded).union(items.moved.map(\.from)).sorted()
    where !old.indices.contains(path.section) || !(0..<old[path.section]).contains(path.item) {
      let count = old.indices.contains(path.section) ? old[path.section] : 0
      throw InvalidUpdate(
        text: "attempt to delete item \(path.item) from section \(path.section) which only "
          + "contains \(count) items before the update")
    }
    for path in items.inserted.union(items.moved.map(\.to)).sorted()
    where !new.indices.contains(path.section) || !(0..<new[path.section]).contains(path.item) {
      let count = new.indices.contains(path.section) ? new[path.section] : 0
      throw InvalidUpdate(
        text: "attempt to insert item \(path.item) into section \(path.section), but there are "
          + "only \(count) items in section \(path.section) after the update")
    }
  }
}

extension UpdateMap.InvalidUpdate {
  /// Creates the error of an inconsistent number of sections.
  init(sections: UpdateBatch.Changes<Int>, from old: Int, to new: Int) {
    text = """
      Invalid update: invalid number of sections. The number of sections contained in the collection \
      view after the update (\(new)) must be equal to the number of sections contained in the \
      collection view before the update (\(old)), plus or minus the number of sections inserted or \
      deleted (\(sections.inserted.count) inserted, \(sections.deleted.count) deleted).
      """
  }

  /// Creates the error of an inconsistent number of items in a section.
  init(items: SectionChanges, in section: Int, from old: Int, to new: Int) {
    text = """
      Invalid update: invalid number of items in section \(section). The number of items contained in \
      an existing section after the update (\(new)) must be equal to the number of items contained \
      in that section before the update (\(old)), plus or minus the number of items inserted or \
      deleted from that section (\(items.inserted.count) inserted, \(items.deleted.count) deleted) \
      and plus or minus the number of items moved into or out of that section \
      (\(items.movedIn.count) moved in, \(items.movedOut.count) moved out).
      """
  }
}
