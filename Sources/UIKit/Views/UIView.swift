import QuartzCore

/// A rectangle on the screen that draws itself, holds others and answers to touches.
@MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The class of the view's layer: a `CALayer`, or one of its subclasses.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that the view shows itself in.
  public let layer: CALayer

  final var orderedSubviews: [UIView] = []
  weak final var owningController: UIViewController?
  final var needsLayout = true
  /// Whether a layout was asked for here or in any of the subviews.
  final var expectsLayout = true
  final var needsDisplay = true
  final var animators: [AnimatorReference] = []
  final var attachedRecognizers: [UIGestureRecognizer] = []
  final var displayedBounds = CGRect.null
  private var dynamicBackgroundColor: UIColor?

  /// The view that this one stands in.
  public internal(set) weak final var superview: UIView?

  /// A number of the user's own to tell the view by.
  open var tag = 0
  /// Whether touches reach the view and those in it.
  open var isUserInteractionEnabled = true
  /// Whether the view takes more than one finger at a time.
  open var isMultipleTouchEnabled = false
  /// What the view does with its content when its bounds are of another size.
  open var contentMode = ContentMode.scaleToFill {
    didSet { setNeedsDisplay() }
  }

  /// Creates a view.
  ///
  /// - Parameter frame: Where the view stands in its superview, in points.
  public init(frame: CGRect) {
    let layerType = Self.layerClass as? CALayer.Type ?? CALayer.self
    layer = layerType.init()
    super.init()
    layer.delegate = self
    layer.frame = frame
  }

  /// Creates a view of size zero.
  override public convenience init() {
    self.init(frame: .zero)
  }

  /// Views are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Who is asked when the view does not answer: its controller, or else its superview.
  override open var next: UIResponder? { owningController ?? superview }

  /// What fills the view, nil for nothing; animatable.
  open var backgroundColor: UIColor? {
    get { dynamicBackgroundColor }
    set {
      dynamicBackgroundColor = newValue
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour that the view and those in it use to stand out; inherited where not set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      notifyTintColorChange()
    }
  }
  private var ownTintColor: UIColor?

  /// The tint colour became another one, here or further up.
  open func tintColorDidChange() {}

  private func notifyTintColorChange() {
    tintColorDidChange()
    for view in orderedSubviews where view.ownTintColor == nil { view.notifyTintColorChange() }
  }

  /// The appearance and the scale that the view is shown in.
  open var traitCollection: UITraitCollection { superview?.traitCollection ?? .current }

  /// The appearance or the scale that the view is shown in became another one.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Takes colours that depend on the appearance once more, here and in all subviews.
  final func refreshTraits() {
    if let dynamicBackgroundColor { backgroundColor = dynamicBackgroundColor }
    setNeedsDisplay()
    traitCollectionDidChange(nil)
    for view in orderedSubviews { view.refreshTraits() }
  }

  private static let noAction = NSNull()

  /// Returns what the view's layer does when one of its properties changes: inside an animation block,
  /// an animation to the new value; else `NSNull`, for nothing.
  ///
  /// What other layers do that have the view as their delegate is left to them.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return AnimationBlock.current?.action(for: self, forKey: event) ?? Self.noAction
  }

  /// Returns what the view shows in its layer; called when it needs display or its bounds changed.
  func displayContent() -> LayerContent { .none }

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in its superview's space, in points; animatable.
  open var frame: CGRect {
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }

  /// The view's own space, in points; animatable.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }

  /// The middle of the view in its superview's space, in points; animatable.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// What is done to the view about its center; animatable.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// As what the view collides in an animator; override for anything but the rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of a view that collides as a path, in points about its center; override to have one.
  open var collisionBoundingPath: UIBezierPath { missingBoundingPath }

  /// The opacity of the view with all that stands in it, from 0 to 1; animatable.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and all in it are left out, of touches as well.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether what stands in the view ends at its bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  private func resizing(_ change: () -> Void) {
    let size = layer.bounds.size
    change()
    guard layer.bounds.size != size else { return }
    setNeedsLayout()
    AnimationBlock.current?.noteResize(of: self)
    startAnimators()
  }

  /// Returns the size that suits the view best within a size; by default the one that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// What a view says where it has no size of its own in a direction.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that the view's content asks for, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  // MARK: Layout and display

  /// Places the subviews; override to place them by hand.
  open func layoutSubviews() {}

  /// Asks for a layout before the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    expectLayout()
  }

  /// Asks for what the view shows to be made anew before the next frame.
  open func setNeedsDisplay() {
    needsDisplay = true
    layer.need(.display)
  }

  // MARK: Touches

  /// Returns the view that a touch at a point of this view's space belongs to: the foremost one that
  /// contains it, or nil.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      !isBlockedByAnimation,
      self.point(inside: point, with: event)
    else { return nil }
    for view in orderedSubviews.reversed() {
      if let hit = view.hitTest(view.touchPoint(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether the view contains a point of its own space.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchBounds.contains(point)
  }

  /// A gesture is about to be recognized that would take touches away from the view; returns whether it may
  /// be.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hierarchy

  /// The window that the view stands in.
  open var window: UIWindow? { superview?.window }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has got another superview, or none.
  open func didMoveToSuperview() {}
  /// The view is about to come into another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has come into another window, or none.
  open func didMoveToWindow() {}
}

extension UIView {
  /// What a view does with its content when its bounds are of another size than the content.
  public enum ContentMode: Int, Sendable {
    /// Stretches it.
    case scaleToFill
    /// Makes it as large as fits, its proportions kept.
    case scaleAspectFit
    /// Makes it as small as covers the bounds, its proportions kept.
    case scaleAspectFill
    /// Draws it anew.
    case redraw
    /// Centers it.
    case center
    /// Puts it to the top.
    case top
    /// Puts it to the bottom.
    case bottom
    /// Puts it to the left.
    case left
    /// Puts it to the right.
    case right
    /// Puts it into the corner.
    case topLeft
    /// Puts it into the corner.
    case topRight
    /// Puts it into the corner.
    case bottomLeft
    /// Puts it into the corner.
    case bottomRight
  }
}
