extension UITabBarController {
  // MARK: Tabs

  final func replaceTabs(with controllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (tabs ?? [], controllers ?? [])
    let index = requestedIndex ?? old.firstIndex { $0 === selected } ?? 0
    for controller in old where !new.contains(controller) {
      controller.willMove(toParent: nil)
      if controller === shown { removeShown() }
      controller.removeFromParent()
    }
    tabs = controllers
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    bar.setItems(new.map { $0.tabBarItem }, animated: animated)
    if let selected, new.contains(selected), requestedIndex == nil {
      bar.selectedItem = selected.tabBarItem
      return
    }
    if new.indices.contains(index) { requestedIndex = nil }
    selected = nil
    guard !new.isEmpty else { return }
    select(new.indices.contains(index) ? new[index] : new[0], withAnimator: false)
  }

  private func removeShown() {
    guard let controller = shown else { return }
    shown = nil
    controller.viewIfLoaded?.removeFromSuperview()
  }

  // MARK: Selection

  /// Selects the controller of a tab that the user has tapped.
  final func userDidSelect(_ item: UITabBarItem) {
    guard let controller = tabs?.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    bar.delegate?.tabBar(bar, didSelect: item)
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  final func select(_ controller: UIViewController, withAnimator: Bool = true) {
    requestedIndex = nil
    guard controller !== selected else { return }
    selected = controller
    bar.selectedItem = controller.tabBarItem
    guard isViewLoaded, runningTransition == nil else { return }
    if withAnimator, let from = shown, appearance == .appeared, view.window != nil,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: from, to: controller)
    {
      run(animator, from: from, to: controller)
    } else {
      showSelected()
    }
    updateStatusBar()
  }

  /// Shows the selected controller without an animation.
  final func showSelected() {
    guard shown !== selected, let new = selected else { return }
    let old = shown
    shown = new
    new.loadViewIfNeeded()
    let isVisible = appearance == .appeared && view.window != nil
    if isVisible {
      for controller in [old, new] { controller?.moves.insert(.managed) }
      old?.beginDisappearing(animated: false)
      new.beginAppearing(animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    placeBar()
    content.addSubview(new.loadedView())
    guard isVisible else { return }
    content.layoutIfNeeded()
    old?.endDisappearing()
    new.endAppearing()
    for controller in [old, new] { controller?.moves.remove(.managed) }
  }

  // MARK: Transitions

  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from: UIViewController,
    to: UIViewController
  ) {
    let transition = ViewTransition(
      from: from, to: to, style: .none, animator: animator,
      interactor: delegate?.tabBarController(self, interactionControllerFor: animator))
    runningTransition = transition
    to.loadViewIfNeeded()
    transition.willBegin = { [self] in begin($0) }
    transition.didEnd = { [self] in end($0, $1) }
    transition.completion = { [self] _ in
      runningTransition = nil
      // What was selected during the transition.
      if shown !== selected { showSelected() }
    }
    transition.schedule(in: view.window)
  }

  private func begin(_ transition: ViewTransition) {
    let (from, to) = (transition.from.controller, transition.to.controller)
    transition.container = content
    transition.from.view = from.viewIfLoaded
    transition.to.view = to.loadedView()
    transition.from.initialFrame = frame(of: from)
    transition.to.finalFrame = frame(of: to)
    for controller in [from, to] { controller.moves.insert(.managed) }
    from.beginDisappearing(animated: true)
    to.beginAppearing(animated: true)
    to.barInsets = insets
  }

  private func end(_ transition: ViewTransition, _ completed: Bool) {
    let (from, to) = (transition.from.controller, transition.to.controller)
    if completed {
      shown = to
      from.viewIfLoaded?.removeFromSuperview()
      from.endDisappearing()
      to.endAppearing()
    } else {
      to.viewIfLoaded?.removeFromSuperview()
      if selected === to {
        selected = from
        bar.selectedItem = from.tabBarItem
      }
      to.beginDisappearing(animated: true)
      to.endDisappearing()
      from.beginAppearing(animated: true)
      from.endAppearing()
    }
    for controller in [from, to] { controller.moves.remove(.managed) }
    placeBar()
  }
}
