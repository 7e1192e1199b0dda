/// A discrete gesture recognizer for one or more taps with one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of consecutive taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers that must tap at once; 1 by default.
  open var numberOfTouchesRequired = 1

  private var tap = TouchGroup()
  private var tapCount = 0
  /// The location of the first tap, in the window's coordinate system.
  private var firstLocation: CGPoint?

  /// Creates a recognizer that calls an action of a target.
  override public init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override var windowLocation: CGPoint { firstLocation ?? super.windowLocation }

  override var currentTouches: [UITouch] { tap.touches }

  /// Returns true unless the other recognizer requires more taps than this one.
  override open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Discards the state of the current gesture.
  override open func reset() {
    tap = TouchGroup()
    tapCount = 0
    firstLocation = nil
  }

  // MARK: Touches

  /// Starts a tap or adds touches to it.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.onScreen.count == touches.count {
      tap = TouchGroup()
      timer.start(GestureThresholds.maximumTapDuration, for: self) { $0.state = .failed }
    }
    tap.add(self.touches.filter(touches.contains))
    guard !tap.isLifting, tap.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard tap.touches.count == numberOfTouchesRequired, let start = tap.start else { return }
    firstLocation = firstLocation ?? start
    if let firstLocation, start.distance(to: firstLocation) > GestureThresholds.maximumTapMovement {
      state = .failed
    }
  }

  /// Fails if a finger moves too far.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if tap.strays(beyond: GestureThresholds.maximumTapMovement) { state = .failed }
  }

  /// Completes a tap once all fingers have lifted.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tap.isLifting = true
    guard self.touches.onScreen.isEmpty else { return }
    guard tap.touches.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapCount += 1
    if tapCount < numberOfTapsRequired {
      timer.start(GestureThresholds.maximumTapInterval, for: self) { $0.state = .failed }
    } else {
      timer.stop()
      state = .recognized
    }
  }

  /// Fails.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
