import QuartzCore

/// A view that arranges views in a row or a column with constraints.
///
/// It displays nothing of its own but a background. Hidden views keep their place in
/// `arrangedSubviews` and take no space; a change of `isHidden` in an animation block is animated.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The spacing after a view that has no spacing of its own, or a spacing of 0.
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing of the system: 8 points between edges (measured on UIKit), or that between
  /// baselines.
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var arrangement = StackArrangement()

  /// Creates an empty stack view.
  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view that arranges views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view; archiving is not supported.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  // MARK: Views

  /// The arranged views, from start to end, which are subviews.
  ///
  /// Their order is independent of that of the subviews.
  open var arrangedSubviews: [UIView] { arrangement.views }

  /// Adds a view at the end of the arranged views, and as a subview if it isn't one.
  open func addArrangedSubview(_ view: UIView) {
    arrange(view, at: arrangement.views.count { $0 !== view })
  }

  /// Adds or moves a view to an index of the arranged views, and adds it as a subview if it isn't
  /// one.
  ///
  /// UIKit's exception for an index that is out of bounds stops the program.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let count = arrangement.views.count
    precondition(
      (0...count).contains(stackIndex),
      """
      index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or \
      equal to \(count)
      """)
    arrange(view, at: stackIndex)
  }

  private func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    // A view that has outlived its stack view still has the state of it.
    if view.arranged?.stack !== self {
      view.arranged = ArrangedState(stack: self)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    var views = arrangement.views
    views.removeAll { $0 === view }
    let place = min(index, views.count)
    views.insert(view, at: place)
    arrangement.views = views
    views.rank(viewAt: place)
    setNeedsArrangement()
  }

  /// Removes a view from the arranged views; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard view.arranged != nil, arrangement.views.contains(where: { $0 === view }) else { return }
    arrangement.views.removeAll { $0 === view }
    view.arranged?.finishHiding(of: view)
    view.arranged = nil
    setNeedsArrangement()
  }

  /// Removes a subview from the arranged views; overrides must call this implementation.
  override open func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Layout

  /// The direction in which the views are arranged; horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { axisDidChange() } }
  }
  /// The sizes and places along the axis; `fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// The sizes and places across the axis; `fill` by default.
  ///
  /// In a vertical stack view, `firstBaseline` is `leading`, and `lastBaseline` is `trailing`.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// The space between two views in points, rounded to pixels; 0 by default.
  ///
  /// In the distributions `equalSpacing` and `equalCentering`, it is the minimum.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }
  /// Whether a vertical stack view measures the space between the last baseline of a view and the
  /// first of the next; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether the views are arranged inside of `layoutMargins`; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Sets the space after an arranged view, in points, rounded to pixels; `spacingUseDefault` for the
  /// stack view's.
  ///
  /// It belongs to the view until it is no longer arranged, and has no effect while the view is
  /// hidden. Views that are not arranged are ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let state = arrangedSubview.arranged, state.stack === self,
      state.customSpacing != spacing
    else { return }
    state.customSpacing = spacing
    setNeedsArrangement()
  }

  /// Returns the space that was set after an arranged view, in points; `spacingUseDefault` for others.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    guard let state = arrangedSubview.arranged, state.stack === self else {
      return Self.spacingUseDefault
    }
    return state.customSpacing ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  /// Stack views consist of constraints.
  override open class var requiresConstraintBasedLayout: Bool { true }

  private func axisDidChange() {
    for view in arrangedSubviews { view.contentPrioritiesDidChange() }
    setNeedsArrangement()
  }

  /// Requests that the constraints follow a change of the arrangement.
  final func setNeedsArrangement() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
    arranged?.stack?.contentSizeDidChange(of: self)
  }

  /// Updates the constraints of the arranged views; overrides must call this implementation last.
  override open func updateConstraints() {
    arrangement.update(in: self)
    super.updateConstraints()
  }

  /// Updates constraints that depend on the size of the content of an arranged view.
  final func contentSizeDidChange(of view: UIView) {
    if arrangement.dependsOnContentSize {
      setNeedsArrangement()
    } else {
      arranged?.stack?.contentSizeDidChange(of: self)
    }
  }

  /// The first arranged view of a vertical stack view, or the tallest of a horizontal one.
  override open var forFirstBaselineLayout: UIView {
    let view = axis == .vertical ? arrangement.visibleViews.first : tallestView
    return view?.forFirstBaselineLayout ?? self
  }
  /// The last arranged view of a vertical stack view, or the tallest of a horizontal one.
  override open var forLastBaselineLayout: UIView {
    let view = axis == .vertical ? arrangement.visibleViews.last : tallestView
    return view?.forLastBaselineLayout ?? self
  }

  /// The first one of the tallest visible views.
  private var tallestView: UIView? {
    var tallest: UIView?
    for view in arrangement.visibleViews
    where view.bounds.height > tallest?.bounds.height ?? -1 {
      tallest = view
    }
    return tallest
  }
}
