/// The views that a scroll view shows for the elements of its content, from back to front.
///
/// Their order is one of the elements, not of their coming: what is shown does not depend on how it came
/// to be in sight.
@MainActor
struct ElementViews<Element: Hashable, Rank: Comparable, View: UIView> {
  private var views: [Element: View] = [:]
  private var layers: [(rank: Rank, element: Element, view: View)] = []

  subscript(element: Element) -> View? { views[element] }

  /// The views from back to front.
  var sorted: [View] { layers.map(\.view) }

  /// The elements from back to front.
  var elements: [Element] { layers.map(\.element) }

  /// Puts an element's view among the others in a view, by its rank.
  ///
  /// What stands behind all of them is the background; what was added otherwise stays in front.
  mutating func place(
    _ view: View, for element: Element, rank: Rank, in superview: UIView,
    above background: UIView?
  ) {
    remove(element)
    let place = layers.partitioningIndex { rank < $0.rank }
    if place < layers.count {
      superview.insertSubview(view, belowSubview: layers[place].view)
    } else if let last = layers.last {
      superview.insertSubview(view, aboveSubview: last.view)
    } else if let background, background.superview === superview {
      superview.insertSubview(view, aboveSubview: background)
    } else {
      superview.insertSubview(view, at: 0)
    }
    views[element] = view
    layers.insert((rank, element, view), at: place)
  }

  /// Forgets an element's view, which stays where it stands.
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
