import QuartzCore

extension UINavigationController {
  /// The tab bar controller whose bar follows the stack: that of which the controller is selected.
  private var followingTabBarController: UITabBarController? {
    (parent as? UITabBarController).flatMap { $0.selected === self ? $0 : nil }
  }

  // MARK: Changes of the stack

  final func push(_ controller: UIViewController, animated: Bool) {
    precondition(
      !stack.contains(controller),
      "Pushing the same view controller instance more than once is not supported (\(controller))")
    precondition(
      !(controller is UINavigationController), "Pushing a navigation controller is not supported")
    replaceStack(with: stack + [controller], .push, animated: animated)
  }

  final func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { replaceStack(with: Array(stack[...index]), .pop, animated: animated) }
    return popped
  }

  /// Replaces the stack, and shows its top.
  ///
  /// - Parameter operation: The motion; nil for a push of a new top, or else a pop.
  final func replaceStack(
    with controllers: [UIViewController], _ operation: Operation? = nil, animated: Bool
  ) {
    let (old, top) = (stack, controllers.last)
    let removed = old.filter { !controllers.contains($0) }
    let added = controllers.filter { !old.contains($0) }
    for controller in added { addChild(controller) }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.moves.insert(.fromParent)
    }
    stack = controllers
    if runningTransition == nil { stackBefore = old }
    let isKnown = top.map(old.contains) ?? true
    let runs = showTop(operation ?? (isKnown ? .pop : .push), animated: animated)
    for controller in added where !(runs && controller === top) {
      controller.didMove(toParent: self)
      if controller !== top { controller.moves.remove(.toParent) }
    }
    // What a running transition shows is removed at its end.
    guard runningTransition == nil else { return leaving += removed }
    for controller in removed { controller.removeFromParent() }
  }

  // MARK: Showing

  /// Shows the top of the stack.
  ///
  /// - Returns: Whether a transition to it has started, at whose end the controller has moved.
  @discardableResult
  final func showTop(_ operation: Operation, animated: Bool) -> Bool {
    guard isViewLoaded, runningTransition == nil else { return false }
    guard shown !== stack.last else {
      updateBar(animated: false)
      return false
    }
    guard let to = stack.last, let from = shown, appearance == .appeared, view.window != nil else {
      replaceShown()
      return false
    }
    run(operation, from: from, to: to, animated: animated)
    return true
  }

  /// Shows the top of the stack without a transition of its own.
  private func replaceShown() {
    followingTabBarController?.settleStack(stack)
    let (old, new) = (shown, stack.last)
    shown = new
    old?.viewIfLoaded?.removeFromSuperview()
    guard let new else { return updateBar(animated: false) }
    delegate?.navigationController(self, willShow: new, animated: false)
    place(new)
    content.addSubview(new.loadedView())
    updateBar(animated: false)
    delegate?.navigationController(self, didShow: new, animated: false)
  }

  private func run(
    _ operation: Operation, from: UIViewController, to: UIViewController, animated: Bool
  ) {
    let custom =
      animated
      ? delegate?.navigationController(
        self, animationControllerFor: operation, from: from, to: to) : nil
    let interactor =
      custom.map { delegate?.navigationController(self, interactionControllerFor: $0) } ?? swipe
    let isPush = operation != .pop
    let transition = ViewTransition(
      from: from, to: to, style: .none,
      animator: custom
        ?? (animated
          ? (isPush ? to : from).preferredAnimator(isAppearing: isPush)
            ?? NavigationAnimator(isPush: isPush) : nil),
      interactor: interactor)
    runningTransition = transition
    to.loadViewIfNeeded()
    transition.willBegin = { [self] in begin($0, operation) }
    transition.didEnd = { [self] in end($0, $1) }
    transition.completion = { [self, unowned transition] _ in
      finish(transition, animated: animated)
    }
    transition.schedule(in: view.window)
  }

  private func begin(_ transition: ViewTransition, _ operation: Operation) {
    let (from, to) = (transition.from.controller, transition.to.controller)
    let isAnimated = transition.isAnimated
    transition.container = content
    transition.from.view = from.viewIfLoaded
    transition.to.view = to.loadedView()
    transition.from.initialFrame = frame(of: from)
    transition.to.finalFrame = frame(of: to)
    delegate?.navigationController(self, willShow: to, animated: isAnimated)
    for controller in [from, to] { controller.moves.insert(.managed) }
    from.beginDisappearing(animated: isAnimated)
    to.beginAppearing(animated: isAnimated)
    followingTabBarController?.followStack(stack, isAnimated ? transition : nil)
    // `viewWillAppear` may have hidden the bar.
    place(to)
    transition.to.finalFrame = frame(of: to)
    if isAnimated {
      animateBar(operation, transition)
    } else {
      from.viewIfLoaded?.removeFromSuperview()
      content.addSubview(to.loadedView())
      updateBar(animated: false)
    }
  }

  private func end(_ transition: ViewTransition, _ completed: Bool) {
    let (from, to) = (transition.from.controller, transition.to.controller)
    let isAnimated = transition.isAnimated
    if completed {
      shown = to
      from.viewIfLoaded?.removeFromSuperview()
      from.endDisappearing()
      to.endAppearing()
    } else {
      to.viewIfLoaded?.removeFromSuperview()
      undo(from: from, to: to)
      to.beginDisappearing(animated: isAnimated)
      to.endDisappearing()
      from.beginAppearing(animated: isAnimated)
      from.endAppearing()
    }
    for controller in [from, to] { controller.moves.remove(.managed) }
  }

  /// Restores the stack after a canceled transition.
  private func undo(from: UIViewController, to: UIViewController) {
    let added = stack.filter { !stackBefore.contains($0) }
    stack = stackBefore
    for controller in leaving { controller.moves.remove(.fromParent) }
    leaving = []
    for controller in added { controller.removeFromParent() }
  }

  /// Removes what has left the stack, and shows what was pushed or popped during the transition.
  private func finish(_ transition: ViewTransition, animated: Bool) {
    runningTransition = nil
    swipe = nil
    let (removed, to) = (leaving, transition.to.controller)
    leaving = []
    for controller in removed where !stack.contains(controller) { controller.removeFromParent() }
    if shown === to, stack.contains(to) {
      to.didMove(toParent: self)
      delegate?.navigationController(self, didShow: to, animated: animated)
    }
    followingTabBarController?.settleStack(stack)
    updateBar(animated: false)
    if shown !== stack.last { showTop(.none, animated: false) }
  }

  // MARK: Swipe

  /// Whether a swipe from the left edge may pop the visible controller.
  final var allowsSwipe: Bool {
    guard stack.count > 1, runningTransition == nil, !barIsHidden,
      let item = stack.last?.navigationItem
    else { return false }
    // As in UIKit, an animator of the program's own takes the place of the swipe.
    let (from, to) = (stack[stack.count - 1], stack[stack.count - 2])
    let custom = delegate?.navigationController(
      self, animationControllerFor: .pop, from: from, to: to)
    guard custom == nil else { return false }
    return !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }

  final func swipe(_ recognizer: UIPanGestureRecognizer) {
    let width = max(content.bounds.width, 1)
    // From right to left, the content moves to the left.
    let sign: CGFloat = content.isRightToLeft ? -1 : 1
    let distance = sign * recognizer.translation(in: content).x
    switch recognizer.state {
    case .began:
      guard stack.count > 1, runningTransition == nil else { return }
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .easeOut
      swipe = driver
      popViewController(animated: true)
    case .changed: swipe?.update(distance / width)
    case .ended:
      let speed = sign * recognizer.velocity(in: content).x
      let completes = speed > 250 || distance > width / 2 && speed > -250
      completes ? swipe?.finish() : swipe?.cancel()
    case .cancelled, .failed: swipe?.cancel()
    case .possible: break
    }
  }
}
