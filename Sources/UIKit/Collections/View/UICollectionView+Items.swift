extension UICollectionView {
  /// The number of sections, as the data source last returned it.
  public var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section, as the data source last returned it.
  ///
  /// - Precondition: The section exists.
  public func numberOfItems(inSection section: Int) -> Int {
    precondition(
      counts.indices.contains(section),
      "request for number of items in section \(section) when there are only \(counts.count) "
        + "sections in the collection view")
    return counts[section]
  }

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

  /// The visible cells, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    displayedCells.map(\.cell)
  }

  /// The index paths of the visible cells, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    displayedCells.map(\.indexPath)
  }

  private var displayedCells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    views.sorted.compactMap { view in
      guard let cell = view as? UICollectionViewCell, let element = view.element,
        element.category == .cell
      else { return nil }
      return (element.indexPath, cell)
    }.sorted { $0.indexPath < $1.indexPath }
  }

  /// Returns the visible supplementary views of a kind, in order.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    displayedSupplementaryViews(elementKind).map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    displayedSupplementaryViews(elementKind).map(\.indexPath)
  }

  private func displayedSupplementaryViews(
    _ kind: String
  ) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    views.sorted.compactMap { view in
      guard let element = view.element, element.category == .supplementaryView,
        element.kind == kind
      else { return nil }
      return (element.indexPath, view)
    }.sorted { $0.indexPath < $1.indexPath }
  }

  /// Returns the cell of an item; nil if it is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.item(at: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view; nil if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[.supplementary(elementKind, at: indexPath)]
  }

  /// Returns the index path of a cell; nil if the collection view does not display it.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, element.category == .cell, views[element] === cell else {
      return nil
    }
    return element.indexPath
  }

  /// Returns the index path of the frontmost item at a point of the content, visible or not; nil if
  /// none exists.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let pixel = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return visibleAttributes(in: pixel)
      .last { $0.element.category == .cell && $0.frame.contains(point) }?.indexPath
  }

  // MARK: Layout

  /// Returns the layout's attributes of an item; nil if it does not exist.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout's attributes of a supplementary view; nil if it does not exist.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
