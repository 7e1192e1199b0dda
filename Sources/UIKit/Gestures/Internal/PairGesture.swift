/// A gesture of two fingers, which goes on until both have left the glass.
@MainActor
protocol PairGesture: UIGestureRecognizer {
  /// Goes on from where two fingers are: one of them has just come.
  func start(with pair: FingerPair, at time: TimeInterval)
  /// Follows two fingers.
  func follow(_ pair: FingerPair, at time: TimeInterval)
  /// Whether the fingers have gone far enough to begin.
  var hasLeftHysteresis: Bool { get }
  /// Takes the way off that had to be gone before it began.
  func takeOffHysteresis()
}

extension PairGesture {
  /// Takes two fingers, and ignores others.
  func land(with event: UIEvent) {
    for extra in touches.onGlass.dropFirst(2) { ignore(extra, for: event) }
    if let pair { start(with: pair, at: event.timestamp) }
  }

  /// Begins, or goes on.
  func move(with event: UIEvent) {
    guard let pair else { return }
    follow(pair, at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if hasLeftHysteresis {
      state = .began
      if state == .began { takeOffHysteresis() }
    }
  }

  /// Ends when no finger is left.
  func lift(to end: UIGestureRecognizer.State) {
    guard touches.onGlass.isEmpty else { return }
    state = state == .possible ? .failed : end
  }

  private var pair: FingerPair? {
    let fingers = touches.onGlass
    guard fingers.count == 2 else { return nil }
    return FingerPair(fingers[0].windowLocation, fingers[1].windowLocation)
  }
}
