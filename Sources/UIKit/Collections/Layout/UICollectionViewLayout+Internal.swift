extension UICollectionViewLayout {
  /// Creates a context of the layout's `invalidationContextClass`.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return type.init()
  }

  /// Invalidates the layout after an animator has moved attributes.
  final func invalidateAfterAnimation() {
    invalidateLayout(with: makeAnimationContext())
  }

  /// Creates attributes of the layout's `layoutAttributesClass`.
  final func makeAttributes(
    for element: LayoutElement, frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = type.init()
    attributes.element = element
    attributes.frame = frame
    return attributes
  }

  /// Returns the layout's attributes of an element.
  final func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell:
      layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(
        ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
    }
  }

  /// Returns the initial attributes of an element that appears, as the layout class defines them.
  final func appearing(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell:
      initialLayoutAttributesForAppearingItem(at: element.indexPath)
    case .supplementaryView:
      initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      initialLayoutAttributesForAppearingDecorationElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    }
  }

  /// Returns the final attributes of an element that disappears, as the layout class defines them.
  final func disappearing(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell:
      finalLayoutAttributesForDisappearingItem(at: element.indexPath)
    case .supplementaryView:
      finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind ?? "", at: element.indexPath)
    }
  }

  /// Returns the default initial attributes of an element that appears.
  final func initialAttributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    owner?.change?.initialAttributes(of: element, in: self)
  }

  /// Returns the default final attributes of an element that disappears.
  final func finalAttributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    owner?.change?.finalAttributes(of: element, in: self)
  }
}
