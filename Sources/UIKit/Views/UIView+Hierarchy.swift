extension UIView {
  /// Adds a view at the index that a closure returns for the other subviews.
  final func insert(_ view: UIView, at index: ([UIView]) -> Int) {
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
    view.enterLayout()
    setNeedsLayout()
    if oldWindow !== newWindow { view.finishMove() }
    view.followNewSuperview()
    if let oldWindow, newWindow == nil { view.removeAnimations(leaving: oldWindow) }
    view.refreshTraits()
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  /// Removes a subview without notifying it, because it is about to be added to another view.
  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    view.leaveLayout()
    orderedSubviews.removeAll { $0 === view }
    view.layer.removeFromSuperlayer()
    setNeedsLayout()
  }

  /// Moves a subview to an index.
  final func reorder(_ view: UIView, to index: Int) {
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
  }

  /// Announces a move to a window to the view and its descendants.
  final func announceMove(to window: UIWindow?) {
    owningController?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in orderedSubviews { view.announceMove(to: window) }
  }

  /// Reports a finished move to a window to the view and its descendants.
  final func finishMove() {
    if !Appearances.isEmpty, window != nil {
      UIView.performWithoutAnimation { Appearances.apply(to: self, in: superview) }
    }
    didMoveToWindow()
    updateSafeAreaForWindow()
    for view in orderedSubviews { view.finishMove() }
    owningController?.viewDidMove()
  }

  /// Removes the view from its superview, and notifies both.
  final func leaveSuperview() {
    guard let superview else { return }
    let oldWindow = window
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil) }
    leaveLayout()
    superview.orderedSubviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    layer.removeFromSuperlayer()
    self.superview = nil
    if let oldWindow {
      finishMove()
      removeAnimations(leaving: oldWindow)
    }
    updateFollowing()
    if margins.includesSuperview { updateLayoutMargins() }
    didMoveToSuperview()
  }

  /// Exchanges the subviews at two indices, if both exist.
  final func exchange(_ index1: Int, _ index2: Int) {
    guard orderedSubviews.indices.contains(index1), orderedSubviews.indices.contains(index2),
      index1 != index2
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (back, front) = (orderedSubviews[low], orderedSubviews[high])
    reorder(back, to: high)
    reorder(front, to: low)
  }
}
