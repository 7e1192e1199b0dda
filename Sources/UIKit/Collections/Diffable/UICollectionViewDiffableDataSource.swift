/// A data source that shows the snapshots that are applied to it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Returns a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  /// The snapshot that the data source shows and applies.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// The closures about items that the user moves.
  public struct ReorderingHandlers {
    /// Returns whether the user may move an item; nil, the default, for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before a moved item is committed.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after a moved item was committed.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }

  /// The closures about items that the user expands and collapses.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Returns whether an item may be expanded; nil, the default, allows all.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns whether an item may be collapsed; nil, the default, allows all.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that is expanded, given those that it has.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Creates handlers without closures.
    public init() {}
  }

  /// Returns the supplementary views; nil, the default, for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures about items that the user moves.
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures about items that the user expands and collapses.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  private var sectionSnapshots:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Creates a data source without items, and makes it the one of a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, which is not retained.
  ///   - cellProvider: Returns the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns a copy of the snapshot that is shown, without its marks.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections and items.
  ///   - animatingDifferences: Whether what differs from the current snapshot is animated.
  ///   - completion: Called at the end of the animations.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    for section in sectionSnapshots.keys where snapshot.indexOfSection(section) == nil {
      sectionSnapshots[section] = nil
    }
    show(snapshot, animated: animatingDifferences, completion)
  }

  /// Shows a snapshot, and returns at the end of the animations.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await Stage.wait { end in
      apply(snapshot, animatingDifferences: animatingDifferences, completion: end)
    }
  }

  /// Shows a snapshot as `reloadData()` does, without comparing it with the current one.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  /// Shows a snapshot as `reloadData()` does.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Shows the visible items of a section snapshot in a section, which is added if it does not exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var new = current
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.store.setItems(snapshot.visibleItems, of: section)
    sectionSnapshots[section] = snapshot
    show(new, animated: animatingDifferences, completion)
  }

  /// Shows the visible items of a section snapshot in a section, and returns at the end of the animations.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await Stage.wait { end in
      apply(
        snapshot, to: section, animatingDifferences: animatingDifferences, completion: end)
    }
  }

  /// Returns the section snapshot of a section; one of its items if none was applied.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let known = sectionSnapshots[section] { return known }
    var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if current.indexOfSection(section) != nil {
      result.append(current.itemIdentifiers(inSection: section))
    }
    return result
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot
    current.discardAllMarks()
  }

  private func show(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
    guard let collectionView, collectionView.dataSource === self, collectionView.window != nil
    else {
      take(snapshot)
      self.collectionView?.reloadData()
      completion?()
      return
    }
    let update = SnapshotUpdate(from: current, to: snapshot)
    update.perform(animated: animated) {
      collectionView.performBatchUpdates {
        self.take(snapshot)
        collectionView.perform(update.difference)
        collectionView.reloadItems(at: update.reloadedItems)
        collectionView.reloadSections(update.reloadedSections)
      } completion: { _ in
        completion?()
      }
    } ifEmpty: {
      take(snapshot)
      completion?()
    }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
  }

  // MARK: Identifiers

  /// Returns the section with an index; nil if none exists.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.store.section(at: index)?.identifier
  }

  /// Returns the index of a section; nil if it does not exist.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// Returns the item at an index path; nil if none exists.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.store.item(at: indexPath)
  }

  /// Returns the index path of an item; nil if it does not exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.store.path(of: itemIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }

  /// Returns the number of items in a section of the current snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    current.store.section(at: section)?.items.count ?? 0
  }

  /// Returns the cell that the cell provider returns.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure("no item identifier for index path \(indexPath)")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure(
        "UICollectionViewDataSource returned a nil cell for row at index path: \(indexPath). "
          + "Collection view: \(type(of: collectionView)), dataSource: \(type(of: self))")
    }
    return cell
  }

  /// Returns the view that the supplementary view provider returns.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "(\(kind),\(indexPath)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
    }
    return view
  }

  /// Returns whether the reordering handlers allow the user to move an item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item in the current snapshot, and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let old = current
    var new = current
    guard let item = itemIdentifier(for: sourceIndexPath),
      new.store.sections.indices.contains(destinationIndexPath.section)
    else { return }
    new.store.remove([item])
    let count = new.store.sections[destinationIndexPath.section].items.count
    new.store.insert(
      [item], at: (destinationIndexPath.section, min(destinationIndexPath.item, count)))
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    take(new)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionViewDiffableDataSource: ExpandingDataSource {
  /// Returns whether an item has children, and whether they are shown; nil without a section snapshot.
  final func expansion(at indexPath: IndexPath) -> (
    isExpanded: Bool, level: Int, hasChildren: Bool
  )? {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section),
      let snapshot = sectionSnapshots[section], snapshot.contains(item)
    else { return nil }
    return (snapshot.isExpanded(item), snapshot.level(of: item), snapshot.hasChildren(item))
  }

  /// Shows or hides the children of an item, as the handlers allow.
  final func toggleExpansion(at indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section),
      var snapshot = sectionSnapshots[section], snapshot.contains(item)
    else { return }
    let handlers = sectionSnapshotHandlers
    if snapshot.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let provider = handlers.snapshotForExpandingParent {
        snapshot.replace(
          childrenOf: item, using: provider(item, snapshot.snapshot(of: item)))
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section, animatingDifferences: true)
  }
}

/// A data source whose items can have children.
@MainActor
protocol ExpandingDataSource: AnyObject {
  func expansion(at indexPath: IndexPath) -> (isExpanded: Bool, level: Int, hasChildren: Bool)?
  func toggleExpansion(at indexPath: IndexPath)
}

extension SnapshotStore {
  /// Returns the index path of an item; nil if it does not exist.
  func path(of item: ItemID) -> IndexPath? {
    position(of: item).map { IndexPath(item: $0.item, section: $0.section) }
  }

  /// Returns the item at an index path; nil if none exists.
  func item(at indexPath: IndexPath) -> ItemID? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return sections[indexPath.section].items[indexPath.item]
  }
}

extension UICollectionView {
  /// Adds the updates of a difference to the current batch.
  fileprivate final func perform(_ difference: SnapshotDifference) {
    deleteSections(difference.deletedSections)
    insertSections(difference.insertedSections)
    for (from, to) in difference.movedSections { moveSection(from, toSection: to) }
    deleteItems(at: difference.deletedItems)
    insertItems(at: difference.insertedItems)
    for (from, to) in difference.movedItems { moveItem(at: from, to: to) }
  }
}
