/// A change of a data source that the user made by moving an item.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the items of all sections.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections that differ, in order.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves()
    sectionTransactions = new.store.sections.compactMap { section in
      let items = old.store.index(of: section.identifier).map { old.store.sections[$0].items } ?? []
      guard items != section.items else { return nil }
      return NSDiffableDataSourceSectionTransaction(
        section.identifier, from: items, to: section.items)
    }
  }
}

/// The change of one section in a transaction.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between them.
  public let difference: CollectionDifference<ItemIdentifierType>

  init(
    _ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]
  ) {
    sectionIdentifier = section
    var before = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    before.append(old)
    var after = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    after.append(new)
    (initialSnapshot, finalSnapshot) = (before, after)
    difference = new.difference(from: old).inferringMoves()
  }
}
