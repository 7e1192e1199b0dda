extension UIView {
  /// The recognizers that track a touch in the view: its own, then those of its superviews.
  final var trackingRecognizers: [UIGestureRecognizer] {
    sequence(first: self, next: \.superview).flatMap(\.attachedRecognizers)
  }
}
