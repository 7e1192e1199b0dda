/// Views of registered classes that wait for another element to show.
@MainActor
struct ReusePool {
  /// A kind of views: cells, or supplementary or decoration views of a kind, under an identifier.
  struct Key: Hashable {
    let category: UICollectionView.ElementCategory
    let kind: String?
    let identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// Names the class of the views of a kind; nil for none.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    classes[key] = viewClass
    waiting[key] = nil
  }

  /// Returns the view that came last of those of a kind, or a new one; nil where none is registered.
  mutating func take(_ key: Key) -> UICollectionReusableView? {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[key]?.init(registeredAs: key.identifier)
  }

  /// Lets a view wait for another element.
  mutating func give(_ view: UICollectionReusableView, _ key: Key) {
    waiting[key, default: []].append(view)
  }
}
