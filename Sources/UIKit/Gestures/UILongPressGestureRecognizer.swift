/// A continuous gesture recognizer for fingers that press the screen for a minimum time.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum time that the fingers must press before the gesture begins, in seconds; 0.5 by
  /// default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the fingers before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// The number of taps that must precede the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers that must press; 1 by default.
  open var numberOfTouchesRequired = 1

  private var group = TouchGroup()
  private var tapCount = 0
  private var firstLocation: CGPoint?

  /// Creates a recognizer that calls an action of a target.
  override public init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  override var currentTouches: [UITouch] { touches.onScreen }

  /// Discards the state of the current gesture.
  override open func reset() {
    group = TouchGroup()
    tapCount = 0
    firstLocation = nil
  }

  // MARK: Touches

  /// Starts the press; touches that begin after the gesture are ignored.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if currentTouches.count == touches.count { group = TouchGroup() }
    group.add(self.touches.filter(touches.contains))
    guard !group.isLifting, group.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if group.touches.count == numberOfTouchesRequired { startPress() }
  }

  /// Fails if a finger moves too far before the gesture begins; reports a change afterwards.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if group.strays(
      beyond: isTapping ? GestureThresholds.maximumTapMovement : allowableMovement)
    {
      state = .failed
    }
  }

  /// Ends the gesture when the first finger lifts.
  ///
  /// Before the gesture has begun, the recognizer fails unless the touch was one of the required
  /// taps.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    group.isLifting = true
    if state != .possible {
      state = .ended
    } else if !isTapping || group.touches.count != numberOfTouchesRequired {
      state = .failed
    } else if currentTouches.isEmpty {
      tapCount += 1
      timer.start(GestureThresholds.maximumTapInterval, for: self) { $0.state = .failed }
    }
  }

  /// Cancels the gesture.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Whether required taps are still missing.
  private var isTapping: Bool { tapCount < numberOfTapsRequired }

  private func startPress() {
    let start = group.start ?? .zero
    firstLocation = firstLocation ?? start
    if let firstLocation, start.distance(to: firstLocation) > GestureThresholds.maximumTapMovement {
      state = .failed
    } else if isTapping {
      timer.start(GestureThresholds.maximumTapDuration, for: self) { $0.state = .failed }
    } else if minimumPressDuration > 0 {
      timer.start(minimumPressDuration, for: self) { $0.state = .began }
    } else {
      state = .began
    }
  }
}
