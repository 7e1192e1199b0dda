/// A continuous gesture recognizer for two fingers that move toward or away from each other.
///
/// The gesture begins once the distance between the fingers has changed by 10 points, which are not
/// part of the scale, and ends when both have lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
  /// The distance between the touches, in points.
  private var distance: CGFloat = 1
  /// The distance at which the scale was `startScale`, in points.
  private var startDistance: CGFloat = 1
  private var startScale: CGFloat = 1
  private var rate = MoveRate()
  private var time: TimeInterval = 0

  /// Creates a recognizer that calls an action of a target.
  override public init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The distance between the fingers relative to their distance when the gesture began.
  ///
  /// Setting the scale makes later changes relative to the value set.
  open var scale: CGFloat {
    get { startScale * distance / startDistance }
    set {
      startScale = newValue
      startDistance = distance
    }
  }

  /// The velocity of the pinch, in scale factor per second.
  open var velocity: CGFloat { startScale * rate.value / startDistance }

  override var currentTouches: [UITouch] { touches.onScreen }

  override func didWaitForFailure() {
    scale = 1
  }

  // MARK: Touches

  /// Tracks two touches and ignores any others.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    land(with: event)
  }

  /// Begins the gesture or updates its scale.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    move(with: event)
  }

  /// Ends the gesture when the last finger lifts.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(to: .ended)
  }

  /// Cancels the gesture when the last touch is canceled.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(to: .cancelled)
  }

  final func start(with pair: TouchPair, at time: TimeInterval) {
    let scale = state == .possible ? 1 : scale
    if state == .possible { rate = MoveRate() }
    self.time = time
    distance = Self.nonzero(pair.distance)
    self.scale = scale
  }

  final func follow(_ pair: TouchPair, at time: TimeInterval) {
    let distance = Self.nonzero(pair.distance)
    rate.add(distance - self.distance, in: time - self.time)
    self.distance = distance
    self.time = time
  }

  final var exceedsHysteresis: Bool {
    abs(distance - startDistance) >= GestureThresholds.pairHysteresis
  }

  final func subtractHysteresis() {
    let change = (distance - startDistance).shortened(by: GestureThresholds.pairHysteresis)
    startDistance = Self.nonzero(distance - change)
  }

  /// Treats touches at the same location as one point apart, so that the scale is defined.
  private static func nonzero(_ distance: CGFloat) -> CGFloat { max(distance, 1) }
}
