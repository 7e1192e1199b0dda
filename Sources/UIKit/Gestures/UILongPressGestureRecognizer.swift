/// Recognizes fingers that rest on the glass for a while, and where they go then.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers rest before it begins, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may stray until then, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  private var group = FingerGroup()
  private var tapCount = 0
  private var firstLocation: CGPoint?

  /// Creates a recognizer that calls nobody.
  public required init() {
    super.init()
  }

  override var presentTouches: [UITouch] { touches.onGlass }

  /// Forgets the fingers.
  override open func reset() {
    group = FingerGroup()
    tapCount = 0
    firstLocation = nil
  }

  // MARK: Touches

  /// Starts to wait; fingers that come later are ignored.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if presentTouches.count == touches.count { group = FingerGroup() }
    group.add(self.touches.filter(touches.contains))
    guard !group.isLifting, group.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if group.touches.count == numberOfTouchesRequired { wait() }
  }

  /// Fails if a finger strays; once it has begun, follows the fingers wherever they go.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if group.strays(beyond: isTapping ? GestureThresholds.tapMovement : allowableMovement) {
      state = .failed
    }
  }

  /// Ends with the first finger that leaves the glass; before it has begun, fails, unless it was a tap that
  /// was asked for.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    group.isLifting = true
    if state != .possible {
      state = .ended
    } else if !isTapping || group.touches.count != numberOfTouchesRequired {
      state = .failed
    } else if presentTouches.isEmpty {
      tapCount += 1
      timer.start(GestureThresholds.tapInterval, for: self) { $0.state = .failed }
    }
  }

  /// Is broken off.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Whether taps are still to come before the fingers rest.
  private var isTapping: Bool { tapCount < numberOfTapsRequired }

  private func wait() {
    let start = group.start ?? .zero
    firstLocation = firstLocation ?? start
    if let firstLocation, start.distance(to: firstLocation) > GestureThresholds.tapMovement {
      state = .failed
    } else if isTapping {
      timer.start(GestureThresholds.longestTap, for: self) { $0.state = .failed }
    } else if minimumPressDuration > 0 {
      timer.start(minimumPressDuration, for: self) { $0.state = .began }
    } else {
      state = .began
    }
  }
}
