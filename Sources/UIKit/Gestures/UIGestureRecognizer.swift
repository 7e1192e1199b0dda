/// The base class of gesture recognizers, which interpret the touches in a view.
///
/// Recognizers receive touches before views do: first those of the view in which a touch began,
/// then those of its superviews. The recognizers of one view receive touches in the order in which
/// they were added; UIKit leaves this order undefined. Once a recognizer has recognized its
/// gesture, the other recognizers of its touches fail unless a delegate allows both. Subclasses
/// override `touchesBegan` and the related methods, and set `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized yet, but still can be.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A continuous gesture has ended, or a discrete one has been recognized.
    case ended
    /// The gesture was canceled.
    case cancelled
    /// The touches do not match the gesture.
    case failed

    /// A discrete gesture has been recognized.
    public static let recognized = State.ended
  }

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// The delegate, which decides whether the recognizer receives touches and begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether a recognized gesture cancels its touches in their views; true by default.
  open var cancelsTouchesInView = true
  /// Whether views receive `touchesBegan` only after the recognizer has failed; false by default.
  open var delaysTouchesBegan = false
  /// Whether views receive `touchesEnded` only after the recognizer has failed; true by default.
  open var delaysTouchesEnded = true
  /// The kinds of touches that the recognizer receives, as numbers of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] {
    get { (touchTypes ?? [0, 1, 2, 3]).map { NSNumber(value: $0) } }
    set { touchTypes = newValue.map(\.intValue) }
  }
  final var touchTypes: [Int]?
  /// The kinds of presses that the recognizer receives, which has no effect, as no buttons exist.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether the recognizer receives touches of one kind at a time, as all are fingers here; true by default.
  open var requiresExclusiveTouchType = true
  /// The keys that are held; none, as no keyboard is connected.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointing device that are pressed; none.
  open var buttonMask: UIEvent.ButtonMask { [] }
  /// The name of the recognizer, for debugging.
  open var name: String?

  /// Whether the recognizer receives touches; disabling it cancels its current gesture.
  open var isEnabled = true {
    didSet { if oldValue && !isEnabled { cancelGesture() } }
  }

  /// The state of the gesture, set by subclasses.
  ///
  /// A change from `possible` may be deferred until other recognizers have failed, or refused,
  /// which sets the state to `failed`. Invalid changes, such as from `failed` to `changed`, are
  /// ignored.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  /// The observers of properties; nil for none.
  public nonisolated(unsafe) final var keyValueObservers: KeyValueObservers?
  final var currentState = State.possible {
    willSet { keyValueObservers?.willChange("state") }
    didSet { keyValueObservers?.didChange("state") }
  }
  /// The state to enter once other recognizers have failed.
  final var pendingState: State?
  /// The tracked touches, including those that just ended.
  final var touches: [UITouch] = []
  /// All touches that have been tracked since the last reset.
  final var gestureTouches: [UITouch] = []
  final var actions: [GestureAction] = []
  final var requirements: [GestureRequirement] = []
  final let timer = GestureTimer()
  private var lastLocation = CGPoint.zero

  /// Creates a recognizer that calls an action of a target whenever the gesture begins, changes,
  /// ends or is canceled.
  ///
  /// The recognizer holds a weak reference to the target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without actions.
  override public convenience init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Touches

  /// Called when tracked touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when tracked touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when tracked touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system cancels tracked touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the estimated properties of touches are known better; never called, as none are estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when buttons are pressed; never called, as no buttons exist.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when buttons are released; never called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Returns whether the recognizer receives an event; true by default; it is not called.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called after the gesture was recognized, was canceled or failed; prepares for the next
  /// gesture.
  ///
  /// Touches that are still on the screen are no longer tracked.
  open func reset() {}

  /// Stops tracking a touch that does not belong to the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    stopTracking(touch)
  }

  /// Called when the gesture is recognized with a delay, after other recognizers have failed.
  func didWaitForFailure() {}

  // MARK: Location

  /// Returns the centroid of the gesture's touches in a view's coordinate system, in points; nil
  /// means the window's.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// The number of touches that are part of the gesture.
  open var numberOfTouches: Int { currentTouches.count }

  /// Returns the location of one touch in a view's coordinate system, in points; nil means the
  /// window's.
  ///
  /// - Precondition: `touchIndex` is less than `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = currentTouches
    precondition(
      touches.indices.contains(touchIndex),
      "-[\(Self.self) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(touches.count))."
    )
    return touches[touchIndex].location(in: view)
  }

  /// The location of the gesture in the window's coordinate system.
  var windowLocation: CGPoint { touches.centroid ?? lastLocation }

  /// The touches that are part of the gesture.
  var currentTouches: [UITouch] { touches }

  // MARK: Other recognizers

  /// Returns whether this recognizer, once it has recognized its gesture, makes another one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer, once it has recognized its gesture, makes this one fail.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer has to wait for another one to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer has to wait for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Makes this recognizer wait for another one to fail before it recognizes its gesture.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(GestureRequirement(recognizer: otherGestureRecognizer))
  }

  // MARK: Tracking

  final func track(_ touch: UITouch) {
    touches.append(touch)
    gestureTouches.append(touch)
  }

  /// Stops tracking touches that have ended.
  final func removeEndedTouches() {
    guard touches.contains(where: \.isLifted) else { return }
    saveLocation()
    touches.removeAll(where: \.isLifted)
  }

  private func stopTracking(_ touch: UITouch) {
    saveLocation()
    touches.removeAll { $0 === touch }
    gestureTouches.removeAll { $0 === touch }
  }

  private func saveLocation() {
    lastLocation = touches.centroid ?? lastLocation
  }

  /// Resets the recognizer after its gesture was recognized or failed.
  final func finish() {
    saveLocation()
    timer.stop()
    touches = []
    gestureTouches = []
    pendingState = nil
    reset()
    currentState = .possible
  }

  // MARK: Actions

  /// Adds an action to perform whenever the gesture begins, changes, ends or is canceled.
  ///
  /// The action's `sender` is the recognizer.
  open func addAction(_ action: UIAction) {
    removeAction(action)
    actions.append(GestureAction(identifier: action.identifier) { action.perform(from: $0) })
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction) {
    removeAction(identifiedBy: action.identifier)
  }

  /// Removes the action with an identifier.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier) {
    actions.removeAll { $0.identifier == actionIdentifier }
  }

  /// Adds an action to call whenever the gesture begins, changes, ends or is canceled.
  ///
  /// The recognizer holds a weak reference to the target.
  open func addTarget(_ target: Any, action: Selector) {
    actions.append(GestureAction(target: target as AnyObject, action: action))
  }

  /// Removes the methods of an object; nil removes those of every object, as in UIKit.
  open func removeTarget(_ target: AnyObject?) {
    removeTarget(target, action: nil)
  }

  /// Removes a method of an object.
  ///
  /// - Parameters:
  ///   - target: The object; nil for every object.
  ///   - action: The method; nil for all methods of the object.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { call in
      call.target != nil && (target == nil || call.target === target)
        && (action == nil || call.action == action)
    }
  }
}
