import QuartzCore

/// The keyboard of a stage: while a text view is the first responder, it covers the lower part of the screen.
///
/// Its notifications have the values of UIKit: a duration of 0.25 s and the curve 7, from general knowledge.
/// It has the heights of keyboards on iOS 13 to 18, from general knowledge, and moves with the system's
/// spring, as the curve 7 does.
@MainActor
final class Keyboard {
  private weak var stage: Stage?
  private(set) var isShown = false
  private var count = 0
  /// The place on the screen while the keyboard is shown, in points.
  private(set) var frame = CGRect.zero
  /// The distance by which a finger has moved the keyboard down, in points.
  private var draggedDistance: CGFloat = 0
  private let host = KeyboardHost()
  private(set) var view: KeyboardView?
  /// The responder that is edited.
  private weak var input: (any UIKeyInput)?
  /// The page that was chosen with a key or by typed text; nil for that of the text.
  private var page: KeyboardPage?
  private var pressed: KeyboardKey.Action?
  private var presses = 0
  /// The responder whose accessory view contains the one that is edited, which becomes the first one
  /// again.
  private weak var accessoryOwner: UIResponder?

  static let duration = 0.25
  static let curve = 7
  /// The time for which a key that a script types is drawn as pressed, in seconds (a choice).
  private static let pressDuration = 0.08
  /// The height of an input view without one, in points.
  private static let defaultInputHeight: CGFloat = 216

  init(stage: Stage) {
    self.stage = stage
  }

  // MARK: Following the first responder

  /// Shows or hides the keyboard as the first responder requires.
  func follow() {
    guard let stage, !FirstResponder.isChanging else { return }
    let responder = FirstResponder.current
    if let responder, let parts = parts(for: responder, on: stage) {
      show(parts, on: stage)
    } else if isShown, responder == nil, restoreAccessoryOwner() {
      return
    } else if isShown {
      hide(on: stage)
    }
  }

  /// What is shown for a responder.
  private struct Parts {
    var accessory: UIView?
    var accessoryHeight: CGFloat = 0
    var keys: (input: any UIKeyInput, metrics: KeyboardMetrics)?
    var inputView: UIView?
    var height: CGFloat = 0
  }

  private func parts(for responder: UIResponder, on stage: Stage) -> Parts? {
    var parts = Parts()
    parts.accessory = accessory(of: responder)
    let (size, insets) = (stage.device.size, stage.window.safeAreaInsets)
    let bottom = stage.device.safeAreaInsets.bottom
    if let view = responder.inputView {
      parts.inputView = view
      parts.height =
        (view.bounds.height > 0 ? view.bounds.height : Self.defaultInputHeight) + bottom
    } else if stage.showsKeyboard, let input = responder as? any UIKeyInput, accepts(input) {
      var insets = insets
      insets.bottom = bottom
      let metrics = KeyboardMetrics(
        size: size, insets: insets, face: KeyboardFace(input.keyboardType),
        suggests: KeyboardFace.suggests(input))
      parts.keys = (input, metrics)
      parts.height = metrics.height
    } else if parts.accessory != nil {
      parts.height = bottom
    } else {
      return nil
    }
    if let accessory = parts.accessory { parts.accessoryHeight = height(of: accessory, size.width) }
    parts.height += parts.accessoryHeight
    return parts
  }

  private func accepts(_ input: any UIKeyInput) -> Bool {
    (input as? UITextView)?.isEditable ?? true
  }

  /// Returns the accessory view of a responder or of one of the next responders; for a responder in the
  /// accessory view that is shown, this one.
  private func accessory(of responder: UIResponder) -> UIView? {
    if let shown = host.accessory, let view = responder as? UIView, view.isDescendant(of: shown) {
      return shown
    }
    let chain = sequence(first: responder) { $0.next }
    guard let owner = chain.first(where: { $0.inputAccessoryView != nil }) else { return nil }
    accessoryOwner = owner
    return owner.inputAccessoryView
  }

  private func height(of accessory: UIView, _ width: CGFloat) -> CGFloat {
    if accessory.bounds.height > 0, accessory.translatesAutoresizingMaskIntoConstraints {
      return accessory.bounds.height
    }
    let intrinsic = accessory.intrinsicContentSize.height
    if intrinsic > 0 { return intrinsic }
    let fitting = accessory.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting > 0 ? fitting : accessory.bounds.height
  }

  /// Makes the owner of the accessory view the first responder again after a responder in that view.
  private func restoreAccessoryOwner() -> Bool {
    guard host.accessory != nil, let owner = accessoryOwner, owner.canBecomeFirstResponder else {
      return false
    }
    let isVisible =
      if let controller = owner as? UIViewController {
        controller.viewIfLoaded?.window != nil && !controller.isLeaving
      } else {
        (owner as? UIView)?.window != nil
      }
    return isVisible && owner.becomeFirstResponder()
  }

  // MARK: Showing

  private func show(_ parts: Parts, on stage: Stage) {
    let size = stage.device.size
    let wanted = CGRect(
      x: 0, y: size.height - parts.height, width: size.width, height: parts.height)
    if input !== parts.keys?.input {
      (page, pressed) = (nil, nil)
      input = parts.keys?.input
    }
    let hidden = wanted.offsetBy(dx: 0, dy: parts.height)
    let old = isShown ? frame : hidden
    let wasShown = isShown
    (isShown, frame, draggedDistance) = (true, wanted, 0)
    AnimationBlock.withoutAnimation {
      if host.superview == nil {
        stage.window.addSubview(host)
        host.frame = hidden
      } else if !wasShown, host.bounds.height != wanted.height {
        host.frame.size.height = wanted.height
      }
      placeInHost(parts, wanted.size)
    }
    guard !wasShown || wanted != old else {
      return UIView.animate(withDuration: Self.duration) { self.revealInput() }
    }
    post(
      from: old, to: wanted,
      before: [
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardWillShowNotification,
      ],
      after: [
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      ])
    move(to: wanted)
  }

  private func placeInHost(_ parts: Parts, _ size: CGSize) {
    var shown: UIView?
    if let keys = parts.keys {
      let content = KeyboardContent(of: keys.input, page: page, pressed: pressed)
      if let view, view.metrics == keys.metrics, host.input === view {
        view.show(content)
      } else {
        view = makeView(content, keys.metrics)
      }
      view?.overrideUserInterfaceStyle = keys.input.keyboardAppearance.style
      shown = view
    } else {
      view = nil
      shown = parts.inputView.map { view in
        if let current = host.input as? InputBackground, current.shows(view) { return current }
        return InputBackground(view)
      }
    }
    host.show(
      accessory: parts.accessory, height: parts.accessoryHeight, input: shown, size: size)
    host.layoutIfNeeded()
  }

  private func makeView(_ content: KeyboardContent, _ metrics: KeyboardMetrics) -> KeyboardView {
    let view = KeyboardView(content, metrics)
    view.onPress = { [weak self] in self?.press($0) }
    view.onTap = { [weak self] in self?.perform($0) }
    return view
  }

  private func hide(on stage: Stage) {
    isShown = false
    accessoryOwner = nil
    post(
      from: shownFrame, to: frame.offsetBy(dx: 0, dy: frame.height),
      before: [
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardWillHideNotification,
      ],
      after: [
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
      ])
    draggedDistance = 0
    move(to: frame.offsetBy(dx: 0, dy: frame.height)) { [weak self] in
      guard let self, !self.isShown else { return }
      self.host.removeFromSuperview()
      self.host.clear()
      self.view = nil
    }
  }

  /// Moves the keyboard, and with it the views that follow it, with the system's spring.
  private func move(to frame: CGRect, completion: @escaping () -> Void = {}) {
    ViewAnimation(
      duration: Self.duration, delay: 0, timing: UISpringTimingParameters(),
      options: [
        .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration,
        .overrideInheritedCurve, .overrideInheritedOptions,
      ], completion: { _ in completion() }
    ).animate {
      host.frame = frame
      moveFollowers()
      stage?.window.updateKeyboardInsets()
      revealInput()
    }
  }

  /// Scrolls the list that contains the view that is edited.
  private func revealInput() {
    if isShown { (FirstResponder.current as? UIView)?.revealAboveKeyboard() }
  }

  private func moveFollowers() {
    stage?.window.updateKeyboardGuides()
  }

  // MARK: The frame

  /// The place on the screen to which a finger may have moved the keyboard.
  private var shownFrame: CGRect { frame.offsetBy(dx: 0, dy: draggedDistance) }

  /// Returns the height of the part of a view that the keyboard covers at its bottom, in points.
  func coveredHeight(of view: UIView) -> CGFloat {
    guard isShown, let window = view.window else { return 0 }
    let place = view.convert(
      CGPoint(x: 0, y: shownFrame.minY), from: window.stageWindow)
    return min(max(view.bounds.maxY - place.y, 0), view.bounds.height)
  }

  private func post(
    from old: CGRect, to new: CGRect, before: [NSNotification.Name], after: [NSNotification.Name]
  ) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ names: [NSNotification.Name]) {
      for name in names {
        NotificationCenter.default.post(name: name, object: nil, userInfo: info)
      }
    }
    count += 1
    let number = count
    post(before)
    stage?.after(Self.duration) { [weak self] in
      if self?.count == number { post(after) }
    }
  }
}

// MARK: - Keys

extension Keyboard {
  /// Shows the keys for the current text and traits of the responder that is edited.
  func contentDidChange() {
    guard isShown, let view, let input else { return }
    if input === FirstResponder.current {
      view.show(KeyboardContent(of: input, page: page, pressed: pressed))
    }
  }

  /// Draws the key of a character as pressed for a short time, as for a finger.
  func press(_ character: Character) {
    guard isShown, let view else { return }
    let action: KeyboardKey.Action
    switch character {
    case "\n", "\r\n": action = .enter
    case "\u{8}": action = .delete
    case " ": action = .insert(" ")
    default:
      let current = view.content.page
      guard
        let new = KeyboardPage.page(
          with: character, current: current, view.content.face)
      else { return }
      page = new
      action = .insert(String(character))
    }
    press(action)
    presses += 1
    let number = presses
    stage?.after(Self.pressDuration) { [weak self] in
      guard let self, self.presses == number else { return }
      if self.page == .letters || self.page == .capitals || character == " " { self.page = nil }
      self.press(nil)
    }
  }

  private func press(_ action: KeyboardKey.Action?) {
    pressed = action
    contentDidChange()
  }

  /// Performs the action of a key that was touched.
  private func perform(_ action: KeyboardKey.Action) {
    guard let view else { return }
    switch action {
    case .insert(let text):
      // A capital is followed by small letters, and a space by letters.
      if view.content.page == .capitals || text == " " { page = nil }
      for character in text { stage?.enter(character) }
    case .delete: stage?.enter("\u{8}")
    case .enter:
      if view.content.isReturnEnabled { stage?.enter("\n") }
    case .shift: page = view.content.page == .capitals ? .letters : .capitals
    case .show(let new): page = new == .letters ? nil : new
    case .none: break
    }
    contentDidChange()
  }
}

// MARK: - Dismissing by scrolling

extension Keyboard {
  /// Ends editing when a drag of a scroll view begins, if the view dismisses the keyboard so.
  func dragWillBegin(in scroll: UIScrollView) {
    guard isShown else { return }
    switch scroll.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: endEditing()
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  private func endEditing() { _ = FirstResponder.current?.resignFirstResponder() }

  /// Moves the keyboard with a finger that is below its upper edge.
  ///
  /// - Parameter y: The place of the finger on the screen, in points.
  func drag(to y: CGFloat, in scroll: UIScrollView) {
    guard isShown, scroll.dragsKeyboard, y.isFinite else { return }
    let distance = min(max(y - frame.minY, 0), frame.height)
    guard distance != draggedDistance else { return }
    draggedDistance = distance
    AnimationBlock.withoutAnimation {
      host.frame = shownFrame
      moveFollowers()
    }
  }

  /// Hides a keyboard that a finger has moved downward, or moves it back.
  ///
  /// - Parameter velocity: The velocity of the finger downward, in points per second.
  func endDrag(velocity: CGFloat, in scroll: UIScrollView) {
    guard isShown, scroll.dragsKeyboard, draggedDistance > 0 else { return }
    if velocity > 0 || (velocity == 0 && draggedDistance > frame.height / 2) {
      endEditing()
    } else {
      draggedDistance = 0
      move(to: frame)
    }
  }
}

extension UIScrollView {
  /// Whether a finger that scrolls moves the keyboard.
  fileprivate final var dragsKeyboard: Bool {
    keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
  }
}

extension UIKeyboardAppearance {
  /// The light or dark appearance of the keyboard; unspecified for that of its surroundings.
  fileprivate var style: UIUserInterfaceStyle {
    switch self {
    case .default: .unspecified
    case .dark: .dark
    case .light: .light
    }
  }
}

extension UIView {
  /// The keyboard of the stage that shows the view.
  final var keyboard: Keyboard? { window?.stageWindow.stage?.keyboard }

  /// Lays out what follows the keyboard by a layout guide, in this view and its descendants.
  final func updateKeyboardGuides() {
    if layoutRecord?.ownGuides.contains(where: { $0 is UIKeyboardLayoutGuide }) ?? false {
      layoutMetricsDidChange()
      setNeedsLayout()
      layoutIfNeeded()
    }
    for view in orderedSubviews { view.updateKeyboardGuides() }
  }
}
