/// The delivery of one touch to its view, subject to the recognizers that delay or cancel it.
@MainActor
final class TouchDelivery {
  private enum State {
    /// The view has not received `touchesBegan` yet.
    case waiting
    case delivering
    case finished
  }

  let touch: UITouch
  private let view: UIView
  private let recognizers: [UIGestureRecognizer]
  private var state: State
  /// The phases that the view has not received yet.
  private var pending: [UITouch.Phase] = []

  /// Creates the delivery of a touch that began; the view receives nothing if `isDelivered` is
  /// false.
  init(touch: UITouch, view: UIView, recognizers: [UIGestureRecognizer], isDelivered: Bool) {
    self.touch = touch
    self.view = view
    self.recognizers = recognizers
    state = isDelivered ? .waiting : .finished
  }

  /// The recognizers that track the touch.
  var trackingRecognizers: [UIGestureRecognizer] {
    recognizers.filter { $0.touches.contains(touch) }
  }

  /// Whether the view receives no more callbacks for this touch.
  var isFinished: Bool { state == .finished && touch.isLifted }

  /// Returns whether the touch is on the screen and a view receives it.
  func delivers(to view: UIView) -> Bool {
    state != .finished && self.view === view && !touch.isLifted
  }

  /// Returns whether another view receives the touch, and one of them receives touches exclusively.
  func excludes(_ other: UIView) -> Bool {
    (view.isExclusiveTouch || other.isExclusiveTouch) && view !== other && delivers(to: view)
  }

  /// Queues a change of phase for the view.
  func enqueue(_ phase: UITouch.Phase) {
    switch (state, phase) {
    case (.finished, _): break
    case (.waiting, .cancelled): state = .finished
    // A view that has not received `touchesBegan` yet receives its location at that time.
    case (.waiting, .moved): break
    default: pending.append(phase)
    }
  }

  /// Removes and returns the next callback; nil if none exists or a recognizer delays it.
  func next() -> TouchCallback? {
    if isCanceledByGesture {
      defer { state = .finished }
      return state == .delivering ? TouchCallback(touch: touch, view: view, phase: .cancelled) : nil
    }
    guard state != .finished, let phase = pending.first, !isDelayed(phase) else { return nil }
    pending.removeFirst()
    state = phase == .ended || phase == .cancelled ? .finished : .delivering
    return TouchCallback(touch: touch, view: view, phase: phase)
  }

  /// Whether a recognized gesture cancels the touch in the view.
  private var isCanceledByGesture: Bool {
    recognizers.contains { $0.cancelsTouchesInView && $0.isRecognized && $0.tracks(touch) }
  }

  private func isDelayed(_ phase: UITouch.Phase) -> Bool {
    recognizers.contains { recognizer in
      recognizer.state == .possible && recognizer.tracks(touch)
        && (phase == .began && recognizer.delaysTouchesBegan
          || phase == .ended && recognizer.delaysTouchesEnded)
    }
  }
}

extension UIGestureRecognizer {
  fileprivate func tracks(_ touch: UITouch) -> Bool {
    gestureTouches.contains(touch)
  }
}
