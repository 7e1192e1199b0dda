/// Recognizes taps, one or more, with one finger or more.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers have to tap at once.
  open var numberOfTouchesRequired = 1

  private var tap = Tap()
  private var tapCount = 0
  /// Where the first tap was, in the window's space.
  private var firstLocation: CGPoint?

  /// Fingers that came down one soon after the other.
  private struct Tap {
    var touches: [UITouch] = []
    var starts: [CGPoint] = []
    var isLifting = false
  }

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
    tap = Tap()
    tapCount = 0
    firstLocation = nil
  }

  // MARK: Touches

  /// Starts a tap, or adds fingers to it.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if fingers.count == touches.count {
      tap = Tap()
      timer.start(GestureThresholds.longestTap, for: self) { $0.state = .failed }
    }
    for touch in fingers where touches.contains(touch) {
      tap.touches.append(touch)
      tap.starts.append(touch.windowLocation)
    }
    guard !tap.isLifting, tap.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard tap.touches.count == numberOfTouchesRequired, let middle = tap.touches.centroid else {
      return
    }
    if let firstLocation {
      if middle.distance(to: firstLocation) > GestureThresholds.tapMovement { state = .failed }
    } else {
      firstLocation = middle
    }
  }

  /// Fails if a finger strays.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let strays = zip(tap.touches, tap.starts).contains { touch, start in
      touch.windowLocation.distance(to: start) > GestureThresholds.tapMovement
    }
    if strays { state = .failed }
  }

  /// Ends a tap when all fingers have left the glass.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tap.isLifting = true
    guard fingers.isEmpty else { return }
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

  /// The fingers on the glass.
  private var fingers: [UITouch] { touches.filter { !$0.isLifted } }
}

extension CGPoint {
  /// Returns how far it is to another point.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
