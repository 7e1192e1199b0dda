/// The key of a collection view's reusable views: only views of the same kind replace each other.
struct ElementKind: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; nil for a cell.
  let kind: String?
  let identifier: String
}

extension ElementKind {
  init(of element: LayoutElement, _ identifier: String) {
    self.init(category: element.category, kind: element.kind, identifier: identifier)
  }
}
