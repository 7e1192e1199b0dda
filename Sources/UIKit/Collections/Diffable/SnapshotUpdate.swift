/// What a view has to change to show a snapshot in place of the current one.
@MainActor
struct SnapshotUpdate<SectionID: Hashable, ItemID: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<SectionID, ItemID>

  let difference: SnapshotDifference
  /// The old places of the items that are reloaded where they are.
  let reloadedItems: [IndexPath]
  /// The old indexes of the sections that are reloaded.
  let reloadedSections: IndexSet

  init(from old: Snapshot, to new: Snapshot) {
    difference = SnapshotDifference(from: old.store, to: new.store)
    let moved = Set(difference.movedItems.map(\.from))
    reloadedItems = new.reloadedItemIdentifiers.compactMap { old.store.path(of: $0) }
      .filter { !moved.contains($0) }
    reloadedSections = IndexSet(
      new.reloadedSectionIdentifiers.compactMap { old.indexOfSection($0) })
  }

  /// Changes the view by a batch of updates, or by a closure if nothing differs.
  func perform(animated: Bool, _ update: () -> Void, ifEmpty: () -> Void) {
    if difference.isEmpty, reloadedItems.isEmpty, reloadedSections.isEmpty {
      ifEmpty()
    } else if animated {
      update()
    } else {
      UIView.performWithoutAnimation(update)
    }
  }
}
