import QuartzCore

/// A rectangle that takes part in Auto Layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that owns the guide, in whose coordinates its frame is; nil for none.
  ///
  /// Setting it adds the guide to the view, or removes it from its owner.
  open weak var owningView: UIView? {
    didSet { if owningView !== oldValue { ownerDidChange(from: oldValue) } }
  }
  /// A name for debugging.
  open var identifier = ""
  /// What determines the frame.
  final let kind: GuideKind
  final var item: LayoutItem?

  /// Creates a guide without an owner.
  override public init() {
    kind = .free
    super.init()
  }

  init(kind: GuideKind) {
    self.kind = kind
    super.init()
  }

  /// The rectangle in the owning view's coordinates, in points; zero if no constraint mentions the
  /// guide.
  open var layoutFrame: CGRect { currentFrame }
  /// The left or right edge at which lines of text start.
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The left or right edge at which lines of text end.
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { length(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { length(.height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }

  /// The constraints that affect the guide along an axis, for debugging.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffecting(along: axis)
  }

  /// Whether the constraints do not determine the frame, for debugging.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// The class, the identifier, the frame and the owner.
  override open var description: String {
    MainActor.assumeIsolated { text }
  }
}

/// What determines the frame of a layout guide.
enum GuideKind {
  /// Constraints.
  case free
  /// The safe area of the owning view.
  case safeArea
  /// The margins of the owning view.
  case margins
  /// The margins of the owning view, with a limited width.
  case readable
  /// The content of the owning scroll view.
  case scrollContent
  /// The visible rectangle of the owning scroll view.
  case scrollFrame
  /// The space that bars cover at the top.
  case topBars
  /// The space that bars cover at the bottom.
  case bottomBars
}
