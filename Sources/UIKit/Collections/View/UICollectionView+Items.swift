extension UICollectionView {
  /// The number of items in each section, requested from the data source if needed.
  final var counts: [Int] {
    if let cachedCounts { return cachedCounts }
    let counts = requestCounts()
    cachedCounts = counts
    return counts
  }

  final func requestCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }

  /// Returns whether an item exists.
  final func containsItem(at indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  // MARK: Visible views

  /// The displayed cells, sorted by index path.
  final var displayedCells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    views.sorted.compactMap { view in
      guard let cell = view as? UICollectionViewCell, let element = view.element,
        element.category == .cell
      else { return nil }
      return (element.indexPath, cell)
    }.sorted { $0.indexPath < $1.indexPath }
  }

  /// Returns the displayed supplementary views of a kind, sorted by index path.
  final func displayedSupplementaryViews(
    _ kind: String
  ) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    views.sorted.compactMap { view in
      guard let element = view.element, element.category == .supplementaryView,
        element.kind == kind
      else { return nil }
      return (element.indexPath, view)
    }.sorted { $0.indexPath < $1.indexPath }
  }
}
