import Timing

/// A table or collection view whose rows have actions that a swipe shows.
@MainActor
protocol SwipingList: UIScrollView {
  /// Returns the row at a point of the content; nil for none.
  func swipedRow(at point: CGPoint) -> IndexPath?
  /// Returns the cell of a row; nil if it is not visible.
  func swipedCell(at indexPath: IndexPath) -> UIView?
  /// Returns the frame of a row that is not swiped, in points of the content.
  func swipedFrame(of indexPath: IndexPath) -> CGRect?
  /// Returns the actions at an edge of a row; nil for none.
  func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func willSwipe(at indexPath: IndexPath)
  func didSwipe(at indexPath: IndexPath)
}

/// The swipe that shows the actions of a list's rows.
@MainActor
final class SwipeActionsController: NSObject, UIGestureRecognizerDelegate {
  /// How long rows take to open and close, in seconds (Flipbook's choice).
  private static let duration: TimeInterval = 0.35
  /// The least speed that opens or closes a row, in points per second (Flipbook's choice).
  private static let flickSpeed: CGFloat = 300

  /// The row whose actions are shown.
  private struct Row {
    let indexPath: IndexPath
    let isLeading: Bool
    let configuration: UISwipeActionsConfiguration
    let view: SwipePullView
    /// The distance of the row from its place, in points: positive at the leading edge.
    var offset: CGFloat = 0
    var start: CGFloat = 0
  }

  private unowned let list: any SwipingList
  private var row: Row?
  /// Whether the swipe that begins is toward the trailing edge, which shows the actions at the leading edge.
  private var isLeadingSwipe = false
  private let pan = UIPanGestureRecognizer()

  init(_ list: any SwipingList) {
    self.list = list
    super.init()
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.follow() }
    list.addGestureRecognizer(pan)
  }

  /// Whether the actions of a row are shown.
  var isOpen: Bool { row != nil }

  func isShown(at indexPath: IndexPath?) -> Bool { indexPath != nil && row?.indexPath == indexPath }

  /// Returns the distance of a row from its place, in points.
  func offset(at indexPath: IndexPath) -> CGFloat {
    guard let row, row.indexPath == indexPath else { return 0 }
    return sign(row) * abs(row.offset)
  }

  /// Returns the view of an action of a row; nil unless a swipe shows it.
  func actionView(_ index: Int, at indexPath: IndexPath, isLeading: Bool) -> UIView? {
    guard let row, row.indexPath == indexPath, row.isLeading == isLeading,
      row.configuration.actions.indices.contains(index)
    else { return nil }
    return row.view.button(index)
  }

  private func sign(_ row: Row) -> CGFloat { row.isLeading == list.isRightToLeft ? -1 : 1 }

  // MARK: The gesture

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let translation = pan.translation(in: list)
    guard abs(translation.x) > abs(translation.y) else { return false }
    let point = pan.location(in: list)
    let origin = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
    guard let indexPath = list.swipedRow(at: origin) else { return false }
    if let row, row.indexPath == indexPath { return true }
    let isLeading = (translation.x > 0) != list.isRightToLeft
    isLeadingSwipe = isLeading
    return list.swipeActions(at: indexPath, isLeading: isLeading)?.actions.isEmpty == false
  }

  private func follow() {
    switch pan.state {
    case .began: begin()
    case .changed: move()
    case .ended, .cancelled, .failed: end(isCanceled: pan.state != .ended)
    case .possible: break
    }
  }

  private func begin() {
    let translation = pan.translation(in: list)
    let point = pan.location(in: list)
    let origin = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
    guard let indexPath = list.swipedRow(at: origin) else { return }
    if row?.indexPath != indexPath {
      close(animated: true)
      show(indexPath, isLeading: isLeadingSwipe)
    }
    let offset = row?.offset ?? 0
    row?.start = offset
    move()
  }

  private func show(_ indexPath: IndexPath, isLeading: Bool) {
    guard let configuration = list.swipeActions(at: indexPath, isLeading: isLeading),
      !configuration.actions.isEmpty, let cell = list.swipedCell(at: indexPath)
    else { return }
    list.willSwipe(at: indexPath)
    let view = SwipePullView(configuration, isLeading: isLeading != list.isRightToLeft) {
      [weak self] in self?.perform($0)
    }
    list.insertSubview(view, belowSubview: cell)
    row = Row(
      indexPath: indexPath, isLeading: isLeading, configuration: configuration, view: view)
    UIView.performWithoutAnimation { place() }
    (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  private func move() {
    guard let row, let frame = list.swipedFrame(of: row.indexPath) else { return }
    let distance = row.start + pan.translation(in: list).x * sign(row)
    let full = row.view.fullWidth
    let canPerform = row.configuration.performsFirstActionWithFullSwipe
    let limit = canPerform ? frame.width : full
    self.row?.offset =
      distance <= limit
      ? max(distance, 0)
      : limit
        + CGFloat(
          RubberBand(dimension: Double(frame.width)).stretch(for: Double(distance - limit)))
    row.view.isExpanded = canPerform && distance > expansionDistance(row, frame)
    place()
  }

  /// The distance at which the first action expands, in points: past all actions and half of the row (Flipbook's choice).
  private func expansionDistance(_ row: Row, _ frame: CGRect) -> CGFloat {
    max(row.view.fullWidth + 40, frame.width / 2)
  }

  private func end(isCanceled: Bool) {
    guard let row else { return }
    let velocity = pan.velocity(in: list).x * sign(row)
    let full = row.view.fullWidth
    if !isCanceled, row.view.isExpanded {
      return performFirst()
    }
    let opens =
      isCanceled
      ? row.start > 0
      : abs(velocity) > Self.flickSpeed ? velocity > 0 : row.offset > full / 2
    opens ? animate(to: full) : close(animated: true)
  }

  // MARK: Motion

  /// Shows the actions at the trailing edge of a row.
  func open(at indexPath: IndexPath) {
    guard row?.indexPath != indexPath else { return }
    close(animated: true)
    show(indexPath, isLeading: false)
    if let full = row?.view.fullWidth { animate(to: full) }
  }

  private func animate(to offset: CGFloat, _ completion: (() -> Void)? = nil) {
    row?.offset = offset
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction]
    ) {
      self.place()
    } completion: { _ in
      completion?()
    }
  }

  /// Hides the actions.
  func close(animated: Bool) {
    guard let row else { return }
    let (cell, frame) = (list.swipedCell(at: row.indexPath), list.swipedFrame(of: row.indexPath))
    self.row = nil
    let changes = {
      if let cell, let frame { cell.center.x = frame.midX }
      if let frame { row.view.frame = Self.frame(of: row, in: frame, offset: 0, self.sign(row)) }
      row.view.layoutIfNeeded()
    }
    let end = {
      row.view.removeFromSuperview()
      self.list.didSwipe(at: row.indexPath)
      (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
    guard animated else {
      UIView.performWithoutAnimation(changes)
      return end()
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction], animations: changes
    ) { _ in
      end()
    }
  }

  /// Removes the actions of a row that is about to be replaced.
  func discard() {
    guard let row else { return }
    self.row = nil
    list.didSwipe(at: row.indexPath)
    UIView.animate(withDuration: 0.3) {
      row.view.frame.size.height = 0
      row.view.alpha = 0
    } completion: { _ in
      row.view.removeFromSuperview()
    }
  }

  private static func frame(
    of row: Row, in frame: CGRect, offset: CGFloat, _ sign: CGFloat
  ) -> CGRect {
    CGRect(
      x: sign > 0 ? frame.minX : frame.maxX - offset, y: frame.minY, width: offset,
      height: frame.height)
  }

  private func place() {
    guard let row, let frame = list.swipedFrame(of: row.indexPath) else { return }
    let sign = sign(row)
    list.swipedCell(at: row.indexPath)?.center.x = frame.midX + sign * row.offset
    row.view.frame = Self.frame(of: row, in: frame, offset: row.offset, sign)
    row.view.layoutIfNeeded()
  }

  // MARK: Actions

  private func performFirst() {
    guard let row, let frame = list.swipedFrame(of: row.indexPath) else { return }
    animate(to: frame.width)
    perform(0, of: row)
  }

  private func perform(_ index: Int) {
    if let row { perform(index, of: row) }
  }

  private func perform(_ index: Int, of row: Row) {
    let action = row.configuration.actions[index]
    action.handler(action, row.view.button(index)) { [weak self] _ in
      guard let self, self.row?.view === row.view else { return }
      self.close(animated: true)
    }
  }
}
