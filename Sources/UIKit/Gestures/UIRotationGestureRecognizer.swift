/// Recognizes two fingers that turn around each other.
///
/// It begins once each has gone 10 points around their middle, which do not count in the rotation, and ends
/// when both have left the glass.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, PairGesture {
  /// How far the fingers have turned, in radians, clockwise.
  open var rotation: CGFloat = 0

  private var pair = FingerPair(.zero, .zero)
  private var rate = MoveRate()
  private var time: TimeInterval = 0

  /// Creates a recognizer that calls nobody.
  public required init() {
    super.init()
  }

  /// How fast the fingers turn, in radians per second.
  open var velocity: CGFloat { rate.value }

  override var presentTouches: [UITouch] { touches.onGlass }

  override func didWait() {
    rotation = 0
  }

  // MARK: Touches

  /// Takes two fingers, and ignores others.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    land(with: event)
  }

  /// Begins, or goes on.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    move(with: event)
  }

  /// Ends when no finger is left.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(to: .ended)
  }

  /// Is broken off when no finger is left.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(to: .cancelled)
  }

  final func start(with pair: FingerPair, at time: TimeInterval) {
    if state == .possible {
      rotation = 0
      rate = MoveRate()
    }
    self.pair = pair
    self.time = time
  }

  final func follow(_ pair: FingerPair, at time: TimeInterval) {
    let turn = (pair.angle - self.pair.angle).remainder(dividingBy: 2 * .pi)
    rotation += turn
    rate.note(turn, in: time - self.time)
    self.pair = pair
    self.time = time
  }

  final var hasLeftHysteresis: Bool {
    abs(rotation) * pair.distance / 2 >= GestureThresholds.pairHysteresis
  }

  final func takeOffHysteresis() {
    rotation = rotation.shortened(by: GestureThresholds.pairHysteresis * 2 / pair.distance)
  }
}
