/// A recognizer of a two-finger gesture, which lasts until both fingers have lifted.
@MainActor
protocol TwoFingerGesture: UIGestureRecognizer {
  /// Starts or continues the gesture with two touches, one of which just began.
  func start(with pair: TouchPair, at time: TimeInterval)
  /// Updates the gesture with the current locations of both touches.
  func follow(_ pair: TouchPair, at time: TimeInterval)
  /// Whether the fingers have moved far enough for the gesture to begin.
  var exceedsHysteresis: Bool { get }
  /// Removes the movement that was needed to begin from the gesture's value.
  func subtractHysteresis()
}

extension TwoFingerGesture {
  /// Tracks two touches and ignores any others.
  func land(with event: UIEvent) {
    for extra in touches.onScreen.dropFirst(2) { ignore(extra, for: event) }
    if let pair { start(with: pair, at: event.timestamp) }
  }

  func move(with event: UIEvent) {
    guard let pair else { return }
    follow(pair, at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if exceedsHysteresis {
      state = .began
      if state == .began { subtractHysteresis() }
    }
  }

  /// Ends the gesture with a state once the last finger has lifted.
  func lift(to end: UIGestureRecognizer.State) {
    guard touches.onScreen.isEmpty else { return }
    state = state == .possible ? .failed : end
  }

  private var pair: TouchPair? {
    let fingers = touches.onScreen
    guard fingers.count == 2 else { return nil }
    return TouchPair(fingers[0].windowLocation, fingers[1].windowLocation)
  }
}
