/// A change of items or of the layout, which provides the attributes of appearing and disappearing
/// elements.
@MainActor
struct LayoutChange {
  let map: UpdateMap
  /// The attributes, before the change, of the elements within one screen of the visible area.
  private let before: [LayoutElement: UICollectionViewLayoutAttributes]

  /// Creates a change from the attributes of the current elements.
  init(_ map: UpdateMap, of before: [UICollectionViewLayoutAttributes]) {
    self.map = map
    self.before = Dictionary(before.map { ($0.element, $0) }) { first, _ in first }
  }

  /// Returns copies of the attributes of all elements within one screen of the visible area.
  static func attributes(
    around collectionView: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    let bounds = collectionView.bounds
    let rect = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return collectionView.layoutAttributes(in: rect).compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
  }

  /// Returns the attributes at which an element appears: its previous ones, or transparent at its
  /// new position.
  func initialAttributes(
    of element: LayoutElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let old = map.before(element), let known = before[old], !isInserted(element, in: layout) {
      return known.withElement(element)
    }
    return layout.attributes(of: element)?.transparentCopy()
  }

  /// Returns the attributes at which an element disappears: its new ones, or transparent at its old
  /// position.
  func finalAttributes(
    of element: LayoutElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let new = map.after(element), !isDeleted(element, in: layout),
      let known = layout.attributes(of: new)
    {
      return known.withElement(element)
    }
    return before[element]?.transparentCopy()
  }

  /// Returns whether the layout inserts a supplementary or decoration view into an existing
  /// section.
  func isInserted(_ element: LayoutElement, in layout: UICollectionViewLayout) -> Bool {
    guard let kind = element.kind else { return false }
    return switch element.category {
    case .cell: false
    case .supplementaryView:
      layout.indexPathsToInsertForSupplementaryView(ofKind: kind).contains(element.indexPath)
    case .decorationView:
      layout.indexPathsToInsertForDecorationView(ofKind: kind).contains(element.indexPath)
    }
  }

  /// Returns whether the layout deletes a supplementary or decoration view of a remaining section.
  func isDeleted(_ element: LayoutElement, in layout: UICollectionViewLayout) -> Bool {
    guard let kind = element.kind else { return false }
    return switch element.category {
    case .cell: false
    case .supplementaryView:
      layout.indexPathsToDeleteForSupplementaryView(ofKind: kind).contains(element.indexPath)
    case .decorationView:
      layout.indexPathsToDeleteForDecorationView(ofKind: kind).contains(element.indexPath)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns a copy of the attributes for another element.
  fileprivate func withElement(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    let copy = self.copy() as? UICollectionViewLayoutAttributes
    copy?.element = element
    return copy
  }

  /// Returns a transparent copy of the attributes.
  fileprivate func transparentCopy() -> UICollectionViewLayoutAttributes? {
    let copy = self.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
