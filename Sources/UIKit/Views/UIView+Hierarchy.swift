extension UIView {
  /// The immediate subviews, from back to front.
  public var subviews: [UIView] { orderedSubviews }

  /// Adds a view in front of the other subviews.
  public func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Inserts a view at an index of the subviews, where 0 is the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Inserts a view in front of one of the subviews.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { views in
      views.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? views.count
    }
  }

  /// Inserts a view behind one of the subviews.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { views in views.firstIndex { $0 === siblingSubview } ?? views.count }
  }

  /// Moves a subview in front of the other subviews.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: orderedSubviews.count - 1)
  }

  /// Moves a subview behind the other subviews.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Exchanges the subviews at two indices.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard orderedSubviews.indices.contains(index1), orderedSubviews.indices.contains(index2),
      index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (back, front) = (orderedSubviews[low], orderedSubviews[high])
    reorder(back, to: high)
    reorder(front, to: low)
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    let oldWindow = window
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil) }
    superview.orderedSubviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    layer.removeFromSuperlayer()
    self.superview = nil
    if let oldWindow {
      finishMove()
      removeAnimations(leaving: oldWindow)
    }
    didMoveToSuperview()
  }

  /// Returns whether this view is `view` or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the first view with a tag among this view and its descendants, or nil.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in orderedSubviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    precondition(view !== self, "Can't add self as subview")
    precondition(
      !isDescendant(of: view), "Can't add a view as a subview of one of its descendants")
    if view.superview === self {
      let others = orderedSubviews.filter { $0 !== view }
      reorder(view, to: index(others))
      return
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.superview?.detach(view)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    view.superview = self
    place(view, at: index(orderedSubviews))
    setNeedsLayout()
    if oldWindow !== newWindow { view.finishMove() }
    if let oldWindow, newWindow == nil { view.removeAnimations(leaving: oldWindow) }
    view.refreshTraits()
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  /// Removes a subview without notifying it, because it is about to be added to another view.
  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    orderedSubviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    setNeedsLayout()
  }

  private func reorder(_ view: UIView, to index: Int) {
    orderedSubviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    place(view, at: index)
  }

  private func place(_ view: UIView, at index: Int) {
    if index < orderedSubviews.count {
      layer.insertSublayer(view.layer, below: orderedSubviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    orderedSubviews.insert(view, at: index)
    if view.expectsLayout { expectLayout() }
  }

  private func announceMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in orderedSubviews { view.announceMove(to: window) }
  }

  private func finishMove() {
    didMoveToWindow()
    for view in orderedSubviews { view.finishMove() }
  }
}
