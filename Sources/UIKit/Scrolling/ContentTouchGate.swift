/// A recognizer that delays a scroll view's content touches while a drag may still begin.
///
/// It neither prevents other recognizers nor is prevented by them. While its state is `possible`,
/// the content receives no touches; once it fails, the content receives them; if it recognizes its
/// gesture, the content never does.
final class ContentTouchGate: UIGestureRecognizer {
  /// The maximum delay of content touches, in seconds; approximately that of UIKit.
  private static let delay: TimeInterval = 0.15

  weak var scrollView: UIScrollView?

  /// Whether the content receives the current touches.
  private(set) var isOpen = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else { return }
    if scrollView.pan.touches.count == touches.count { isOpen = false }
    if scrollView.motion != nil {
      // The touch only stops the content.
      state = .recognized
    } else if scrollView.delaysContentTouches,
      !touches.contains(where: { $0.view is ReorderControl })
    {
      timer.start(Self.delay, for: self) { $0.decide(with: event) }
    } else {
      decide(with: event)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    decide(with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func decide(with event: UIEvent) {
    guard state == .possible, let scrollView else { return }
    // The drag has already claimed the touches.
    guard !scrollView.pan.isRecognized else { return state = .failed }
    let isAccepted = touches.allSatisfy { touch in
      guard let view = touch.view, view !== scrollView else { return true }
      return scrollView.touchesShouldBegin([touch], with: event, in: view)
    }
    isOpen = isAccepted
    state = isAccepted ? .failed : .recognized
  }
}
