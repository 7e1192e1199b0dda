/// The items whose data a prefetching data source was asked to prepare.
struct Prefetching {
  /// The items that were announced and not shown since.
  fileprivate var pending: Set<IndexPath> = []
  fileprivate var lastOffset: CGPoint?
}

extension UICollectionView {
  /// Announces the items that follow the visible ones within one screen in the direction of scrolling, and withdraws
  /// those that it moves away from.
  ///
  /// The distance of one screen is Flipbook's choice.
  final func updatePrefetching(_ visible: [UICollectionViewLayoutAttributes]) {
    guard isPrefetchingEnabled, let source = prefetchDataSource, isPrepared else { return }
    let shown = Set(visible.lazy.filter { $0.element.category == .cell }.map(\.indexPath))
    let last = prefetching.lastOffset
    prefetching.lastOffset = contentOffset
    prefetching.pending.subtract(shown)
    let movesBack =
      last.map { contentOffset.x < $0.x || contentOffset.y < $0.y } ?? false
    let size = bounds.size
    let isVertical = contentSize.height > size.height || contentSize.width <= size.width
    let step = movesBack ? -1.0 : 1.0
    let area = bounds.offsetBy(
      dx: isVertical ? 0 : step * size.width, dy: isVertical ? step * size.height : 0)
    let next = Set(
      layoutAttributes(in: area).lazy.filter { $0.element.category == .cell }.map(\.indexPath)
    ).subtracting(shown)
    let canceled = prefetching.pending.subtracting(next)
    let added = next.subtracting(prefetching.pending)
    prefetching.pending = next
    if !canceled.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: canceled.sorted())
    }
    if !added.isEmpty { source.collectionView(self, prefetchItemsAt: added.sorted()) }
  }
}
