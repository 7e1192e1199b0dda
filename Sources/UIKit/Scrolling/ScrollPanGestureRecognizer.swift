/// The pan gesture recognizer that drags a scroll view's content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// The scroll view if its class conforms to the delegate protocol; otherwise the recognizer
  /// itself, which forwards to the scroll view.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate ?? self }
    set {
      precondition(
        newValue === scrollView,
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
    }
  }

  /// Whether the touches have moved far enough along an axis that can scroll.
  override var exceedsHysteresis: Bool {
    scrollView?.canDrag(by: translation(in: scrollView)) ?? false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.beginTracking()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.endTracking()
  }
}

extension ScrollPanGestureRecognizer: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    scrollView?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
  }
}
