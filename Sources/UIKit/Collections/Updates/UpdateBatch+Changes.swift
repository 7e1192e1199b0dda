/// What a collection view's methods add to a batch.
@MainActor extension UpdateBatch {
  mutating func insertItems(at indexPaths: [IndexPath]) {
    items.inserted.formUnion(indexPaths)
    updates += indexPaths.map { .init(.insert, before: nil, after: $0) }
  }

  mutating func deleteItems(at indexPaths: [IndexPath]) {
    items.deleted.formUnion(indexPaths)
    updates += indexPaths.map { .init(.delete, before: $0, after: nil) }
  }

  mutating func reloadItems(at indexPaths: [IndexPath]) {
    items.reloaded.formUnion(indexPaths)
    updates += indexPaths.map { .init(.reload, before: $0, after: $0) }
  }

  mutating func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    items.moved.append((indexPath, newIndexPath))
    updates.append(.init(.move, before: indexPath, after: newIndexPath))
  }

  mutating func insertSections(_ indexes: IndexSet) {
    sections.inserted.formUnion(indexes)
    updates += indexes.map { .init(.insert, before: nil, after: .section($0)) }
  }

  mutating func deleteSections(_ indexes: IndexSet) {
    sections.deleted.formUnion(indexes)
    updates += indexes.map { .init(.delete, before: .section($0), after: nil) }
  }

  mutating func reloadSections(_ indexes: IndexSet) {
    sections.reloaded.formUnion(indexes)
    updates += indexes.map { .init(.reload, before: .section($0), after: .section($0)) }
  }

  mutating func moveSection(_ section: Int, to newSection: Int) {
    sections.moved.append((section, newSection))
    updates.append(.init(.move, before: .section(section), after: .section(newSection)))
  }
}
