/// The views of a scroll view's visible elements, ordered from back to front.
///
/// The order depends only on the rank of the elements, not on the order in which they became
/// visible.
@MainActor
struct ElementViews<Element: Hashable, Rank: Comparable, View: UIView> {
  private var views: [Element: View] = [:]
  private var layers: [(rank: Rank, element: Element, view: View)] = []

  subscript(element: Element) -> View? { views[element] }

  /// The views, from back to front.
  var sorted: [View] { layers.map(\.view) }

  /// The elements, from back to front.
  var elements: [Element] { layers.map(\.element) }

  /// Inserts an element's view among the others by its rank.
  ///
  /// All views are inserted in front of the background and behind subviews that were added
  /// otherwise.
  mutating func place(
    _ view: View, for element: Element, rank: Rank, in superview: UIView,
    above background: UIView?
  ) {
    remove(element)
    let index = layers.partitioningIndex { rank < $0.rank }
    // Views of other containers are no neighbors.
    if let next = layers[index...].first(where: { $0.view.superview === superview }) {
      superview.insertSubview(view, belowSubview: next.view)
    } else if let last = layers[..<index].last(where: { $0.view.superview === superview }) {
      superview.insertSubview(view, aboveSubview: last.view)
    } else if let background, background.superview === superview {
      superview.insertSubview(view, aboveSubview: background)
    } else {
      superview.insertSubview(view, at: 0)
    }
    views[element] = view
    layers.insert((rank, element, view), at: index)
  }

  /// Forgets an element's view without removing it from its superview.
  mutating func remove(_ element: Element) {
    guard views.removeValue(forKey: element) != nil else { return }
    layers.removeAll { $0.element == element }
  }
}

extension UIScrollView {
  /// Replaces the view behind all elements.
  final func replaceBackgroundView(_ oldView: UIView?, with newView: UIView?) {
    guard newView !== oldView else { return }
    oldView?.removeFromSuperview()
    if let newView { insertSubview(newView, at: 0) }
    setNeedsLayout()
  }
}
