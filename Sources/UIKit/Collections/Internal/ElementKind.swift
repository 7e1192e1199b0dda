/// Which views of a collection view can take each other's place: those registered for one thing.
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
