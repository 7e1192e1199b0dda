extension UIView {
  /// Returns the frontmost descendant, including this view, that contains a point and receives
  /// touches, or nil.
  final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      !isBlockedByAnimation,
      self.point(inside: point, with: event)
    else { return nil }
    for view in orderedSubviews.reversed() {
      if let hit = view.hitTest(view.touchPoint(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Adds a gesture recognizer, which is removed from its previous view.
  final func attach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a gesture recognizer of this view, and cancels its current gesture.
  final func detach(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancelGesture()
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
