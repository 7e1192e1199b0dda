/// Keeps touches from a scroll view's content as long as a drag may come of them, or for good.
///
/// It takes part as a gesture recognizer that neither prevents others nor is prevented: while it is
/// undecided, the content waits; when it fails, the content hears of the touches; when it recognizes, the
/// content never does.
final class ContentTouchGate: UIGestureRecognizer {
  /// How long content waits, in seconds; about what UIKit takes.
  private static let delay: TimeInterval = 0.15

  weak var scrollView: UIScrollView?

  /// Whether the content has heard of the fingers.
  private(set) var isOpen = false

  required init() {
    super.init()
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
      // The touch is for stopping the content.
      state = .recognized
    } else if scrollView.delaysContentTouches {
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
    // A drag has taken the touches.
    guard !scrollView.pan.isRecognized else { return state = .failed }
    let isWelcome = touches.allSatisfy { touch in
      guard let view = touch.view, view !== scrollView else { return true }
      return scrollView.touchesShouldBegin([touch], with: event, in: view)
    }
    isOpen = isWelcome
    state = isWelcome ? .failed : .recognized
  }
}
