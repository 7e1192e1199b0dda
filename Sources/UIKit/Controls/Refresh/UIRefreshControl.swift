import QuartzCore

/// A control above the content of a scroll view, which is pulled to refresh the content.
///
/// It looks like the refresh controls of iOS 7 to 18. It is 60 points high, with blades of 3.5 by 10 points,
/// as measured on iOS. Pulled by 110 points, it sends `valueChanged` and turns: the distance is within the
/// 100 to 130 points of general knowledge. While it turns, the scroll view's `contentInset.top` is larger by
/// its height. `endRefreshing()` takes the space back in 0.3 s: 0.25 to 0.4 s are general knowledge.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  private static let threshold: CGFloat = 110
  private static let endDuration = 0.3

  private let wheel = BladeWheel(.refresh)
  private let label = UILabel(frame: .zero)
  private weak var scrollView: UIScrollView?
  /// The space above the content that is reserved for the control, in points.
  private var reserved: CGFloat = 0
  /// Whether the space is reserved, or taken back, when the finger lifts.
  private var isReservationPending = false
  private var isRemovalPending = false
  /// Whether a pull starts to refresh; not before the content has returned from the last pull.
  private var isArmed = true

  /// Creates a control, which is assigned to `refreshControl` of a scroll view.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    addSubview(wheel)
    addSubview(label)
    isUserInteractionEnabled = false
    showProgress(0)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Look

  /// The title below the wheel; nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      place()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the wheel; gray unless it is set.
  override open var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      wheel.color = newValue ?? .systemGray
    }
  }

  private var ownHeight: CGFloat {
    attributedTitle == nil
      ? Self.height : Self.height + label.sizeThatFits(.zero).height.rounded(.up)
  }

  /// Places the wheel and the title.
  override open func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: Self.height / 2)
    label.frame = CGRect(
      x: 0, y: Self.height - 8, width: bounds.width,
      height: max(bounds.height - Self.height + 4, 0))
  }

  /// Returns a size with the control's height, 60 points without a title.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  // MARK: Refreshing

  /// Whether the content is being refreshed.
  open private(set) var isRefreshing = false

  /// Starts to refresh, as a program does: without an event and without scrolling.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    guard let scrollView, !scrollView.isDragging else {
      isReservationPending = scrollView != nil
      return
    }
    let offset = scrollView.contentOffset
    reserve()
    scrollView.contentOffset = offset
  }

  /// Ends refreshing; the content moves back with animation, after the finger has lifted.
  open func endRefreshing() {
    guard isRefreshing else { return }
    (isRefreshing, isReservationPending) = (false, false)
    if scrollView?.isDragging == true {
      isRemovalPending = reserved > 0
      if reserved == 0 { wheel.stop() }
      return
    }
    takeBack(animated: true)
  }

  private func start() {
    isRefreshing = true
    (isRemovalPending, isArmed) = (false, false)
    isHidden = false
    wheel.alpha = 1
    wheel.turn()
  }

  private func reserve() {
    guard let scrollView, reserved == 0 else { return }
    reserved = ownHeight
    scrollView.contentInset.top += reserved
    place()
  }

  private func takeBack(animated: Bool) {
    guard let scrollView else { return }
    let height = reserved
    reserved = 0
    let isVisible = scrollView.contentOffset.y < -(scrollView.adjustedContentInset.top - height)
    if isVisible, scrollView.motion != nil { scrollView.stopMotion() }
    let changes = { [self] in
      scrollView.contentInset.top -= height
      wheel.alpha = 0
    }
    guard animated, isVisible, hasBeenShown else {
      changes()
      return ended()
    }
    UIView.animate(
      withDuration: Self.endDuration, delay: 0, options: .allowUserInteraction, animations: changes
    ) { [weak self] _ in self?.ended() }
  }

  private func ended() {
    guard !isRefreshing else { return }
    wheel.stop()
    wheel.alpha = 1
    contentDidMove()
  }

  // MARK: The scroll view

  final func enter(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.insertSubview(self, at: 0)
    place()
    if isRefreshing { reserve() }
  }

  final func leave(_ scrollView: UIScrollView) {
    if reserved > 0 { scrollView.contentInset.top -= reserved }
    reserved = 0
    self.scrollView = nil
    if superview === scrollView { removeFromSuperview() }
  }

  private func place() {
    guard let scrollView else { return }
    let top = scrollView.adjustedContentInset.top - reserved
    frame = CGRect(
      x: 0, y: scrollView.contentOffset.y + top, width: scrollView.bounds.width, height: ownHeight)
  }

  /// How far the content is pulled past its start, in points.
  private var pull: CGFloat {
    guard let scrollView else { return 0 }
    return -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - reserved)
  }

  /// Follows the content, and starts to refresh if it is pulled far enough.
  final func contentDidMove() {
    guard let scrollView else { return }
    place()
    if pull <= 0 { isArmed = true }
    guard !isRefreshing, !wheel.isTurning else { return }
    showProgress(pull / Self.threshold)
    guard isEnabled, isArmed, scrollView.isDragging, pull >= Self.threshold else { return }
    start()
    isReservationPending = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Reserves the space, or takes it back, before the content returns.
  final func dragWillEnd() {
    if isReservationPending, isRefreshing { reserve() }
    isReservationPending = false
    if isRemovalPending { takeBack(animated: false) }
    isRemovalPending = false
    if !isRefreshing, wheel.isTurning, reserved == 0 { ended() }
  }

  private func showProgress(_ fraction: CGFloat) {
    isHidden = !(fraction > 0)
    wheel.show(fraction)
  }
}
