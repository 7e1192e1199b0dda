/// A change of the items or of the layout, from which elements that come and go know where they do.
@MainActor
struct LayoutChange {
  let map: UpdateMap
  /// How the elements in sight, and within a screen of it, looked before.
  private let before: [LayoutElement: UICollectionViewLayoutAttributes]

  /// Creates a change of what a collection view shows now.
  init(_ map: UpdateMap, of before: [UICollectionViewLayoutAttributes]) {
    self.map = map
    self.before = Dictionary(before.map { ($0.element, $0) }) { first, _ in first }
  }

  /// Returns the attributes, copied, of all elements in sight and within a screen of it.
  static func attributes(
    around collectionView: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    let bounds = collectionView.bounds
    let rect = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    return (collectionView.layout.layoutAttributesForElements(in: rect) ?? []).compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
  }

  /// How an element that comes looks first: where it was before, or else transparent where it will be.
  func initialAttributes(
    of element: LayoutElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let old = map.before(element), let known = before[old], !isInserted(element, in: layout) {
      return known.renamed(element)
    }
    return layout.attributes(of: element)?.faded()
  }

  /// How an element that goes looks last: where it is now, or else transparent where it was.
  func finalAttributes(
    of element: LayoutElement, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    if let new = map.after(element), !isDeleted(element, in: layout),
      let known = layout.attributes(of: new)
    {
      return known.renamed(element)
    }
    return before[element]?.faded()
  }

  /// Whether the layout has a view of a section that stays come anew.
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

  /// Whether the layout has a view of a section that stays go.
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
  /// Returns a copy for the same element by another name.
  fileprivate func renamed(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    let copy = self.copy() as? UICollectionViewLayoutAttributes
    copy?.element = element
    return copy
  }

  /// Returns a transparent copy.
  fileprivate func faded() -> UICollectionViewLayoutAttributes? {
    let copy = self.copy() as? UICollectionViewLayoutAttributes
    copy?.alpha = 0
    return copy
  }
}
