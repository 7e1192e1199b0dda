extension UIPageViewController {
  // MARK: Layout

  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  /// The slot of the page after the current one: 2, or 0 where pages follow one another to the left.
  private var forwardSlot: CGFloat {
    isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : 2
  }

  private func slot(_ direction: NavigationDirection) -> CGFloat {
    direction == .forward ? forwardSlot : 2 - forwardSlot
  }

  /// The distance between the origins of two pages, in points.
  private var pageLength: CGFloat {
    isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
  }

  private var offset: CGFloat {
    isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
  }

  private func point(_ offset: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  /// Moves a page to a slot: 0, 1 for the current page at rest, or 2.
  func place(_ page: UIViewController, inSlot slot: CGFloat) {
    let origin = slot * pageLength + spacing / 2
    let size = scrollView.bounds.size
    let pageView = page.loadedView()
    pageView.frame =
      isHorizontal
      ? CGRect(x: origin, y: 0, width: size.width - spacing, height: size.height)
      : CGRect(x: 0, y: origin, width: size.width, height: size.height - spacing)
    if pageView.superview !== scrollView { scrollView.addSubview(pageView) }
  }

  /// Adapts the scroll view and the current page to the size of the view.
  func layOutPages() {
    guard isViewLoaded else { return }
    var area = view.bounds
    if !indicator.isHidden {
      let bottom = view.safeAreaInsets.bottom
      area.size.height = max(area.height - Self.indicatorHeight - bottom, 0)
      indicator.frame = CGRect(
        x: area.minX, y: area.maxY, width: area.width, height: Self.indicatorHeight)
    }
    let frame = area.insetBy(
      dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    guard frame != scrollView.frame else { return }
    finishTurn(finished: false)
    adjusting {
      scrollView.frame = frame
      scrollView.contentSize =
        isHorizontal
        ? CGSize(width: 3 * frame.width, height: frame.height)
        : CGSize(width: frame.width, height: 3 * frame.height)
      recenter()
    }
  }

  private func adjusting(_ change: () -> Void) {
    let outer = isAdjusting
    isAdjusting = true
    change()
    isAdjusting = outer
  }

  /// Places the current page in the middle and scrolls there.
  private func recenter() {
    adjusting {
      if let current { place(current, inSlot: 1) }
      applyLimits()
      scrollView.contentOffset = point(pageLength)
    }
  }

  /// Excludes the slots without a page from the scrollable range.
  func applyLimits() {
    let isTurning = turn.map { !$0.isInteractive } ?? false
    let missing: (first: Bool, last: Bool) =
      forwardSlot == 2
      ? (neighbors.before.isMissing, neighbors.after.isMissing)
      : (neighbors.after.isMissing, neighbors.before.isMissing)
    let first = missing.first && !isTurning ? -pageLength : 0
    let last = missing.last && !isTurning ? -pageLength : 0
    let inset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
      : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
    adjusting { scrollView.contentInset = inset }
  }

  // MARK: Indicator

  /// The height of the area of the dots, in points, from general knowledge.
  private static var indicatorHeight: CGFloat { 37 }

  /// Shows the dots that the data source provides; vertical pages have none.
  func updateIndicator() {
    let count =
      isHorizontal && transitionStyle == .scroll
      ? dataSource?.presentationCount(for: self) ?? 0 : 0
    let wasHidden = indicator.isHidden
    indicator.isHidden = count <= 0
    indicator.numberOfPages = count
    if count > 0 { indicatedPage = dataSource?.presentationIndex(for: self) ?? 0 }
    if wasHidden != indicator.isHidden { viewIfLoaded?.setNeedsLayout() }
  }

  /// Turns to the page beside the current one whose dot a tap has chosen.
  func turnByIndicator() {
    let isLater = indicator.currentPage > indicatedPage
    if turn == nil { loadNeighbors() }
    guard turn == nil, let page = isLater ? neighbors.after.page : neighbors.before.page else {
      indicator.currentPage = indicatedPage
      return
    }
    let index = indicatedPage + (isLater ? 1 : -1)
    show(page, isLater ? .forward : .reverse, animated: true, nil)
    indicatedPage = index
  }

  // MARK: Turning by touches

  /// Requests the pages beside the current one from the data source.
  func loadNeighbors() {
    guard let current, let dataSource else { return }
    if case .unknown = neighbors.before {
      neighbors.before = .known(
        dataSource.pageViewController(self, viewControllerBefore: current))
    }
    if case .unknown = neighbors.after {
      neighbors.after = .known(dataSource.pageViewController(self, viewControllerAfter: current))
    }
    applyLimits()
  }

  /// Starts a transition when the scroll view reveals another page, and ends it when a touch drags
  /// past that page.
  func pagesDidScroll() {
    guard !isAdjusting, current != nil, pageLength > 0 else { return }
    if let turn, !turn.isInteractive { return }
    let distance = offset - pageLength
    if abs(distance) >= pageLength, turn != nil, scrollView.isTracking {
      let rest = distance - (distance < 0 ? -pageLength : pageLength)
      endTurn(completed: true, finished: true)
      loadNeighbors()
      adjusting { scrollView.contentOffset = point(pageLength + rest) }
      return
    }
    guard distance != 0 else { return }
    let direction: NavigationDirection =
      (distance > 0) == (forwardSlot == 2) ? .forward : .reverse
    if let turn, turn.direction != direction {
      let position = scrollView.contentOffset
      endTurn(completed: false, finished: true)
      adjusting { scrollView.contentOffset = position }
    }
    let neighbor = direction == .forward ? neighbors.after : neighbors.before
    guard turn == nil, let page = neighbor.page else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    beginTurn(Turn(page: page, direction: direction, isInteractive: true, completion: nil))
  }

  /// Ends the transition when the content is at rest.
  func pagesDidComeToRest() {
    guard !isAdjusting, !scrollView.isTracking else { return }
    finishTurn(finished: true)
  }

  /// Ends the transition at the nearest page.
  func finishTurn(finished: Bool) {
    guard let turn else { return }
    let isAtOther = pageLength > 0 && abs(offset - pageLength) >= pageLength / 2
    endTurn(completed: isAtOther || !turn.isInteractive, finished: finished)
  }

  // MARK: Turning

  private var isOnScreen: Bool {
    isViewLoaded && view.window != nil && appearance != .disappeared
  }

  /// Shows a page for `setViewControllers`.
  func show(
    _ page: UIViewController, _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    finishTurn(finished: false)
    scrollView.stopScrollingAndZooming()
    neighbors = (.unknown, .unknown)
    defer { updateIndicator() }
    guard page !== current else {
      applyLimits()
      completion?(true)
      return
    }
    guard isViewLoaded else {
      current?.removeFromParent()
      current = page
      addChild(page)
      page.didMove(toParent: self)
      completion?(true)
      return
    }
    layOutPages()
    let turn = Turn(
      page: page, direction: direction, isInteractive: false, completion: completion)
    let moves = animated && isOnScreen && current != nil && UIView.areAnimationsEnabled
    beginTurn(turn, animated: moves)
    if moves {
      applyLimits()
      scrollView.setContentOffset(point(slot(direction) * pageLength), animated: true)
    } else {
      scrollView.layoutIfNeeded()
      endTurn(completed: true, finished: true)
    }
  }

  private func beginTurn(_ turn: Turn, animated: Bool = true) {
    self.turn = turn
    addChild(turn.page)
    turn.page.loadViewIfNeeded()
    if isOnScreen {
      turn.page.beginAppearanceTransition(true, animated: animated)
      current?.beginAppearanceTransition(false, animated: animated)
    }
    place(turn.page, inSlot: slot(turn.direction))
  }

  private func endTurn(completed: Bool, finished: Bool) {
    guard let turn else { return }
    let old = current
    if completed {
      current = turn.page
      if !turn.isInteractive {
        neighbors = (.unknown, .unknown)
      } else if turn.direction == .forward {
        neighbors = (.known(old), .unknown)
      } else {
        neighbors = (.unknown, .known(old))
      }
    } else if isOnScreen {
      turn.page.beginAppearanceTransition(false, animated: true)
      old?.beginAppearanceTransition(true, animated: true)
    }
    if completed, turn.isInteractive { indicatedPage += turn.direction == .forward ? 1 : -1 }
    let (shown, hidden) = completed ? (turn.page, old) : (old, turn.page)
    self.turn = nil
    hidden?.willMove(toParent: nil)
    hidden?.viewIfLoaded?.removeFromSuperview()
    recenter()
    if isOnScreen {
      shown?.endAppearanceTransition()
      hidden?.endAppearanceTransition()
    }
    hidden?.removeFromParent()
    if completed { turn.page.didMove(toParent: self) }
    if turn.isInteractive {
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: old.map { [$0] } ?? [],
        transitionCompleted: completed)
    }
    turn.completion?(finished)
  }
}
