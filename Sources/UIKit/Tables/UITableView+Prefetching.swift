/// Methods that prepare the data of a table's rows early.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Prepares the data of rows that are about to become visible.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Stops the preparation of data that is not needed.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

/// The rows whose data a prefetching data source was asked to prepare.
struct RowPrefetching {
  /// The rows that were announced and not shown since.
  fileprivate var pending: Set<IndexPath> = []
  fileprivate var lastOffset: CGFloat?
}

extension UITableView {
  /// Announces the rows that follow the visible ones within one screen in the direction of scrolling, and withdraws those
  /// that it moves away from.
  ///
  /// The distance of one screen is Flipbook's choice.
  final func updatePrefetching(_ visible: [TableElement]) {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let shown = Set(visible.lazy.filter { $0.kind == .row }.map(\.indexPath))
    let movesBack = prefetching.lastOffset.map { contentOffset.y < $0 } ?? false
    prefetching.lastOffset = contentOffset.y
    prefetching.pending.subtract(shown)
    let area = bounds.offsetBy(dx: 0, dy: movesBack ? -bounds.height : bounds.height)
    let next = Set(elements(in: area).lazy.filter { $0.kind == .row }.map(\.indexPath))
      .subtracting(shown)
    let canceled = prefetching.pending.subtracting(next)
    let added = next.subtracting(prefetching.pending)
    prefetching.pending = next
    if !canceled.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: canceled.sorted())
    }
    if !added.isEmpty { source.tableView(self, prefetchRowsAt: added.sorted()) }
  }

  /// Configures the displayed cell of a row again.
  final func reconfigure(_ indexPath: IndexPath) {
    guard let cell = cellForRow(at: indexPath) else { return }
    reconfiguredCell = cell
    let new = dataSource?.tableView(self, cellForRowAt: indexPath)
    reconfiguredCell = nil
    precondition(
      new === cell,
      """
      Attempted to dequeue a different cell than the existing cell when reconfiguring the row at \
      index path \(indexPath)
      """)
    measuresDisplayedRows = true
    displayedRect = nil
    setNeedsLayout()
  }
}
