extension UICollectionView {
  /// The maximum number of preparations of a layout that is invalidated while it is prepared.
  private static var preparationLimit: Int { 3 }

  /// Discards everything that a context invalidates.
  final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { cachedCounts = nil }
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    isPrepared = false
    displayedRect = nil
    setNeedsLayout()
  }

  /// Prepares the layout if it is invalid.
  final func prepareLayout() {
    guard !isPrepared else { return }
    let distance = distanceFromMirroredStart
    for _ in 0..<Self.preparationLimit where !isPrepared {
      isPrepared = true
      layout.prepare()
      // A new content size may change the adjusted insets and so invalidate the layout again.
      if isPrepared { contentSize = layout.collectionViewContentSize }
    }
    keepMirroredStart(at: distance)
    guard offsetAdjustment != .zero else { return }
    let adjustment = offsetAdjustment
    offsetAdjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  /// Shows the elements in the visible area and removes the others.
  final func showElements() {
    prepareLayout()
    let oldBounds = animatedBounds
    animatedBounds = nil
    guard displayedRect != bounds else { return }
    displayedRect = isPrepared ? bounds : nil
    if let oldBounds { layout.prepare(forAnimatedBoundsChange: oldBounds) }
    let attributes = visibleAttributes(in: bounds)
    let elements = Set(attributes.map(\.element))
    for element in views.elements where !elements.contains(element) { removeView(element) }
    for attributes in attributes { show(attributes) }
    updatePrefetching(attributes)
    attachContextMenus()
    if oldBounds != nil { layout.finalizeAnimatedBoundsChange() }
  }

  /// Returns the attributes of the visible elements in a rectangle of the content, from back to
  /// front.
  final func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    layoutAttributes(in: rect).compactMap { placed($0) }.map { moving($0) }
      .filter { !$0.isHidden && $0.frame.overlaps(visibleArea(of: $0.element, rect)) }
      .sorted { $0.rank < $1.rank }
  }

  /// Applies attributes to the view of an element, which is created if needed.
  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = views[attributes.element] else {
      return display(attributes, from: nil)
    }
    guard !fit(view, attributes) else { return }
    let hasSameZIndex = view.appliedAttributes?.zIndex == attributes.zIndex
    apply(attributes, to: view)
    if !hasSameZIndex { place(view, attributes) }
  }

  /// Applies attributes to a displayed view: without animation if they are the first ones since the
  /// layout accepted the size that the view prefers.
  final func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    guard view.hasEstimatedAttributes else { return view.setAttributes(attributes) }
    view.hasEstimatedAttributes = false
    UIView.performWithoutAnimation { view.setAttributes(attributes) }
  }

  /// Displays an element that has no view yet.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the element.
  ///   - initial: The attributes at which an animated appearance starts; nil without animation.
  final func display(
    _ attributes: UICollectionViewLayoutAttributes, from initial: UICollectionViewLayoutAttributes?
  ) {
    var newView: UICollectionReusableView?
    UIView.performWithoutAnimation {
      newView = makeView(attributes)
      newView?.setAttributes(attributes)
      if let newView { newView.hasEstimatedAttributes = fit(newView, attributes) }
      guard let initial else { return }
      newView?.setAttributes(initial)
      newView?.layoutIfNeeded()
    }
    guard let view = newView else { return }
    view.setAttributes(attributes)
    notifyWillDisplay(view, attributes)
    place(view, attributes)
  }

  /// Inserts an element's view among the others by its rank.
  final func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    views.place(
      view, for: attributes.element, rank: attributes.rank, in: container(of: attributes.element),
      above: backgroundView)
  }

  /// Asks a view that is new, or that receives another size, for its preferred attributes, and
  /// invalidates the layout if it accepts them.
  ///
  /// - Returns: Whether the layout was invalidated, and so has other attributes for the view.
  final func fit(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard view.fittedSize != attributes.size,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    view.fittedSize = attributes.size
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard preferred != attributes,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  /// Makes the displayed views receive requests for their preferred attributes again.
  final func discardFittedSizes() {
    for view in views.sorted { view.fittedSize = nil }
  }

  /// Removes the view of an element that is no longer visible.
  final func removeView(_ element: LayoutElement) {
    guard let view = views[element] else { return }
    views.remove(element)
    recycle(view)
  }

  /// Removes a view that no longer represents an element, and makes it available for reuse.
  final func recycle(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    guard let element = view.element else { return }
    notifyDidEndDisplaying(view, element)
    view.appliedAttributes = nil
    view.fittedSize = nil
    view.hasEstimatedAttributes = false
    if let identifier = view.reuseIdentifier {
      pool.recycle(view, for: ElementKind(of: element, identifier))
    }
  }

  private func notifyWillDisplay(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    switch (attributes.element.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      delegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    case (.supplementaryView, _):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view,
        forElementKind: attributes.element.kind ?? "", at: attributes.indexPath)
    default: break
    }
  }

  private func notifyDidEndDisplaying(_ view: UICollectionReusableView, _ element: LayoutElement) {
    switch (element.category, view) {
    case (.cell, let cell as UICollectionViewCell):
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    case (.supplementaryView, _):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "",
        at: element.indexPath)
    default: break
    }
  }
}
