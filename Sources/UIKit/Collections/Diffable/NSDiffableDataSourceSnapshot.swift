/// The sections and items of a list at one time, as identifiers.
///
/// A data source shows a snapshot with `apply(_:animatingDifferences:completion:)`.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
  private var reloadedItems: [ItemIdentifierType] = []
  private var reconfiguredItems: [ItemIdentifierType] = []
  private var reloadedSections: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Contents

  /// The number of items in all sections.
  public var numberOfItems: Int { store.sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { store.sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { store.sections.map(\.identifier) }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { store.sections.flatMap(\.items) }
  /// The sections that were marked by `reloadSections(_:)`.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }
  /// The items that were marked by `reloadItems(_:)`.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  /// The items that were marked by `reconfigureItems(_:)`.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section exists.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the items of a section, in order.
  ///
  /// - Precondition: The section exists.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    store.sections[store.existing(identifier, "Section identifier was not found")].items
  }

  /// Returns the section of an item; nil if the item does not exist.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    store.position(of: identifier).map { store.sections[$0.section].identifier }
  }

  /// Returns the index of an item among those of all sections; nil if the item does not exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    store.position(of: identifier).map { position in
      store.sections[..<position.section].reduce(0) { $0 + $1.items.count } + position.item
    }
  }

  /// Returns the index of a section; nil if the section does not exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    store.index(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section; nil for the last section.
  ///
  /// Items that exist already are moved there.
  ///
  /// - Precondition: The section exists, and no identifier is given twice.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    store.checkUnique(items: identifiers)
    let target: SectionIdentifierType
    if let sectionIdentifier {
      _ = store.existing(sectionIdentifier, "Invalid section identifier")
      target = sectionIdentifier
    } else if let last = store.sections.last?.identifier {
      target = last
    } else {
      preconditionFailure(
        "There are currently no sections in the data source. Please add a section first.")
    }
    remove(identifiers)
    store.append(identifiers, to: target)
  }

  /// Inserts items before another one; items that exist already are moved there.
  ///
  /// - Precondition: The other item exists, and no identifier is given twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  /// Inserts items after another one; items that exist already are moved there.
  ///
  /// - Precondition: The other item exists, and no identifier is given twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, offset: Int
  ) {
    store.checkUnique(items: identifiers)
    precondition(
      !identifiers.contains(other), "Invalid parameter not satisfying: destination identifier")
    remove(identifiers)
    guard let position = store.position(of: other) else { failMissing("insert at", other) }
    store.insert(identifiers, at: (position.section, position.item + offset))
  }

  /// Removes items; those that do not exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(identifiers)
    discardMarks(of: Set(identifiers))
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another one.
  ///
  /// - Precondition: Both exist, and differ.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves an item after another one.
  ///
  /// - Precondition: Both exist, and differ.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to other: ItemIdentifierType, offset: Int
  ) {
    guard store.position(of: identifier) != nil else { failMissing("move", identifier) }
    guard store.position(of: other) != nil, other != identifier else {
      failMissing("move to", other)
    }
    store.remove([identifier])
    guard let position = store.position(of: other) else { return }
    store.insert([identifier], at: (position.section, position.item + offset))
  }

  /// Marks items whose cells are replaced when the snapshot is applied.
  ///
  /// - Precondition: The items exist.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      if store.position(of: item) == nil { failMissing("reload", item) }
      if !reloadedItems.contains(item) { reloadedItems.append(item) }
    }
  }

  /// Marks items whose cells are configured again, without being replaced, when the snapshot is applied.
  ///
  /// - Precondition: The items exist.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      if store.position(of: item) == nil { failMissing("reconfigure", item) }
      if !reconfiguredItems.contains(item) { reconfiguredItems.append(item) }
    }
  }

  private func failMissing(_ action: String, _ item: ItemIdentifierType) -> Never {
    preconditionFailure(
      "Attempted to \(action) item identifier that does not exist in the snapshot: \(item)")
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    store.remove(identifiers)
  }

  private mutating func discardMarks(of items: Set<ItemIdentifierType>) {
    reloadedItems.removeAll(where: items.contains)
    reconfiguredItems.removeAll(where: items.contains)
  }

  // MARK: Sections

  /// Adds sections at the end.
  ///
  /// - Precondition: No section exists already, and no identifier is given twice.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    store.insert(identifiers, at: store.sections.count)
  }

  /// Inserts sections before another one.
  ///
  /// - Precondition: The other section exists; no inserted section exists or is given twice.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    store.insert(identifiers, at: store.existing(toIdentifier, "Invalid section identifier"))
  }

  /// Inserts sections after another one.
  ///
  /// - Precondition: The other section exists; no inserted section exists or is given twice.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    store.insert(identifiers, at: store.existing(toIdentifier, "Invalid section identifier") + 1)
  }

  /// Removes sections with their items; those that do not exist are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let deleted = Set(identifiers)
    let items = store.sections.filter { deleted.contains($0.identifier) }.flatMap(\.items)
    store.removeSections(deleted)
    discardMarks(of: Set(items))
    reloadedSections.removeAll(where: deleted.contains)
  }

  /// Moves a section with its items before another one.
  ///
  /// - Precondition: Both exist, and differ.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    store.moveSection(identifier, to: toIdentifier, offset: 0)
  }

  /// Moves a section with its items after another one.
  ///
  /// - Precondition: Both exist, and differ.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    store.moveSection(identifier, to: toIdentifier, offset: 1)
  }

  /// Marks sections whose views are replaced when the snapshot is applied.
  ///
  /// - Precondition: The sections exist.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      _ = store.existing(
        section, "Attempted to reload section identifier that does not exist in the snapshot")
      if !reloadedSections.contains(section) { reloadedSections.append(section) }
    }
  }

  /// Discards the marks, which apply to one application of the snapshot.
  mutating func discardAllMarks() {
    (reloadedItems, reconfiguredItems, reloadedSections) = ([], [], [])
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Returns whether two snapshots have the same sections, items and marks.
  public static func == (first: Self, second: Self) -> Bool {
    first.store == second.store && first.reloadedItems == second.reloadedItems
      && first.reconfiguredItems == second.reconfiguredItems
      && first.reloadedSections == second.reloadedSections
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
