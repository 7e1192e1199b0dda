extension UICollectionView {
  /// How often a layout that becomes invalid while it is prepared is prepared again.
  private static var preparationLimit: Int { 3 }

  /// A context says that the layout is invalid.
  final func layoutBecameInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { knownCounts = nil }
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    isPrepared = false
    shownRect = nil
    setNeedsLayout()
  }

  /// Prepares the layout if it is invalid.
  final func prepareLayout() {
    guard !isPrepared else { return }
    for _ in 0..<Self.preparationLimit where !isPrepared {
      isPrepared = true
      layout.prepare()
      // Content of another size may be surrounded by other insets, and need another layout.
      if isPrepared { contentSize = layout.collectionViewContentSize }
    }
    guard offsetAdjustment != .zero else { return }
    let adjustment = offsetAdjustment
    offsetAdjustment = .zero
    contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
  }

  /// Shows the elements in sight, as the layout has them.
  final func showElements() {
    prepareLayout()
    let oldBounds = animatedBounds
    animatedBounds = nil
    guard shownRect != bounds else { return }
    shownRect = isPrepared ? bounds : nil
    if let oldBounds { layout.prepare(forAnimatedBoundsChange: oldBounds) }
    let attributes = visibleAttributes(in: bounds)
    let elements = Set(attributes.map(\.element))
    for element in views.elements where !elements.contains(element) { endDisplaying(element) }
    for attributes in attributes { show(attributes) }
    if oldBounds != nil { layout.finalizeAnimatedBoundsChange() }
  }

  /// The attributes of the elements to be shown in a rectangle of the content, from back to front.
  final func visibleAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    (layout.layoutAttributesForElements(in: rect) ?? [])
      .filter { !$0.isHidden && $0.frame.overlaps(rect) }
      .sorted { $0.rank < $1.rank }
  }

  /// Lets an element look as attributes say; its view is made if there is none.
  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = views[attributes.element] else {
      return display(attributes, from: nil)
    }
    let isInPlace = view.shownAttributes?.zIndex == attributes.zIndex
    view.take(attributes)
    if !isInPlace { place(view, attributes) }
  }

  /// Shows an element that was not shown so far.
  ///
  /// - Parameters:
  ///   - attributes: How it looks.
  ///   - initial: How it looks first, where its coming is animated.
  final func display(
    _ attributes: UICollectionViewLayoutAttributes, from initial: UICollectionViewLayoutAttributes?
  ) {
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation {
      made = makeView(attributes)
      made?.take(attributes)
      if let made { fit(made, attributes) }
      guard let initial else { return }
      made?.take(initial)
      made?.layoutIfNeeded()
    }
    guard let view = made else { return }
    view.take(attributes)
    tellWillDisplay(view, attributes)
    place(view, attributes)
  }

  /// Puts an element's view among the others, where its attributes have it.
  final func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    views.place(
      view, for: attributes.element, rank: attributes.rank, in: self, above: backgroundView)
  }

  /// Lets a new view say which attributes it would rather have, and invalidates the layout if that has it so.
  private func fit(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard preferred != attributes,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// Takes the view of an element out that is no longer in sight.
  final func endDisplaying(_ element: LayoutElement) {
    guard let view = views[element] else { return }
    views.remove(element)
    retire(view)
  }

  /// Takes a view away that stands for no element any more, and lets it wait for another one.
  final func retire(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    guard let element = view.element else { return }
    tellDidEndDisplaying(view, element)
    view.shownAttributes = nil
    if let identifier = view.reuseIdentifier {
      pool.give(view, ElementKind(of: element, identifier))
    }
  }

  private func tellWillDisplay(
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

  private func tellDidEndDisplaying(_ view: UICollectionReusableView, _ element: LayoutElement) {
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
