/// Recognizes taps, one or more, with one finger or more.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers have to tap at once.
  open var numberOfTouchesRequired = 1

  private var tap = FingerGroup()
  private var tapCount = 0
  /// Where the first tap was, in the window's space.
  private var firstLocation: CGPoint?

  /// Creates a recognizer that calls nobody.
  public required init() {
    super.init()
  }

  override var windowLocation: CGPoint { firstLocation ?? super.windowLocation }

  override var presentTouches: [UITouch] { tap.touches }

  /// Lets a tap prevent others, except one that takes more taps.
  override open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Forgets the taps.
  override open func reset() {
    tap = FingerGroup()
    tapCount = 0
    firstLocation = nil
  }

  // MARK: Touches

  /// Starts a tap, or adds fingers to it.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.onGlass.count == touches.count {
      tap = FingerGroup()
      timer.start(GestureThresholds.longestTap, for: self) { $0.state = .failed }
    }
    tap.add(self.touches.filter(touches.contains))
    guard !tap.isLifting, tap.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard tap.touches.count == numberOfTouchesRequired, let start = tap.start else { return }
    firstLocation = firstLocation ?? start
    if let firstLocation, start.distance(to: firstLocation) > GestureThresholds.tapMovement {
      state = .failed
    }
  }

  /// Fails if a finger strays.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if tap.strays(beyond: GestureThresholds.tapMovement) { state = .failed }
  }

  /// Ends a tap when all fingers have left the glass.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tap.isLifting = true
    guard self.touches.onGlass.isEmpty else { return }
    guard tap.touches.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapCount += 1
    if tapCount < numberOfTapsRequired {
      timer.start(GestureThresholds.tapInterval, for: self) { $0.state = .failed }
    } else {
      timer.stop()
      state = .recognized
    }
  }

  /// Gives the tap up.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
