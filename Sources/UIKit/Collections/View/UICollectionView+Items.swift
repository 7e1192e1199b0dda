extension UICollectionView {
  /// The number of sections, as the data source told last.
  public var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section, as the data source told last.
  public func numberOfItems(inSection section: Int) -> Int {
    precondition(
      counts.indices.contains(section),
      "request for number of items in section \(section) when there are only \(counts.count) "
        + "sections in the collection view")
    return counts[section]
  }

  /// The numbers of items in the sections; the data source is asked for those that are not known.
  final var counts: [Int] {
    if let knownCounts { return knownCounts }
    let counts = askForCounts()
    knownCounts = counts
    return counts
  }

  final func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
  }

  /// Whether there is an item at an index path.
  final func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section)
      && (0..<counts[indexPath.section]).contains(indexPath.item)
  }

  // MARK: What is shown

  /// The cells that are shown, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    shownCells.map(\.cell)
  }

  /// The items whose cells are shown, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    shownCells.map(\.indexPath)
  }

  private var shownCells: [(indexPath: IndexPath, cell: UICollectionViewCell)] {
    views.sorted.compactMap { view in
      guard let cell = view as? UICollectionViewCell, let element = view.element,
        element.category == .cell
      else { return nil }
      return (element.indexPath, cell)
    }.sorted { $0.indexPath < $1.indexPath }
  }

  /// The supplementary views of a kind that are shown, in order.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shownSupplementaryViews(elementKind).map(\.view)
  }

  /// The index paths of the supplementary views of a kind that are shown, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaryViews(elementKind).map(\.indexPath)
  }

  private func shownSupplementaryViews(
    _ kind: String
  ) -> [(indexPath: IndexPath, view: UICollectionReusableView)] {
    views.sorted.compactMap { view in
      guard let element = view.element, element.category == .supplementaryView,
        element.kind == kind
      else { return nil }
      return (element.indexPath, view)
    }.sorted { $0.indexPath < $1.indexPath }
  }

  /// Returns the cell of an item, or nil if it is not shown.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.item(at: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view, or nil if it is not shown.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[.supplementary(elementKind, at: indexPath)]
  }

  /// Returns the item that a cell shows, or nil if it shows none of this view's.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = cell.element, element.category == .cell, views[element] === cell else {
      return nil
    }
    return element.indexPath
  }

  /// Returns the frontmost item at a point of the content, or nil, wherever the layout has it.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let pixel = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return visibleAttributes(in: pixel)
      .last { $0.element.category == .cell && $0.frame.contains(point) }?.indexPath
  }

  // MARK: The layout

  /// Returns how the layout has an item, or nil if there is none.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns how the layout has a supplementary view, or nil if there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}
