extension UICollectionView {
  /// Registers a class of cells under an identifier; nil removes the registration.
  public func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(
      cellClass as? UICollectionViewCell.Type,
      for: ElementKind(category: .cell, kind: nil, identifier: identifier))
  }

  /// Registers a class of supplementary views of a kind under an identifier; nil removes the
  /// registration.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass as? UICollectionReusableView.Type,
      for: ElementKind(
        category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  /// Returns a reusable cell or a new one of the registered class, with the layout's attributes of
  /// its item.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(identifier, for: .item(at: indexPath))
    guard let cell = view as? UICollectionViewCell else {
      failMissingClass("UICollectionElementKindCell", identifier)
    }
    return cell
  }

  /// Returns a reusable supplementary view or a new one of the registered class, with the layout's
  /// attributes.
  ///
  /// - Precondition: A class is registered for the kind and identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(identifier, for: .supplementary(elementKind, at: indexPath)) else {
      failMissingClass(elementKind, identifier)
    }
    return view
  }

  private func dequeue(
    _ identifier: String, for element: LayoutElement
  ) -> UICollectionReusableView? {
    let view = pool.dequeue(ElementKind(of: element, identifier), registeredAs: identifier)
    let attributes =
      requestedAttributes?.element == element ? requestedAttributes : layout.attributes(of: element)
    if let attributes { UIView.performWithoutAnimation { view?.setAttributes(attributes) } }
    return view
  }

  private func failMissingClass(_ kind: String, _ identifier: String) -> Never {
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
    guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return nil }
    precondition(
      cell.reuseIdentifier != nil,
      """
      the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier \
      - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:
      """)
    cell.isSelected = cellSelection.indexPaths.contains(indexPath)
    cell.isHighlighted = cellSelection.trackedTouch?.indexPath == indexPath
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
