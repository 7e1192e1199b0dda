/// Watches the fingers on a view and tells when they make a certain gesture.
///
/// Recognizers hear of touches before the views do: those of the view that was touched first, then those
/// of its superviews; those of one view in the order of adding, where UIKit promises none. Once one has
/// recognized its gesture, the others of those touches fail, unless a delegate lets both be.
/// Subclasses override `touchesBegan` and the like, and set `state`.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// It has not been recognized, but may yet be.
    case possible
    /// It has begun, and goes on.
    case began
    /// The fingers have moved on.
    case changed
    /// It has come to its end; of a gesture without duration, it has been recognized.
    case ended
    /// It was broken off.
    case cancelled
    /// The fingers do something else.
    case failed

    /// A gesture without duration has been recognized.
    public static let recognized = State.ended
  }

  /// The view whose fingers are watched.
  open internal(set) weak var view: UIView?
  /// Who is asked before anything is recognized.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches that belong to a recognized gesture are taken away from the views.
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only once the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear that fingers left the glass only once the gesture has failed.
  open var delaysTouchesEnded = true
  /// What the recognizer is called, for reading.
  open var name: String?

  /// Whether the fingers are watched; a gesture that is going on is broken off.
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { breakOff() } }
  }

  /// How far the gesture has come; set by subclasses.
  ///
  /// What is set out of `possible` may be put off, until others have failed, or denied, which makes the
  /// state `failed`. Steps that lead nowhere, such as from `failed` to `changed`, are ignored.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  final var currentState = State.possible
  /// What the state is to become once others have failed.
  final var awaitedState: State?
  /// The fingers that are watched: those on the glass, with those that just left it.
  final var touches: [UITouch] = []
  /// All fingers that were watched since the last reset.
  final var knownTouches: [UITouch] = []
  final var actions: [GestureAction] = []
  final var requirements: [GestureRequirement] = []
  final let timer = GestureTimer()
  private var lastLocation = CGPoint.zero

  /// Creates a recognizer that calls nobody.
  override public required init() {
    super.init()
  }

  // MARK: Touches

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers left the glass.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Prepares for the next gesture: this one was recognized, or broken off, or has failed, and fingers
  /// still on the glass are not heard of any more.
  open func reset() {}

  /// Stops watching a finger that is no part of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    forget(touch)
  }

  /// Called when the gesture is recognized later than its fingers made it, others having failed first.
  func didWait() {}

  // MARK: Place

  /// Returns where the gesture is, in a view's space in points: in the middle of the fingers; nil stands
  /// for the window's space.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// How many fingers make the gesture.
  open var numberOfTouches: Int { presentTouches.count }

  /// Returns where one of the fingers is, in a view's space in points; nil stands for the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = presentTouches
    precondition(
      touches.indices.contains(touchIndex),
      "-[\(Self.self) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count))."
    )
    return touches[touchIndex].location(in: view)
  }

  /// Where the gesture is, in the window's space.
  var windowLocation: CGPoint { touches.centroid ?? lastLocation }

  /// The fingers that make the gesture.
  var presentTouches: [UITouch] { touches }

  // MARK: Others

  /// Whether this gesture, once recognized, makes another one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture, once recognized, makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture is recognized only once another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture is recognized only once this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Has this gesture recognized only once another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(GestureRequirement(recognizer: otherGestureRecognizer))
  }

  // MARK: Watching

  /// Watches a finger that came down.
  final func take(_ touch: UITouch) {
    touches.append(touch)
    knownTouches.append(touch)
  }

  /// Stops watching fingers that left the glass.
  final func dropLiftedTouches() {
    guard touches.contains(where: \.isLifted) else { return }
    keepLocation()
    touches.removeAll(where: \.isLifted)
  }

  private func forget(_ touch: UITouch) {
    keepLocation()
    touches.removeAll { $0 === touch }
    knownTouches.removeAll { $0 === touch }
  }

  private func keepLocation() {
    lastLocation = touches.centroid ?? lastLocation
  }

  /// Ends what was recognized or has failed.
  final func finish() {
    keepLocation()
    timer.stop()
    touches = []
    knownTouches = []
    awaitedState = nil
    reset()
    currentState = .possible
  }
}
