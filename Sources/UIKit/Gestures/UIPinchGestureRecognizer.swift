/// Recognizes two fingers that come together or go apart.
///
/// It begins once their distance has changed by 10 points, which do not count in the scale, and ends when
/// both have left the glass.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, PairGesture {
  /// How far apart the fingers are, in points.
  private var distance: CGFloat = 1
  /// How far apart they were at the scale below.
  private var startDistance: CGFloat = 1
  private var startScale: CGFloat = 1
  private var rate = MoveRate()
  private var time: TimeInterval = 0

  /// Creates a recognizer that calls nobody.
  public required init() {
    super.init()
  }

  /// How many times as far apart the fingers are as when it began, or as when it was last set.
  open var scale: CGFloat {
    get { startScale * distance / startDistance }
    set {
      startScale = newValue
      startDistance = distance
    }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { startScale * rate.value / startDistance }

  override var presentTouches: [UITouch] { touches.onGlass }

  override func didWait() {
    scale = 1
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
    let scale = state == .possible ? 1 : scale
    if state == .possible { rate = MoveRate() }
    self.time = time
    distance = Self.usable(pair.distance)
    self.scale = scale
  }

  final func follow(_ pair: FingerPair, at time: TimeInterval) {
    let distance = Self.usable(pair.distance)
    rate.note(distance - self.distance, in: time - self.time)
    self.distance = distance
    self.time = time
  }

  final var hasLeftHysteresis: Bool {
    abs(distance - startDistance) >= GestureThresholds.pairHysteresis
  }

  final func takeOffHysteresis() {
    let change = (distance - startDistance).shortened(by: GestureThresholds.pairHysteresis)
    startDistance = Self.usable(distance - change)
  }

  /// Fingers in one place are a point apart, so that there is a scale.
  private static func usable(_ distance: CGFloat) -> CGFloat { max(distance, 1) }
}
