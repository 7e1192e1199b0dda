extension UICollectionView {
  final func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    pool.register(
      cellClass as? UICollectionViewCell.Type,
      for: ElementKind(category: .cell, kind: nil, identifier: identifier))
  }

  final func registerView(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    pool.register(
      viewClass as? UICollectionReusableView.Type,
      for: ElementKind(category: .supplementaryView, kind: kind, identifier: identifier))
  }

  /// Returns a cell for reuse; stops the program if no class is registered.
  final func registeredCell(
    _ identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(identifier, for: .item(at: indexPath))
    guard let cell = view as? UICollectionViewCell else {
      failMissingClass("UICollectionElementKindCell", identifier)
    }
    return cell
  }

  /// Returns a supplementary view for reuse; stops the program if no class is registered.
  final func registeredView(
    _ kind: String, _ identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(identifier, for: .supplementary(kind, at: indexPath)) else {
      failMissingClass(kind, identifier)
    }
    return view
  }

  /// Returns a view for reuse, or nil if no class is registered.
  final func dequeue(
    _ identifier: String, for element: LayoutElement
  ) -> UICollectionReusableView? {
    if let view = reconfiguredView, view.element == element, view.reuseIdentifier == identifier {
      return view
    }
    let attributes =
      requestedAttributes?.element == element
      ? requestedAttributes : placed(layout.attributes(of: element))
    ReusableFrame.current = attributes?.frame ?? .zero
    let view = pool.dequeue(ElementKind(of: element, identifier), registeredAs: identifier)
    ReusableFrame.current = .zero
    if let attributes { UIView.performWithoutAnimation { view?.setAttributes(attributes) } }
    return view
  }

  /// Stops the program because no class is registered.
  final func failMissingClass(_ kind: String, _ identifier: String) -> Never {
    preconditionFailure(
      """
      could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib \
      or a class for the identifier or connect a prototype cell in a storyboard
      """)
  }

  /// Creates the view of an element; nil for a decoration view of a kind without a registered
  /// class.
  final func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    requestedAttributes = attributes
    defer { requestedAttributes = nil }
    let element = attributes.element
    switch element.category {
    case .cell: return makeCell(at: element.indexPath)
    case .supplementaryView: return makeSupplementaryView(element)
    case .decorationView: return makeDecorationView(element)
    }
  }

  private func makeCell(at indexPath: IndexPath) -> UICollectionViewCell? {
    precondition(
      containsItem(at: indexPath),
      """
      UICollectionView received layout attributes for a cell with an index path that does not exist: \
      \(indexPath)
      """)
    CellRequests.depth += 1
    defer { CellRequests.depth -= 1 }
    guard
      let cell = dataSource?.collectionView(self, cellForItemAt: dataSourcePath(of: indexPath))
    else { return nil }
    precondition(
      cell.reuseIdentifier != nil,
      """
      the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier \
      - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
      """)
    cell.isSelected = cellSelection.indexPaths.contains(indexPath)
    cell.isHighlighted = cellSelection.trackedTouch?.indexPath == indexPath
    (cell as? UICollectionViewListCell)?.prepare(for: indexPath, in: self)
    return cell
  }

  private func makeSupplementaryView(_ element: LayoutElement) -> UICollectionReusableView? {
    guard let kind = element.kind else { return nil }
    let view = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
    precondition(
      view == nil || view?.reuseIdentifier != nil,
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: \
      (\(kind),\(element.indexPath)) was not retrieved by calling \
      -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil
      """)
    return view
  }

  private func makeDecorationView(_ element: LayoutElement) -> UICollectionReusableView? {
    guard let kind = element.kind, let viewClass = layout.decorationClasses[kind] else {
      return nil
    }
    return pool.dequeue(ElementKind(of: element, kind), registeredAs: kind)
      ?? viewClass.init(registeredAs: kind)
  }
}
