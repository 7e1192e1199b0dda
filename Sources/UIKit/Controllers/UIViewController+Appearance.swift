extension UIViewController {
  /// The states between which a controller's appearance callbacks are called.
  enum Appearance: Equatable {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  /// Notifies the controller, then its children, that their views are about to appear.
  final func beginAppearing(animated: Bool) {
    switch appearance {
    case .appearing, .appeared: return
    case .disappeared, .disappearing: break
    }
    appearance = .appearing(animated: animated)
    expectsIsAppearing = true
    viewWillAppear(animated)
    for child in followingChildren { child.beginAppearing(animated: animated) }
  }

  /// Notifies the controller, then its children, that their views are about to disappear.
  final func beginDisappearing(animated: Bool) {
    switch appearance {
    case .disappearing, .disappeared: return
    case .appeared, .appearing: break
    }
    appearance = .disappearing(animated: animated)
    if isFirstResponder { resignFirstResponder() }
    viewWillDisappear(animated)
    for child in followingChildren { child.beginDisappearing(animated: animated) }
  }

  /// Whether the view disappears.
  final var isLeaving: Bool {
    if case .disappearing = appearance { true } else { false }
  }

  /// Notifies the children, then the controller, that their views have appeared.
  ///
  /// A controller that can be is the first responder from then on until it disappears, unless another one is: apps show an
  /// `inputAccessoryView` by overriding that and `canBecomeFirstResponder` alone.
  final func endAppearing() {
    guard case .appearing(let animated) = appearance else { return }
    for child in followingChildren { child.endAppearing() }
    appearance = .appeared
    // With that, the accessory view of its input is shown.
    if FirstResponder.current == nil, canBecomeFirstResponder { becomeFirstResponder() }
    viewDidAppear(animated)
    moves.subtract(.appearing)
  }

  /// Notifies the children, then the controller, that their views have disappeared.
  final func endDisappearing() {
    guard case .disappearing(let animated) = appearance else { return }
    for child in followingChildren { child.endDisappearing() }
    appearance = .disappeared
    viewDidDisappear(animated)
    moves.subtract(.disappearing)
  }

  /// Called before the view is added to a window, or removed from it if `window` is nil.
  final func viewWillMove(to window: UIWindow?) {
    guard !moves.contains(.managed) else { return }
    if window != nil {
      if appearsWithView { beginAppearing(animated: false) }
    } else if disappearsWithView {
      beginDisappearing(animated: false)
    }
  }

  /// Called after the view has been added to a window or removed from it.
  final func viewDidMove() {
    guard !moves.contains(.managed), !followsParent else { return }
    guard let storedView, let window = storedView.window else {
      if disappearsWithView { endDisappearing() }
      return
    }
    guard appearsWithView else { return }
    // A view that is added during the move of its superview misses the announcement.
    beginAppearing(animated: false)
    storedView.layer.requestLayout()
    window.stageWindow.appearingControllers.append(self)
  }

  /// Whether the end of the parent's transition ends the controller's as well.
  private var followsParent: Bool {
    guard let parent else { return false }
    switch parent.appearance {
    case .appeared, .disappeared: return false
    case .appearing, .disappearing:
      return parent.followingChildren.contains { $0 === self } && appearance != .disappeared
    }
  }

  /// Notifies the controller that its view is about to be laid out.
  final func viewWillLayOut() {
    if expectsIsAppearing, case .appearing(let animated) = appearance, storedView?.window != nil {
      expectsIsAppearing = false
      viewIsAppearing(animated)
    }
    if missingContent.needsUpdate {
      missingContent.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    viewWillLayoutSubviews()
    placeMissingContent()
  }

  /// Reports a layout of the view, after which a bar may have other content below it.
  final func viewDidLayOut() {
    viewDidLayoutSubviews()
    (parent as? UINavigationController)?.contentDidLayOut(of: self)
  }

  /// Whether the controller appears when its view is added to a window.
  private var appearsWithView: Bool {
    guard let parent else { return true }
    switch parent.appearance {
    case .appearing, .appeared: return parent.shouldAutomaticallyForwardAppearanceMethods
    case .disappeared, .disappearing: return false
    }
  }

  /// Whether the controller disappears when its view is removed from its window.
  private var disappearsWithView: Bool {
    parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// The children that appear and disappear together with the controller.
  private var followingChildren: [UIViewController] {
    guard let storedView, shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { child in
      guard let view = child.storedView, !child.moves.contains(.managed) else { return false }
      return sequence(first: view, next: \.superview).contains { $0 === storedView }
    }
  }
}
