/// A view that displays items arranged by a layout object.
///
/// Only visible elements have views. When the bounds change, the layout first decides whether they
/// invalidate it, then the bounds change and the layout is invalidated; it is prepared again before
/// the next frame.
@MainActor
open class UICollectionView: UIScrollView {
  /// The object that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The delegate, which is also that of the scroll view.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// The view behind all elements, which does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue, with: backgroundView) }
  }

  /// Whether taps select items; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected at once; false by default.
  open var allowsMultipleSelection = false

  /// The layout; the storage of `collectionViewLayout`.
  final var layout: UICollectionViewLayout
  /// The number of items in each section; nil if the data source must be asked again.
  final var cachedCounts: [Int]?
  final var isPrepared = false
  /// The pending change of the content offset that invalidations requestedAttributes, in points.
  final var offsetAdjustment = CGPoint.zero
  /// The bounds before a change in the current animation block, in points; nil if none exists.
  final var animatedBounds: CGRect?
  /// The part of the content that the views show, in points; nil if the views must be updated.
  final var displayedRect: CGRect?
  final var views = ElementViews<LayoutElement, ElementRank, UICollectionReusableView>()
  final var pool = ReusePool<ElementKind, UICollectionReusableView>()
  /// The attributes of the element whose view is being created.
  final var requestedAttributes: UICollectionViewLayoutAttributes?
  /// The current change; nil outside of an update.
  final var change: LayoutChange?
  /// The batch that the current `performBatchUpdates` call collects; nil outside of one.
  final var batch: UpdateBatch?
  final var cellSelection = CellSelection()

  /// Creates a collection view without items.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view in its superview, in points.
  ///   - layout: The layout of the items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  /// Returns nil: collection views do not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The layout of the items; setting it replaces the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Discards all items, views and selections, and asks the data source again before the next
  /// frame.
  open func reloadData() {
    for element in views.elements { removeView(element) }
    cellSelection = CellSelection()
    let context = layout.makeInvalidationContext()
    context.scope = .everything
    layout.invalidateLayout(with: context)
  }

  // MARK: Geometry

  /// The frame of the view in its superview, in points; animatable.
  override open var frame: CGRect {
    get { super.frame }
    set {
      changingBounds(to: CGRect(origin: bounds.origin, size: newValue.size)) {
        super.frame = newValue
      }
    }
  }

  /// The visible part of the content, in points; animatable.
  override open var bounds: CGRect {
    get { super.bounds }
    set { changingBounds(to: newValue) { super.bounds = newValue } }
  }

  private func changingBounds(to bounds: CGRect, _ change: () -> Void) {
    guard bounds != self.bounds else { return change() }
    if AnimationBlock.current != nil, animatedBounds == nil { animatedBounds = self.bounds }
    let isInvalidated = layout.shouldInvalidateLayout(forBoundsChange: bounds)
    let context = isInvalidated ? layout.invalidationContext(forBoundsChange: bounds) : nil
    change()
    if let context { layout.invalidateLayout(with: context) }
    setNeedsLayout()
  }

  /// Invalidates the layout, whose available area has changed.
  override open func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
  }

  /// Returns the offset that the layout proposes for content that comes to rest.
  override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Prepares the layout if it is invalid and updates the visible views.
  override open func layoutSubviews() {
    showElements()
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  // MARK: Touches

  /// Highlights the item under a touch.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    trackTouch(in: touches)
  }

  /// Selects the item in which the touch ends.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTracking(touches, selects: true)
  }

  /// Unhighlights the item of a canceled touch.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endTracking(touches, selects: false)
  }
}
