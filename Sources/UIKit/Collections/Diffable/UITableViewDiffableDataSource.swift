/// A data source that shows the snapshots that are applied to it in a table.
///
/// Subclasses override the methods of `UITableViewDataSource` about titles, editing and moves.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Returns the cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  /// The snapshot that the data source shows and applies.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  /// How rows appear and disappear; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Creates a data source without rows, and makes it the one of a table.
  ///
  /// - Parameters:
  ///   - tableView: The table, which is not retained.
  ///   - cellProvider: Returns the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns a copy of the snapshot that is shown, without its marks.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The new sections and rows.
  ///   - animatingDifferences: Whether what differs from the current snapshot is animated.
  ///   - completion: Called at the end of the animations.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView, tableView.dataSource === self, tableView.window != nil else {
      take(snapshot)
      self.tableView?.reloadData()
      completion?()
      return
    }
    let update = SnapshotUpdate(from: current, to: snapshot)
    let animation = animatingDifferences ? defaultRowAnimation : .none
    update.perform(animated: animatingDifferences) {
      tableView.performBatchUpdates {
        self.take(snapshot)
        tableView.perform(update.difference, with: animation)
        tableView.reloadRows(at: update.reloadedItems, with: animation)
        tableView.reloadSections(update.reloadedSections, with: animation)
      } completion: { _ in
        completion?()
      }
    } ifEmpty: {
      take(snapshot)
      completion?()
    }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { indexPath(for: $0) }
    if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
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
    tableView?.reloadData()
    completion?()
  }

  /// Shows a snapshot as `reloadData()` does.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  private func take(_ snapshot: Snapshot) {
    current = snapshot
    current.discardAllMarks()
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

  /// Returns the row at an index path; nil if none exists.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.store.item(at: indexPath)
  }

  /// Returns the index path of a row; nil if it does not exist.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.store.path(of: itemIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections of the current snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  /// Returns the number of rows in a section of the current snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.store.section(at: section)?.items.count ?? 0
  }

  /// Returns the cell that the cell provider returns.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      preconditionFailure("no item identifier for index path \(indexPath)")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure(
        "UITableViewDataSource returned a nil cell for row at index path: \(indexPath). "
          + "Table view: \(type(of: tableView)), dataSource: \(type(of: self))")
    }
    return cell
  }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    nil
  }

  /// Returns nil.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    nil
  }

  /// Returns true.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Moving.trueByDefault()
  }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether the data source implements `tableView(_:moveRowAt:to:)`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Moving.defaultAnswer(of: self, Moving.rowSelector)
  }

  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }
}

extension UITableView {
  /// Adds the updates of a difference to the current batch.
  fileprivate final func perform(_ difference: SnapshotDifference, with animation: RowAnimation) {
    deleteSections(difference.deletedSections, with: animation)
    insertSections(difference.insertedSections, with: animation)
    for (from, to) in difference.movedSections { moveSection(from, toSection: to) }
    deleteRows(at: difference.deletedItems, with: animation)
    insertRows(at: difference.insertedItems, with: animation)
    for (from, to) in difference.movedItems { moveRow(at: from, to: to) }
  }
}
