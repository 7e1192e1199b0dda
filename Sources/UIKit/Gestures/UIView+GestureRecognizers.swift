extension UIView {
  /// What watches the fingers on the view and on those in it, in the order of adding; nil for nothing.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Watches the fingers on the view; a recognizer watches those on one view only.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view !== self else { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Watches no more; a gesture that is going on is broken off.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.breakOff()
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The recognizers that watch a finger on the view: its own, then those of its superviews.
  final var watchingRecognizers: [UIGestureRecognizer] {
    sequence(first: self, next: \.superview).flatMap(\.attachedRecognizers)
  }
}
