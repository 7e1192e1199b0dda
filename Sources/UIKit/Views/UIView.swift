import QuartzCore

/// An object that manages a rectangular area on the screen: its content, its subviews, and its touches.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The class of the view's layer: `CALayer`, the default, or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that renders the view.
  ///
  /// A subclass can override it with a property of its `layerClass`.
  open var layer: CALayer { ownLayer }
  private final let ownLayer: CALayer

  /// The observers of properties; nil for none.
  public nonisolated(unsafe) final var keyValueObservers: KeyValueObservers?
  final var extras: ViewExtras?
  final var orderedSubviews: [UIView] = []
  weak final var owningController: UIViewController?
  final var needsDisplay = true
  final var animators: [AnimatorReference] = []
  final var attachedRecognizers: [UIGestureRecognizer] = []
  final var displayedBounds = CGRect.null
  final var arranged: ArrangedState?
  final var dynamicBackgroundColor: UIColor?
  final var styleOverride = UIUserInterfaceStyle.unspecified

  /// The superview, or nil.
  open internal(set) weak var superview: UIView?

  /// A name for tests, which touches may refer to; nil by default.
  open var accessibilityIdentifier: String?
  /// An integer that identifies the view in the app; 0 by default.
  open var tag = 0
  /// Whether the view and its descendants receive touches; true by default.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time; false by default.
  open var isMultipleTouchEnabled = false
  /// How the view lays out its content when its bounds change; `scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill {
    didSet { contentModeDidChange() }
  }

  /// Creates a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public init(frame: CGRect) {
    let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
    ownLayer = layerType.init(copying: nil)
    super.init()
    layer.delegate = self
    layer.requestLayout()
    layer.need(
      Self.requiresConstraintBasedLayout ? .constraintsAndUpdate : .constraintUpdate)
    layer.frame = frame
  }

  /// Creates a view with a frame of zero.
  override public convenience init() {
    self.init(frame: .zero)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The next responder: the view's controller, or else its superview.
  override open var next: UIResponder? { owningController ?? superview }

  /// The background color, or nil for a transparent background, which is the default; animatable.
  open var backgroundColor: UIColor? {
    get { dynamicBackgroundColor }
    set {
      dynamicBackgroundColor = newValue
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color of the view and its descendants; nil restores the default, the superview's.
  open var tintColor: UIColor! {
    get { adjusted(storedTintColor ?? superview?.tintColor ?? .systemBlue) }
    set {
      storedTintColor = newValue
      notifyTintColorChange()
    }
  }
  final var storedTintColor: UIColor?

  /// Called when the view's tint color has changed, by its own value or by a superview's.
  open func tintColorDidChange() {}

  /// The traits of the view's environment.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Called when the traits of the view's environment have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  private static let noAction = NSNull()

  /// Returns the action for a change of a property of the view's layer: in an animation block, an animation to the new
  /// value; otherwise `NSNull`, for an immediate change.
  ///
  /// For other layers that have the view as their delegate, returns nil, which leaves the action to them.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    guard AnimationBlock.current != nil, CALayer.isViewProperty(event) else { return Self.noAction }
    return blockAction(forKey: event) ?? Self.noAction
  }

  /// What layouts need to know of the content.
  var contentTraits: ContentTraits { ContentTraits() }

  /// Returns the height of the content within a width, in points, where it depends on the width.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// Returns the content to display in the view's layer; called when the view needs display or its bounds have changed.
  func displayContent() -> LayerContent { .none }

  /// The smallest rectangle that encloses the view, in the superview's coordinates and in points; animatable.
  open var frame: CGRect {
    get { layer.frame }
    set { changing("frame") { resizing { layer.frame = newValue } } }
  }

  /// The bounds in the view's own coordinates, in points; animatable.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changing("bounds") { resizing { layer.bounds = newValue } } }
  }

  /// The center in the superview's coordinates, in points; animatable.
  open var center: CGPoint {
    get { layer.position }
    set { changing("center") { moving { layer.position = newValue } } }
  }

  /// The transform applied to the view about its center; the identity by default; animatable.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changing("transform") { moving { layer.setAffineTransform(newValue) } } }
  }

  /// The type of the shape with which the view takes part in collisions; override it for a shape other than the
  /// rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The path with which the view takes part in collisions if its type is `path`, in points relative to its center;
  /// override it to provide one.
  open var collisionBoundingPath: UIBezierPath { missingBoundingPath }

  /// The opacity of the view and its descendants, from 0 to 1; 1 by default; animatable.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { changing("alpha") { layer.opacity = Float(newValue) } }
  }

  /// Whether the view and its descendants are hidden, which also excludes them from touches; false by default.
  open var isHidden: Bool {
    get { arranged?.animatedHidden ?? layer.isHidden }
    set { changing("isHidden") { hide(newValue) } }
  }

  /// Whether the view's content and subviews are clipped to its bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view whose alpha multiplies that of the view, in the coordinates of the view's bounds; nil by default.
  open var mask: UIView? {
    get { extras?.mask }
    set { setMask(newValue) }
  }
  /// Whether the view is declared to fill its bounds, so that it is black where it does not draw; true by default.
  open var isOpaque: Bool {
    get { extras?.isOpaque ?? true }
    set { setOpaque(newValue) }
  }
  /// The number of pixels per point of the contexts that draw the view; by default, that of the traits.
  open var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? traitCollection.displayScale }
    set { demandedExtras.contentScaleFactor = newValue }
  }
  /// Whether no other view of the window receives touches while this one has one; false by default.
  open var isExclusiveTouch: Bool {
    get { extras?.isExclusiveTouch ?? false }
    set { demandedExtras.isExclusiveTouch = newValue }
  }
  /// Ends the editing of the view or of a descendant, and returns whether none of them is the first responder.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { stopEditing() }

  final var margins = LayoutMargins()

  /// The margins of the view's content, in points; 8 on every edge by default.
  ///
  /// The safe area and the superview's margins add to the values that are set, as `insetsLayoutMarginsFromSafeArea` and
  /// `preservesSuperviewLayoutMargins` define. Those of a view controller's root view are at least the system's
  /// minimum.
  open var layoutMargins: UIEdgeInsets {
    get { margins.effective(in: self) }
    set { changeMargins { $0.base = .fixed(newValue) } }
  }

  /// The margins of the view's content, in points, whose sides depend on the view's direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { .init(layoutMargins, direction: effectiveUserInterfaceLayoutDirection) }
    set { changeMargins { $0.base = .directional(newValue) } }
  }

  /// Whether the safe area is added to `layoutMargins`; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.includesSafeArea }
    set { changeMargins { $0.includesSafeArea = newValue } }
  }

  /// Whether `layoutMargins` are at least the part of the superview's that covers the view; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.includesSuperview }
    set { changeMargins { $0.includesSuperview = newValue } }
  }

  /// Called when `layoutMargins` have changed.
  open func layoutMarginsDidChange() {}

  /// The insets of the part of the view that bars and the device's corners and camera do not cover, in points; zero
  /// outside of a window.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// Called when `safeAreaInsets` have changed.
  open func safeAreaInsetsDidChange() {}

  /// Returns the safe area insets that apply to the subviews.
  func safeAreaInsetsForSubviews() -> UIEdgeInsets { safeAreaInsets }

  /// Returns the size that best fits a given size; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that best fits its content.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// Returns the size nearest to a target size, in points, that satisfies the constraints of the view and its
  /// descendants; the target has the priority `fittingSizeLevel`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to a target size, in points, that satisfies the constraints of the view and its
  /// descendants; in a direction with the required priority, the target.
  ///
  /// Without constraints, it is the current size in the other directions.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The target size for the smallest size that satisfies the constraints.
  open class var layoutFittingCompressedSize: CGSize { .zero }
  /// The target size for the largest size that satisfies the constraints: 10,000 by 10,000 points.
  open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The value of an intrinsic size in a direction without one.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The natural size of the content, in points; by default, `noIntrinsicMetric` in both directions.
  ///
  /// It is that of the alignment rectangle.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Requests that the constraints follow a change of `intrinsicContentSize`.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  final var layoutRecord: ViewLayoutRecord?
  final var hasUpdatedConstraints = false

  /// How the view's frame follows a change of its superview's size; empty by default.
  open var autoresizingMask = AutoresizingMask() {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }
  /// Whether the subviews follow changes of the size as their `autoresizingMask` requires; true by default.
  open var autoresizesSubviews = true
  /// Whether the frame and `autoresizingMask` determine the layout of the view, in place of constraints; true by
  /// default.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutRecord?.translatesMask ?? true }
    set { translateMask(newValue) }
  }
  /// The insets from the frame to the alignment rectangle, on which constraints act; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }

  /// The view with the first baseline: this view, whose baseline is its bottom edge, or a descendant.
  open var forFirstBaselineLayout: UIView { self }
  /// The view with the last baseline: this view, whose baseline is its bottom edge, or a descendant.
  open var forLastBaselineLayout: UIView { self }

  /// Whether the class depends on constraints; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns whether an update of the view's constraints is pending.
  open func needsUpdateConstraints() -> Bool { layoutRecord?.needsUpdate ?? false }

  /// Requests a call of `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }

  /// Updates the view's constraints; overrides must call this implementation last.
  open func updateConstraints() {}

  /// Updates the constraints of the view and its descendants if an update is pending.
  open func updateConstraintsIfNeeded() { updatePendingConstraints() }

  /// Whether the content is mirrored in right-to-left layouts; `unspecified` by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      layoutDirectionDidChange()
      updateLayoutMargins()
    }
  }
  /// The direction in which the view's content is arranged: that of its traits, unless `semanticContentAttribute`
  /// determines another.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: inheritedLayoutDirection)
  }

  /// Lays out the subviews: sets the frames that constraints determine.
  ///
  /// Override it to set other frames.
  open func layoutSubviews() { applyConstraints() }

  /// Lays out the subviews when the view's layer needs layout.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    owningController?.viewWillLayOut()
    layoutSubviews()
    owningController?.viewDidLayOut()
  }

  /// Lays out the subviews immediately, in this view and in its descendants, if a layout is pending.
  open func layoutIfNeeded() { layOutWithConstraints() }

  /// Requests a layout of the subviews before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Requests that the view be displayed again before the next frame.
  open func setNeedsDisplay() {
    needsDisplay = true
    layer.need(.display)
  }

  /// Requests that a part of the view be displayed again; all of it is.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the view in the current context when it is displayed; `rect` is its bounds.
  open func draw(_ rect: CGRect) {}

  /// Draws a layer whose delegate is the view; of its own layer, what `draw(_:)` draws.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }

  /// Leaves the contents of a layer whose delegate is the view to `draw(_:in:)`.
  open func display(_ layer: CALayer) { CALayer.displayIsMissing() }

  /// Returns the frontmost descendant, including this view, that contains a point and receives touches, or nil.
  ///
  /// The point is in this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether the view contains a point in its own coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchBounds.contains(point)
  }

  /// Returns whether a gesture recognizer may recognize its gesture and thereby cancel touches of the view; true by
  /// default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The gesture recognizers attached to the view, in the order in which they were added; nil if none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a gesture recognizer, which is removed from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a gesture recognizer and cancels its current gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Converts a point from this view's coordinate system to another view's, or to the window's if `view` is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? window)?.layer)
  }

  /// Converts a point from another view's coordinate system, or the window's if `view` is nil, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? window)?.layer)
  }

  /// Converts a rectangle from this view's coordinate system to another view's, or to the window's if `view` is nil.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? window)?.layer)
  }

  /// Converts a rectangle from another view's coordinate system, or the window's if `view` is nil, to this view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? window)?.layer)
  }

  /// The window that contains the view, or nil.
  open var window: UIWindow? { superview?.window }

  /// Called when a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the superview is about to change; `newSuperview` is nil for a removal.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called when the window is about to change; `newWindow` is nil for a removal.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}

  /// The immediate subviews, from back to front.
  open var subviews: [UIView] { orderedSubviews }

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view) { $0.count } }

  /// Inserts a view at an index of the subviews, where 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Inserts a view in front of one of the subviews.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { views in
      views.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? views.count
    }
  }

  /// Inserts a view behind one of the subviews.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { views in views.firstIndex { $0 === siblingSubview } ?? views.count }
  }

  /// Moves a subview in front of the other subviews.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: orderedSubviews.count - 1)
  }

  /// Moves a subview behind the other subviews.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Exchanges the subviews at two indices.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Returns whether this view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the first view with a tag among this view and its descendants, or nil.
  open func viewWithTag(_ tag: Int) -> UIView? {
    tag == self.tag ? self : orderedSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
}
