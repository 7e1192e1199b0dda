extension UICollectionViewLayout {
  /// Makes a context of the layout's class of contexts.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self
    return type.init()
  }

  /// Asks for a new layout, since an animator has moved attributes.
  final func invalidateAfterAnimation() {
    invalidateLayout(with: makeAnimationContext())
  }

  /// Makes attributes, of the layout's class of attributes, for an element.
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

  /// The attributes that the layout has for an element.
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

  /// How an element that appears looks at the start, as the layout, or its subclass, has it.
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

  /// How an element that disappears looks at the end, as the layout, or its subclass, has it.
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

  /// How an element that appears looks at the start unless a subclass says otherwise.
  final func initialAttributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    owner?.change?.initialAttributes(of: element, in: self)
  }

  /// How an element that disappears looks at the end unless a subclass says otherwise.
  final func finalAttributes(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    owner?.change?.finalAttributes(of: element, in: self)
  }
}
