/// A view that answers to touches with events.
@MainActor
open class UIControl: UIView {
  /// How far beside a control, in points, a finger that came down on it still counts as over it.
  ///
  /// Measured on devices and published at stackoverflow.com/questions/14340122.
  private static let trackingMargin: CGFloat = 70

  private(set) final var actions: [(action: UIAction, events: Event)] = []
  private var trackedTouch: UITouch?

  /// Whether the control takes touches.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether a finger presses the control.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Where content stands across the control.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Where content stands down the control.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether a finger that came down on the control is still on the glass.
  public private(set) final var isTracking = false
  /// Whether that finger is over the control.
  public private(set) final var isTouchInside = false

  /// All that can be said of the control's state.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Creates a control.
  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with an action for what it is mainly for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Controls are not archived here: always nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows the control as its state now is.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Actions

  /// Calls an action whenever one of the events happens, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Calls the action no more for these events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Calls the action with this identifier no more for these events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions = actions.compactMap { action, events in
      guard action.identifier == actionIdentifier else { return (action, events) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (action, rest)
    }
  }

  /// Calls an action now, as if it had happened on the control.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Calls the actions of these events now, in the order of their adding.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// The events that actions were added for.
  open var allControlEvents: UIControl.Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Tracking

  /// Keeps a tap on the control from superviews that wait for one, where a tap is what the control is for.
  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isEnabled, !primaryTouchEvent.isEmpty, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// A finger came down; returns whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger moved; returns whether to follow it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger left the glass.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The system took the touch away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Takes the touch and follows it.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A set has no order; fingers that come down at once do.
    guard isEnabled, trackedTouch == nil,
      let touch = event?.touches.first(where: touches.contains) ?? touches.first,
      beginTracking(touch, with: event)
    else { return }
    follow(touch, inside: true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows the touch into the control and out of it.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let (was, isNow) = (isTouchInside, tracks(touch))
    guard continueTracking(touch, with: event) else {
      follow(nil, inside: false)
      return
    }
    follow(touch, inside: isNow)
    if was != isNow { sendActions(for: isNow ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isNow ? .touchDragInside : .touchDragOutside)
  }

  /// Ends the touch: a tap, if it is over the control.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = tracks(touch)
    endTracking(touch, with: event)
    follow(nil, inside: false)
    sendActions(for: isInside ? [.touchUpInside, primaryTouchEvent] : .touchUpOutside)
  }

  /// Gives the touch up.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    follow(nil, inside: false)
    sendActions(for: .touchCancel)
  }

  /// The further event that a tap on the control stands for.
  var primaryTouchEvent: Event { [] }

  private func tracks(_ touch: UITouch) -> Bool {
    let margin = -Self.trackingMargin
    return bounds.insetBy(dx: margin, dy: margin).contains(touch.location(in: self))
  }

  private func follow(_ touch: UITouch?, inside: Bool) {
    trackedTouch = touch
    isTracking = touch != nil
    isTouchInside = inside
    isHighlighted = isTracking && inside
  }
}
