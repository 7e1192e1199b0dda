/// The views that a collection view shows, each for an element of the layout, from back to front.
///
/// Their order is one of the elements, not of their coming: what is shown does not depend on how it came
/// to be in sight.
@MainActor
struct ElementViews {
  private var table: [LayoutElement: UICollectionReusableView] = [:]
  /// From back to front: by z-index, then by element.
  private(set) var sorted: [UICollectionReusableView] = []

  subscript(element: LayoutElement) -> UICollectionReusableView? { table[element] }

  /// Adds a view that has got its attributes, and returns the view right in front of it, if there is one.
  mutating func insert(_ view: UICollectionReusableView) -> UICollectionReusableView? {
    guard let rank = view.rank, let element = view.element else { return nil }
    table[element] = view
    let place = sorted.partitioningIndex { $0.rank.map { rank < $0 } ?? true }
    let next = place < sorted.count ? sorted[place] : nil
    sorted.insert(view, at: place)
    return next
  }

  /// Takes a view out that still has the attributes it came with.
  mutating func remove(_ view: UICollectionReusableView) {
    if let element = view.element { table[element] = nil }
    sorted.removeAll { $0 === view }
  }
}

/// What puts the elements of a collection view in order from back to front.
struct ElementRank: Comparable {
  let zIndex: Int
  let element: LayoutElement

  static func < (first: ElementRank, second: ElementRank) -> Bool {
    first.zIndex != second.zIndex
      ? first.zIndex < second.zIndex : first.element < second.element
  }
}

extension UICollectionViewLayoutAttributes {
  /// The element's place from back to front.
  final var rank: ElementRank { ElementRank(zIndex: zIndex, element: element) }
}

extension UICollectionReusableView {
  /// The view's place from back to front; nil for one that shows nothing.
  final var rank: ElementRank? { shownAttributes?.rank }
}
