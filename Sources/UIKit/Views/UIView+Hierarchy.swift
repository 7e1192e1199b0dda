extension UIView {
  /// The views in this one from back to front.
  public var subviews: [UIView] { orderedSubviews }

  /// Puts a view in front of all others in this one.
  public func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Puts a view at a place among those in this one, 0 being the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Puts a view right in front of one of those in this one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { views in
      views.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? views.count
    }
  }

  /// Puts a view right behind one of those in this one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { views in views.firstIndex { $0 === siblingSubview } ?? views.count }
  }

  /// Moves a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: orderedSubviews.count - 1)
  }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Swaps two subviews' places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard orderedSubviews.indices.contains(index1), orderedSubviews.indices.contains(index2),
      index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (back, front) = (orderedSubviews[low], orderedSubviews[high])
    reorder(back, to: high)
    reorder(front, to: low)
  }

  /// Takes the view out of its superview.
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
      breakOffAnimations(leaving: oldWindow)
    }
    didMoveToSuperview()
  }

  /// Whether the view is `view` or stands in it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the foremost view with a tag in this one, itself included, or nil.
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
      !isDescendant(of: view), "Can't add a view as a subview of one that stands in it")
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
    if let oldWindow, newWindow == nil { view.breakOffAnimations(leaving: oldWindow) }
    view.refreshTraits()
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  /// Takes a view out without telling it, since it is about to stand elsewhere.
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
