/// A view that sends events in response to touches.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The distance from the control, in points, within which a tracked touch counts as inside it.
  ///
  /// Measured on devices and published at stackoverflow.com/questions/14340122.
  private static let trackingMargin: CGFloat = 70

  private(set) final var actions: [(action: UIAction, events: Event)] = []
  private var trackedTouch: UITouch?
  /// The event of the touches that are being delivered, which actions receive.
  final var deliveredEvent: UIEvent?

  /// Whether the control is enabled and receives touches; true by default.
  open var isEnabled = true {
    willSet { keyValueObservers?.willChange("isEnabled") }
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      keyValueObservers?.didChange("isEnabled")
    }
  }
  /// Whether the control is selected; false by default.
  open var isSelected = false {
    willSet { keyValueObservers?.willChange("isSelected") }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      keyValueObservers?.didChange("isSelected")
    }
  }
  /// Whether the control is highlighted, which it is while it is pressed; false by default.
  open var isHighlighted = false {
    willSet { keyValueObservers?.willChange("isHighlighted") }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      keyValueObservers?.didChange("isHighlighted")
    }
  }
  /// The horizontal alignment of the content; `center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The vertical alignment of the content; `center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether a touch shows the menu of the control at once, in place of its primary action; false by default.
  open var showsMenuAsPrimaryAction = false
  /// Whether the control shows a menu; false by default.
  open var isContextMenuInteractionEnabled = false

  /// Whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the bounds of the control.
  open private(set) var isTouchInside = false

  /// The current state, a combination of flags.
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

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Updates the control for its current state.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Actions

  /// Adds an action for the given events, replacing the action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for the given events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    actions = actions.compactMap { action, events in
      guard action.identifier == actionIdentifier else { return (action, events) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (action, rest)
    }
  }

  /// Performs an action with this control as its sender.
  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  /// Calls the method of a target, for a control event.
  ///
  /// - Parameters:
  ///   - action: A method without parameters, with the control, or with the control and the event.
  ///   - target: The object; nil for the first responder from the control on that has the method.
  ///   - event: The event whose touches caused the control event, if any.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let receiver =
      target.map { $0 as AnyObject }
      ?? sequence(first: self as UIResponder, next: \.next).first(where: action.isImplemented)
    _ = receiver.map { action.send(to: $0, [self, event]) }
  }

  /// Calls a method of a target whenever one of the events occurs.
  ///
  /// The control holds a weak reference to the target. Adding the same method of the same target again adds events to it.
  ///
  /// - Parameters:
  ///   - target: The object; nil for the first responder from the control on that has the method.
  ///   - action: A method without parameters, with the control, or with the control and the event.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    let target = target.map { $0 as AnyObject }
    for (index, entry) in actions.enumerated() {
      guard let call = entry.action as? SelectorAction, call.calls(action, of: target) else {
        continue
      }
      actions[index].events.formUnion(controlEvents)
      return
    }
    actions.append((SelectorAction(target: target, selector: action), controlEvents))
  }

  /// Stops calling methods for the given events.
  ///
  /// - Parameters:
  ///   - target: The object; nil for all objects.
  ///   - action: The method; nil for all methods of the object.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    let target = target.map { $0 as AnyObject }
    for case let call as SelectorAction in actions.map(\.action) {
      guard target == nil || call.target === target,
        action == nil || call.selector == action
      else { continue }
      removeAction(call, for: controlEvents)
    }
  }

  /// The objects whose methods are called; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { entry in
        (entry.action as? SelectorAction).flatMap { call in
          call.hasTarget ? call.target as? NSObject : NSNull()
        }
      })
  }

  /// Returns the names of the methods of an object that are called for an event; nil for none.
  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: UIControl.Event
  ) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = actions.compactMap { entry -> String? in
      guard let call = entry.action as? SelectorAction, call.target === target,
        entry.events.contains(controlEvent)
      else { return nil }
      return call.selector.description
    }
    return names.isEmpty ? nil : names
  }

  /// Performs the actions for the given events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// The events for which the control has actions.
  open var allControlEvents: UIControl.Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  // MARK: Tracking

  /// Prevents tap recognizers of superviews from recognizing a tap on the control if a tap triggers
  /// its primary action.
  override open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isEnabled, preventsOuterTaps, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Called when a touch begins in the control; returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch moves; returns whether to continue tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the tracked touch is canceled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Starts tracking a touch.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    deliveredEvent = event
    defer { deliveredEvent = nil }
    // Takes the first touch of the event, because the set has no order.
    guard isEnabled, trackedTouch == nil,
      let touch = event?.touches.first(where: touches.contains) ?? touches.first,
      beginTracking(touch, with: event)
    else { return }
    follow(touch, inside: true)
    defer { touchDidBegin() }
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Continues tracking the touch as it moves inside and outside the control.
  override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    deliveredEvent = event
    defer { deliveredEvent = nil }
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

  /// Ends tracking, which completes a tap if the touch is inside the control.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    deliveredEvent = event
    defer { deliveredEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = tracks(touch)
    isTouchInside = isInside
    endTracking(touch, with: event)
    follow(nil, inside: false)
    sendActions(for: isInside ? [.touchUpInside, primaryTouchEvent] : .touchUpOutside)
    touchDidEnd(isInside: isInside)
  }

  /// Stops following the touch, which sends no more events.
  final func stopTracking() { follow(nil, inside: false) }

  /// Called after the events of a touch that has begun.
  func touchDidBegin() {}

  /// Called after the event of a touch that has ended, for the events that follow it.
  func touchDidEnd(isInside: Bool) {}

  /// Cancels tracking.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    deliveredEvent = event
    defer { deliveredEvent = nil }
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTracking(with: event)
    follow(nil, inside: false)
    sendActions(for: .touchCancel)
  }

  /// The event that a tap sends in addition to `touchUpInside`.
  var primaryTouchEvent: Event { [] }

  /// Whether a tap has an effect on the control, so that superviews recognize none.
  var preventsOuterTaps: Bool { !primaryTouchEvent.isEmpty }

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
