import QuartzCore

/// An object that responds to touches or forwards them to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What assistive technologies would read; nil while nothing is set.
  final var accessibility: AccessibilityRecord?

  /// Creates a responder.
  override public init() {
    super.init()
  }

  /// The next responder in the responder chain, or nil.
  open var next: UIResponder? { nil }

  /// Called when touches begin; forwards them to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; forwards them to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; forwards them to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are canceled; forwards them to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when the estimated properties of touches are known better; never called, as none are estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when the device starts to move; never called, as devices don't move.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when the device has moved; never called, as devices don't move.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when a motion of the device is canceled; never called, as devices don't move.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// The keys of a hardware keyboard that call methods; nil by default; no such keyboard is connected.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when buttons are pressed; forwards them to the next responder by default; no buttons exist.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when presses change; forwards them to the next responder by default.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when buttons are released; forwards them to the next responder by default.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are canceled; forwards them to the next responder by default.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Called before a command is shown in a menu, whose title or state may be changed; never called.
  open func validate(_ command: UICommand) {}

  /// Called when the menus of the system are made; never called, as phones have none.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// The object that undoes changes: that of the next responder, or in the end of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The shortcuts above the keyboard of tablets; it has no effect on phones.
  open var inputAssistantItem: UITextInputAssistantItem { assistantItem }
  private final lazy var assistantItem = UITextInputAssistantItem()
  /// The keyboard of the text; nil for the default.
  open var textInputMode: UITextInputMode? { nil }
  /// The name under which the keyboard of the text is remembered; nil by default.
  open var textInputContextIdentifier: String? { nil }

  // MARK: Focus

  /// Whether a focus engine may focus the responder; false by default, as phones have no focus.
  open var canBecomeFocused: Bool { false }
  /// Whether the responder is focused; false.
  open var isFocused: Bool { false }
  /// What is focused first; nothing by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The name of the responders among which the focus moves; nil by default; it has no effect.
  open var focusGroupIdentifier: String?
  /// Has no effect.
  open func setNeedsFocusUpdate() {}
  /// Has no effect.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move; never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved; never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: First responder

  /// Whether the responder can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder can stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { FirstResponder.current === self }

  /// Makes the responder the first responder, and returns whether it is.
  ///
  /// A text view shows its caret then, and the keyboard appears.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard FirstResponder.change(to: self) else { return false }
    followWithKeyboard()
    return true
  }

  /// Ends being the first responder, and returns whether that is allowed.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard FirstResponder.resign(self) else { return false }
    if wasFirst { followWithKeyboard() }
    return true
  }

  /// Shows or hides the keyboard, which text views do after their own notifications.
  private func followWithKeyboard() {
    if !(self is any TextTyping) { Stage.current?.keyboard.follow() }
  }

  /// The view that replaces the keyboard; nil by default.
  open var inputView: UIView? { nil }

  /// The view above the keyboard, which responders further up the chain may have instead; nil by default.
  open var inputAccessoryView: UIView? { nil }

  /// Applies changes of `inputView` and `inputAccessoryView` while the responder is the first one.
  open func reloadInputViews() {
    if isFirstResponder { Stage.current?.keyboard.follow() }
  }

  // MARK: Editing

  /// Returns whether the responder can perform an action of the edit menu; by default, whether it or
  /// one of the next responders has the method.
  ///
  /// Edit menus call it.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    target(forAction: action, withSender: sender) != nil
  }

  /// Returns the first responder from this one on that has the method of an action; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first(where: action.isImplemented)
  }

  /// Cuts the selection; does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies the selection; does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Inserts what was copied; does nothing by default.
  open func paste(_ sender: Any?) {}
  /// Selects a part; does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection; does nothing by default.
  open func delete(_ sender: Any?) {}

  // MARK: Nibs

  /// Called after an object has been read from a nib; never called, as nibs are not read.
  open func awakeFromNib() {}

  /// Called when Interface Builder shows a view; never called.
  open func prepareForInterfaceBuilder() {}

  /// Called for the remote controls of players; never called.
  open func remoteControlReceived(with event: UIEvent?) {}

  // MARK: Archives

  /// The name under which the system restores the responder's state; has no effect.
  open var restorationIdentifier: String?
  /// Called when the responder is archived; never called by UIKit here.
  open func encode(with coder: NSCoder) {}
  /// Called when the system saves the program's state; never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called when the system restores the program's state; never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when the system has restored the program's state; never called.
  open func applicationFinishedRestoringState() {}

  // MARK: Observing

  /// Called when a property changes that the responder observes by name.
  ///
  /// Override it for observers that are added with `addObserver(_:forKeyPath:options:context:)`.
  open nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Accessibility

  /// Whether the responder is an element of its own to assistive technologies; false by default.
  ///
  /// Like the other values of accessibility, it is stored and has no visible effect.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessible.isElement = newValue }
  }
  /// A short description; nil by default.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessible.label = newValue }
  }
  /// The result of an action; nil by default.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessible.hint = newValue }
  }
  /// The current value; nil by default.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessible.value = newValue }
  }
  /// How the element behaves; `none` by default.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { accessible.traits = newValue }
  }
  /// The frame in the screen's coordinates, in points; zero by default.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { accessible.frame = newValue }
  }
  /// The elements inside of the responder; nil by default.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { accessible.elements = newValue }
  }
  /// Whether the elements inside of the responder are hidden from assistive technologies; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { accessible.hidesElements = newValue }
  }
  /// Whether assistive technologies ignore the views beside this one; false by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessible.isModal = newValue }
  }
  /// Whether the children are read as a group; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { accessible.groupsChildren = newValue }
  }
  /// Whether inverted colors leave the responder as it is; false by default.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessible.ignoresInvertColors = newValue }
  }

  /// The actions that assistive technologies offer; nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { accessible.customActions = newValue }
  }
  /// The outline in the screen's coordinates; nil, the default, for the frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { accessible.path = newValue }
  }
  /// The point in the screen's coordinates that an activation touches; the middle of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.activationPoint
        ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { accessible.activationPoint = newValue }
  }
  /// The language of the label; nil for the user's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { accessible.language = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names by which a voice can refer to the element; nil for the label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels }
    set { accessible.inputLabels = newValue }
  }
  /// The label with attributes; nil by default.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.attributedLabel }
    set { accessible.attributedLabel = newValue }
  }
  /// The kind of the container; none by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { accessible.containerType = newValue }
  }
  /// How elements are reached; automatic by default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { accessible.navigationStyle = newValue }
  }
  /// Whether the element reacts to the user; true by default.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.responds ?? true }
    set { accessible.responds = newValue }
  }

  /// Returns the number of the elements inside.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns an element inside; nil for none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element inside; `NSNotFound` for none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Called when an assistive technology reaches the element; never called.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology leaves the element; never called.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether an assistive technology is at the element; false.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Scrolls, and returns whether that is done; false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Performs the main action of the app, and returns whether it has one; false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Performs the action of the element, and returns whether it has one; false by default.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of an adjustable element; does nothing by default.
  open func accessibilityIncrement() {}
  /// Decreases the value of an adjustable element; does nothing by default.
  open func accessibilityDecrement() {}
  /// Dismisses a modal view, and returns whether it does; false by default.
  open func accessibilityPerformEscape() -> Bool { false }
}
