/// Shows a data source's items where a layout says, and only those that are in sight.
///
/// A change of the bounds asks the layout first whether it becomes invalid, then takes place, and then
/// invalidates it; the new layout is prepared before the next frame.
@MainActor
open class UICollectionView: UIScrollView {
  /// Has the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Hears of selections and of what is shown; the scroll view's delegate too.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// What stands behind all elements, and stays where it is.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue, with: backgroundView) }
  }

  /// Whether items can be selected by taps.
  open var allowsSelection = true
  /// Whether a tap selects an item beside those that are selected already.
  open var allowsMultipleSelection = false

  /// Tells where the elements stand.
  final var layout: UICollectionViewLayout
  /// The numbers of items in the sections; nil where the data source has to be asked.
  final var knownCounts: [Int]?
  final var isPrepared = false
  /// How far the layout's last changes move the content, in points.
  final var offsetAdjustment = CGPoint.zero
  /// The bounds before those that a block is animating, in points; nil if none is.
  final var animatedBounds: CGRect?
  /// What of the content the views show, in points; nil where that has to be found anew.
  final var shownRect: CGRect?
  final var views = ElementViews<LayoutElement, ElementRank, UICollectionReusableView>()
  final var pool = ReusePool<ElementKind, UICollectionReusableView>()
  /// The element whose view is being made, and how it is to look.
  final var requested: UICollectionViewLayoutAttributes?
  /// What is being changed; nil between changes.
  final var change: LayoutChange?
  /// The changes that a block has made so far; nil outside of one.
  final var batch: UpdateBatch?
  final var cellSelection = CellSelection()

  /// Creates a collection view without items.
  ///
  /// - Parameters:
  ///   - frame: Where the view stands in its superview, in points.
  ///   - layout: Tells where the elements stand.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
  }

  /// Collection views are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Tells where the elements stand; setting it changes it without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Forgets all that is known of the items, and shows them anew before the next frame.
  open func reloadData() {
    for element in views.elements { endDisplaying(element) }
    cellSelection = CellSelection()
    let context = layout.makeInvalidationContext()
    context.scope = .everything
    layout.invalidateLayout(with: context)
  }

  // MARK: Geometry

  /// Where the view stands in its superview, in points; animatable.
  override open var frame: CGRect {
    get { super.frame }
    set {
      changingBounds(to: CGRect(origin: bounds.origin, size: newValue.size)) {
        super.frame = newValue
      }
    }
  }

  /// The part of the content that is shown, in points; animatable.
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

  /// Lays out anew, for the room that the layout has is another.
  override open func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.invalidateLayout()
  }

  /// Lets the layout say where content that is let go comes to rest.
  override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Prepares the layout if it is invalid, and shows what has come into sight.
  override open func layoutSubviews() {
    showElements()
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  // MARK: Touches

  /// Highlights the item under a finger.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    trackTouch(in: touches)
  }

  /// Selects the item that a finger leaves.
  override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endTracking(touches, selects: true)
  }

  /// Lets go of the item under a finger that drags.
  override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endTracking(touches, selects: false)
  }
}
