/// What a view is told of one finger, and what gestures keep from it.
@MainActor
final class TouchDelivery {
  private enum Hearing {
    /// It has not been told that the finger came down.
    case awaits
    case hears
    case over
  }

  let touch: UITouch
  private let view: UIView
  private let recognizers: [UIGestureRecognizer]
  private var hearing: Hearing
  /// What the view has not been told yet.
  private var pending: [UITouch.Phase] = []

  /// Creates the news of a finger that came down; of one that is not heard, the view is told nothing.
  init(touch: UITouch, view: UIView, recognizers: [UIGestureRecognizer], isHeard: Bool) {
    self.touch = touch
    self.view = view
    self.recognizers = recognizers
    hearing = isHeard ? .awaits : .over
  }

  /// The recognizers that watch the finger.
  var watching: [UIGestureRecognizer] { recognizers.filter { $0.touches.contains(touch) } }

  /// Whether there is nothing more to tell.
  var isOver: Bool { hearing == .over && touch.isLifted }

  /// Whether the finger is on the glass, and a view is told of it.
  func isHeard(by view: UIView) -> Bool {
    hearing != .over && self.view === view && !touch.isLifted
  }

  /// Takes note of what the finger did.
  func note(_ phase: UITouch.Phase) {
    switch (hearing, phase) {
    case (.over, _): break
    case (.awaits, .cancelled): hearing = .over
    // A view that has not been told of the finger finds it where it then is.
    case (.awaits, .moved): break
    default: pending.append(phase)
    }
  }

  /// Returns what is to be told now; nil if there is nothing, or if a gesture keeps it from the view.
  func next() -> TouchNews? {
    if isTaken {
      defer { hearing = .over }
      return hearing == .hears ? TouchNews(touch: touch, view: view, phase: .cancelled) : nil
    }
    guard hearing != .over, let phase = pending.first, !isKept(phase) else { return nil }
    pending.removeFirst()
    hearing = phase == .ended || phase == .cancelled ? .over : .hears
    return TouchNews(touch: touch, view: view, phase: phase)
  }

  /// Whether a recognized gesture takes the touch away from the view.
  private var isTaken: Bool {
    recognizers.contains { $0.cancelsTouchesInView && $0.isRecognized && $0.knows(touch) }
  }

  private func isKept(_ phase: UITouch.Phase) -> Bool {
    recognizers.contains { recognizer in
      recognizer.state == .possible && recognizer.knows(touch)
        && (phase == .began && recognizer.delaysTouchesBegan
          || phase == .ended && recognizer.delaysTouchesEnded)
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func knows(_ touch: UITouch) -> Bool {
    knownTouches.contains(touch)
  }
}
