/// The identity of an element in a collection view.
struct LayoutElement: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; nil for a cell.
  var kind: String?
  var indexPath: IndexPath

  static func item(at indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: .cell, kind: nil, indexPath: indexPath)
  }

  static func supplementary(_ kind: String, at indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func decoration(_ kind: String, at indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  func at(_ indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: category, kind: kind, indexPath: indexPath)
  }
}

extension LayoutElement: Comparable {
  /// Orders elements by index path, then by category, then by kind.
  static func < (first: LayoutElement, second: LayoutElement) -> Bool {
    if first.indexPath != second.indexPath { return first.indexPath < second.indexPath }
    if first.category != second.category {
      return first.category.rawValue < second.category.rawValue
    }
    return (first.kind ?? "").utf8.lexicographicallyPrecedes((second.kind ?? "").utf8)
  }
}
