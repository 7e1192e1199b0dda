/// A continuous gesture recognizer for two fingers that turn around each other.
///
/// The gesture begins once each finger has moved by 10 points around their center, which are not
/// part of the rotation, and ends when both have lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
  /// The rotation of the fingers since the gesture began, in radians; positive values are
  /// clockwise.
  open var rotation: CGFloat = 0

  private var pair = TouchPair(.zero, .zero)
  private var rate = MoveRate()
  private var time: TimeInterval = 0

  /// Creates a recognizer that calls an action of a target.
  override public init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { rate.value }

  override var currentTouches: [UITouch] { touches.onScreen }

  override func didWaitForFailure() {
    rotation = 0
  }

  // MARK: Touches

  /// Tracks two touches and ignores any others.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    land(with: event)
  }

  /// Begins the gesture or updates its rotation.
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
    if state == .possible {
      rotation = 0
      rate = MoveRate()
    }
    self.pair = pair
    self.time = time
  }

  final func follow(_ pair: TouchPair, at time: TimeInterval) {
    let turn = (pair.angle - self.pair.angle).remainder(dividingBy: 2 * .pi)
    rotation += turn
    rate.add(turn, in: time - self.time)
    self.pair = pair
    self.time = time
  }

  final var exceedsHysteresis: Bool {
    abs(rotation) * pair.distance / 2 >= GestureThresholds.pairHysteresis
  }

  final func subtractHysteresis() {
    rotation = rotation.shortened(by: GestureThresholds.pairHysteresis * 2 / pair.distance)
  }
}
