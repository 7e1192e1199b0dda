import QuartzCore

extension UINavigationController {
  /// The controller that the bars belong to: the one that appears during a transition.
  private var barController: UIViewController? {
    guard let transition = runningTransition, transition.hasBegun, !transition.hasEnded else {
      return shown
    }
    return transition.to.controller
  }

  // MARK: Layout

  /// Returns the insets of the bars above a controller's view.
  private func insets(of controller: UIViewController) -> UIEdgeInsets {
    let safe = loadedView().safeAreaInsets
    var insets = UIEdgeInsets.zero
    if !barIsHidden {
      let isLarge = navigationBar.showsLargeTitle(controller.navigationItem)
      let isSearching = navigationBar.isRowHidden && controller === shown
      insets.top = safe.top + (isSearching ? 0 : UINavigationBar.standardHeight)
      if isLarge, !isSearching { insets.top += UINavigationBar.largeTitleHeight }
      insets.top += searchHeight(of: controller)
    }
    if !toolbarHidden { insets.bottom = safe.bottom + UIToolbar.standardHeight }
    return insets
  }

  /// Returns the height of the bar of a controller's search, in points; 0 without a search.
  private func searchHeight(of controller: UIViewController) -> CGFloat {
    controller.navigationItem.searchController == nil ? 0 : UINavigationBar.searchHeight
  }

  /// The height by which the bar of a controller's search can disappear as content scrolls, in points.
  private func collapsibleSearchHeight(of controller: UIViewController) -> CGFloat {
    controller.navigationItem.hidesSearchBarWhenScrolling && !navigationBar.isRowHidden
      ? searchHeight(of: controller) : 0
  }

  /// Hides the title and the buttons while a search is active.
  final func searchDidChange(isActive: Bool, animated: Bool) {
    guard isViewLoaded, navigationBar.isRowHidden != isActive else { return }
    navigationBar.isRowHidden = isActive
    changeBars(animated: animated)
  }

  /// Returns the frame of a controller's view, in points.
  final func frame(of controller: UIViewController) -> CGRect {
    let (insets, edges) = (insets(of: controller), controller.edgesForExtendedLayout)
    let isExtended = navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
    var frame = content.bounds
    if !edges.contains(.top) || !isExtended {
      frame.origin.y += insets.top
      frame.size.height -= insets.top
    }
    if !edges.contains(.bottom) { frame.size.height -= insets.bottom }
    return frame
  }

  /// Places the view of a controller below the bars.
  final func place(_ controller: UIViewController) {
    let view = controller.loadedView()
    controller.barInsets = insets(of: controller)
    let frame = frame(of: controller)
    if view.transform == .identity, view.frame != frame { view.frame = frame }
  }

  /// Places the bars, and the view of the visible controller.
  final func placeBars() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let large = barController.map(largeHeight) ?? 0
    let search = barController.map(shownSearchHeight) ?? 0
    let row = navigationBar.isRowHidden ? 0 : UINavigationBar.standardHeight
    let height = row + large + search
    navigationBar.shownLargeHeight = large
    navigationBar.shownSearchHeight = search
    navigationBar.backgroundExtension = safe.top
    navigationBar.frame = CGRect(
      x: 0, y: barIsHidden ? -height : safe.top, width: bounds.width, height: height)
    let toolbarHeight = UIToolbar.standardHeight + safe.bottom
    toolbar.frame = CGRect(
      x: 0, y: toolbarHidden ? bounds.height : bounds.height - toolbarHeight, width: bounds.width,
      height: toolbarHeight)
    guard let shown else { return }
    if runningTransition?.hasBegun ?? false {
      shown.barInsets = insets(of: shown)
    } else {
      place(shown)
    }
    if let barController { updateScrollEdge(of: barController) }
  }

  /// Hides or shows bars; in a transition, along with it.
  final func changeBars(animated: Bool) {
    guard isViewLoaded else { return }
    guard animated, viewIfLoaded?.window != nil else { return placeBars() }
    if let transition = runningTransition, transition.hasBegun, transition.isAnimated {
      transition.alongside.animate { [weak self] _ in self?.placeBars() }
      return
    }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.placeBars()
      self.view.layoutIfNeeded()
    }
  }

  // MARK: Content

  /// Shows the items of the stack.
  final func updateBar(animated: Bool) {
    let items = stack.map(\.navigationItem)
    let bar = navigationBar
    let isSame = bar.items.map { $0.elementsEqual(items, by: ===) } ?? false
    if !isSame || bar.content?.item !== items.last {
      bar.items = items
      bar.show(bar.makeContent())
    }
    toolbar.setItems(stack.last?.toolbarItems, animated: animated)
    placeBars()
    if let window = viewIfLoaded?.window { window.stageWindow.updateStatusBar() }
  }

  /// Shows the items of the stack along with a transition: titles slide and cross-fade.
  final func animateBar(_ operation: Operation, _ transition: ViewTransition) {
    let (bar, old) = (navigationBar, navigationBar.content)
    bar.items = stack.map(\.navigationItem)
    guard let new = bar.makeContent() else { return }
    bar.addSubview(new)
    new.frame = bar.bounds
    new.layoutIfNeeded()
    let side: CGFloat = operation == .pop ? -1 : 1
    UIView.performWithoutAnimation { new.shift(side) }
    let toolbarItems = transition.to.controller.toolbarItems
    transition.alongside.animate { [weak self] _ in
      old?.shift(-side)
      new.shift(0)
      self?.toolbar.items = toolbarItems
      self?.placeBars()
    } completion: { context in
      if context.isCancelled {
        new.removeFromSuperview()
        old?.shift(0)
      } else {
        bar.show(new)
        old?.removeFromSuperview()
      }
    }
  }

  /// Places the bars after a change of the visible item.
  final func itemDidChange() {
    guard runningTransition == nil else { return }
    placeBars()
  }

  final func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard controller === shown, isViewLoaded else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  // MARK: Scrolling

  /// Returns the scroll view that is the content of a controller: its view or the first subview.
  private func scrollView(of controller: UIViewController) -> UIScrollView? {
    guard let view = controller.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.orderedSubviews.first as? UIScrollView
  }

  /// Follows a scroll view that has become the content of the visible controller.
  final func contentDidLayOut(of controller: UIViewController) {
    guard controller === shown, runningTransition == nil, let scroll = scrollView(of: controller),
      scroll.barController !== self
    else { return }
    scroll.barController = self
    contentDidScroll(scroll)
  }

  /// Returns the height of the large title that is shown above a controller's content: it moves with
  /// the content.
  private func largeHeight(of controller: UIViewController) -> CGFloat {
    guard !barIsHidden, !navigationBar.isRowHidden,
      navigationBar.showsLargeTitle(controller.navigationItem)
    else { return 0 }
    let full = UINavigationBar.largeTitleHeight
    guard let scroll = scrollView(of: controller), scroll.window != nil else { return full }
    // The bar of the search disappears first.
    let distance = scrolledDistance(of: scroll) - collapsibleSearchHeight(of: controller)
    return max(distance <= 0 ? full - min(scrolledDistance(of: scroll), 0) : full - distance, 0)
  }

  /// Returns the height of the part of a search's bar that is shown above a controller's content.
  private func shownSearchHeight(of controller: UIViewController) -> CGFloat {
    let full = barIsHidden ? 0 : searchHeight(of: controller)
    guard full > 0, collapsibleSearchHeight(of: controller) > 0,
      let scroll = scrollView(of: controller), scroll.window != nil
    else { return full }
    return min(max(full - scrolledDistance(of: scroll), 0), full)
  }

  /// Returns the distance by which content is scrolled from its top, in points.
  private func scrolledDistance(of scroll: UIScrollView) -> CGFloat {
    scroll.contentOffset.y + scroll.adjustedContentInset.top
  }

  /// Returns the height of what has disappeared from the bars above a scroll view, in points.
  ///
  /// These are the large title and the bar of a search, which disappear when content is scrolled. The
  /// content inset keeps their place.
  final func collapsedHeight(above scroll: UIScrollView) -> CGFloat {
    guard !barIsHidden, !navigationBar.isRowHidden, let shown else { return 0 }
    let full = collapsibleHeight(of: shown)
    guard full > 0, scrollView(of: shown) === scroll else { return 0 }
    return min(max(scrolledDistance(of: scroll), 0), full)
  }

  /// Returns the height of the large title and the bar of a search that disappear when content is scrolled, in points.
  private func collapsibleHeight(of controller: UIViewController) -> CGFloat {
    let isLarge = navigationBar.showsLargeTitle(controller.navigationItem)
    return (isLarge ? UINavigationBar.largeTitleHeight : 0)
      + collapsibleSearchHeight(of: controller)
  }

  private func updateScrollEdge(of controller: UIViewController) {
    guard let scroll = scrollView(of: controller) else {
      navigationBar.isAtScrollEdge = true
      return
    }
    scroll.barController = self
    navigationBar.isAtScrollEdge =
      scrolledDistance(of: scroll) - collapsibleHeight(of: controller) <= 0.5
  }

  /// Moves the large title with the content, and hides or shows the bar after a fast swipe.
  final func contentDidScroll(_ scroll: UIScrollView) {
    guard runningTransition == nil, let shown, scrollView(of: shown) === scroll else { return }
    if navigationBar.showsLargeTitle(shown.navigationItem) || searchHeight(of: shown) > 0,
      !barIsHidden
    {
      placeBars()
    } else {
      updateScrollEdge(of: shown)
    }
    guard hidesBarsOnSwipe, scroll.isDragging else { return }
    // The speed in points per second is approximate.
    let speed = scroll.panGestureRecognizer.velocity(in: nil).y
    if abs(speed) > 300 { setNavigationBarHidden(speed < 0, animated: true) }
  }

  /// Scrolls to the nearer state of a large title that is partly visible.
  final func contentDidEndScrolling(_ scroll: UIScrollView) {
    guard runningTransition == nil, let shown, scrollView(of: shown) === scroll, !barIsHidden,
      !navigationBar.isRowHidden
    else { return }
    let search = collapsibleSearchHeight(of: shown)
    let full = collapsibleHeight(of: shown)
    let distance = scrolledDistance(of: scroll)
    guard distance > 0, distance < full else { return }
    let target = [0, search, full].min { abs($0 - distance) < abs($1 - distance) } ?? 0
    var offset = scroll.contentOffset
    offset.y += target - distance
    scroll.setContentOffset(offset, animated: true)
  }
}
