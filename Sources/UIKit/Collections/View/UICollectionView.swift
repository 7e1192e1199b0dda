/// A view that displays items arranged by a layout object.
///
/// Only visible elements have views. When the bounds change, the layout first decides whether they
/// invalidate it, then the bounds change and the layout is invalidated; it is prepared again before
/// the next frame.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The object that provides the items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The delegate, which is also that of the scroll view.
  @_nonoverride
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  /// The view behind all elements, which does not scroll.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue, with: backgroundView) }
  }

  /// The color behind a list; nil for other layouts.
  final var listBackground: UIView?

  /// Whether taps select items; true by default.
  open var allowsSelection = true
  /// Whether the prefetching data source is called before items are visible; true by default.
  ///
  /// Cells are created when they become visible.
  open var isPrefetchingEnabled = true
  /// The object that prepares the data of items early.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { displayedRect = nil }
  }
  /// Whether several items can be selected at once; false by default.
  open var allowsMultipleSelection = false
  /// Whether taps select items while the collection view is editing; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected at once while the collection view is editing; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether an item is selected when it receives the focus; it has no effect, as there is no focus.
  open var selectionFollowsFocus = false
  /// Whether the collection view is editing, which cells show with their accessories; false by default.
  open var isEditing = false {
    didSet { if isEditing != oldValue { updateEditing() } }
  }

  /// The layout; the storage of `collectionViewLayout`.
  final var layout: UICollectionViewLayout
  /// The number of items in each section; nil if the data source must be asked again.
  final var cachedCounts: [Int]?
  final var isPrepared = false
  /// The pending change of the content offset that invalidations requestedAttributes, in points.
  final var offsetAdjustment = CGPoint.zero
  /// The distance by which mirrored content can be scrolled, in points; 0 for other content.
  final var mirroredDistance: CGFloat = 0
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
  /// The mapping of the update for which the layout is being invalidated.
  final var pendingMap: UpdateMap?
  /// The displayed view that is configured again, which dequeuing returns.
  final var reconfiguredView: UICollectionReusableView?
  /// The item that the user moves; nil for none.
  final var movement: ItemMovement?
  /// The items whose data is prepared early.
  final var prefetching = Prefetching()
  /// The interactive change to another layout; nil outside of one.
  final var interactiveTransition: InteractiveLayoutTransition?
  /// The scroll views of sections that scroll on their own, by the section.
  final var orthogonalScrollers: [Int: OrthogonalScroller] = [:]
  /// The press that shows the menus of items.
  final var contextMenus: ListContextMenus?
  /// The cell whose actions are shown, and the pan that shows them.
  final var swipes: SwipeActionsController?

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
  public required init?(coder: NSCoder) { nil }

  /// The layout of the items; setting it replaces the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Discards all items, views and selections, and asks the data source again before the next
  /// frame.
  open func reloadData() {
    movement = nil
    swipes?.discard()
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

  /// Whether the layout may be mirrored; setting it invalidates the layout.
  override open var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { layout.invalidateLayout() } }
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
    showListBackground()
    super.layoutSubviews()
  }

  // MARK: Touches

  /// Highlights the item under a touch.
  override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let swipes, swipes.isOpen { return swipes.close(animated: true) }
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

  // MARK: Layout transitions

  /// Replaces the collection view's layout.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether elements move from their current to their new positions with animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the collection view's layout and calls a closure at the end.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether elements move from their current to their new positions with animation.
  ///   - completion: Called at the end with whether all animations finished, or immediately without
  ///     animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard layout !== self.layout else {
      completion?(true)
      return
    }
    animated ? transition(to: layout, completion) : replaceLayout(by: layout, completion)
  }

  /// Starts a change to another layout, which the `transitionProgress` of the returned layout controls.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - completion: Called after `finishInteractiveTransition()` or `cancelInteractiveTransition()` with whether
  ///     the animations finished, and whether the change was completed.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginInteractiveTransition(to: layout, completion)
  }

  /// Animates the rest of the interactive change to the new layout.
  open func finishInteractiveTransition() { endInteractiveTransition(finishes: true) }

  /// Animates the interactive change back to the old layout.
  open func cancelInteractiveTransition() { endInteractiveTransition(finishes: false) }

  // MARK: Movement

  /// Lifts an item, which then follows `updateInteractiveMovementTargetPosition(_:)`.
  ///
  /// - Returns: Whether the item can be moved, as the data source decides.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(ofItemAt: indexPath)
  }

  /// Moves the lifted item to a point of the content, and the other items out of its way.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }

  /// Drops the lifted item, and calls the data source with its new position.
  open func endInteractiveMovement() { endMovement() }

  /// Returns the lifted item to where it was.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Updates

  /// Animates several insertions, deletions, reloads and moves as one change.
  ///
  /// - Parameters:
  ///   - updates: Changes the data source's items and calls `insertItems(at:)` and the related
  ///     methods.
  ///   - completion: Called at the end with whether all animations finished.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update { batch in
      if let completion { batch.completions.append(completion) }
    } during: {
      updates?()
    }
  }

  /// Inserts items that the data source has added, at index paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertItems(at: indexPaths) }
  }

  /// Deletes items that the data source has removed, at index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deleteItems(at: indexPaths) }
  }

  /// Configures the cells of items again without replacing them; those of items that are not visible are
  /// configured when they are.
  ///
  /// - Precondition: The data source dequeues the same cells as before.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { reconfigure(path) }
  }

  /// Replaces the cells of items, at index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadItems(at: indexPaths) }
  }

  /// Moves an item from an index path before the update to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moveItem(at: indexPath, to: newIndexPath) }
  }

  /// Inserts sections that the data source has added, at indexes after the update.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertSections(sections) }
  }

  /// Deletes sections that the data source has removed, at indexes before the update.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deleteSections(sections) }
  }

  /// Replaces all views of sections, at indexes before the update.
  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadSections(sections) }
  }

  /// Moves a section from an index before the update to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.moveSection(section, to: newSection) }
  }

  // MARK: Items

  /// The number of sections, as the data source last returned it.
  open var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section, as the data source last returned it.
  ///
  /// - Precondition: The section exists.
  open func numberOfItems(inSection section: Int) -> Int {
    precondition(
      counts.indices.contains(section),
      "request for number of items in section \(section) when there are only \(counts.count) "
        + "sections in the collection view")
    return counts[section]
  }

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] { displayedCells.map(\.cell) }

  /// The index paths of the visible cells, in order.
  open var indexPathsForVisibleItems: [IndexPath] { displayedCells.map(\.indexPath) }

  /// Returns the visible supplementary views of a kind, in order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    displayedSupplementaryViews(elementKind).map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    displayedSupplementaryViews(elementKind).map(\.indexPath)
  }

  /// Returns the cell of an item; nil if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.item(at: indexPath)] as? UICollectionViewCell
  }

  /// Returns a supplementary view; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views[.supplementary(elementKind, at: indexPath)]
  }

  /// Returns the index path of a cell; nil if the collection view does not display it.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.element.flatMap { $0.category == .cell && views[$0] === cell ? $0.indexPath : nil }
  }

  /// Returns the index path of the frontmost item at a point of the content, visible or not; nil if
  /// none exists.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let pixel = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return visibleAttributes(in: pixel)
      .last {
        let area = visibleArea(of: $0.element, CGRect(origin: point, size: .zero))
        return $0.element.category == .cell && $0.frame.contains(area.origin)
      }?.indexPath
  }

  /// Returns the layout's attributes of an item; nil if it does not exist.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return placed(layout.layoutAttributesForItem(at: indexPath))
  }

  /// Returns the layout's attributes of a supplementary view; nil if it does not exist.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return placed(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  // MARK: Registration

  /// Returns a cell for an item, which a registration configures.
  open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    dequeueCell(using: registration, for: indexPath, item: item)
  }

  /// Returns a supplementary view, which a registration configures.
  open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    dequeueSupplementary(using: registration, for: indexPath)
  }

  /// Registers a class of cells under an identifier; nil removes the registration.
  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    registerCell(cellClass, identifier)
  }

  /// Registers a class of supplementary views of a kind under an identifier; nil removes the
  /// registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerView(viewClass, elementKind, identifier)
  }

  /// Returns a reusable cell or a new one of the registered class, with the layout's attributes of
  /// its item.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    registeredCell(identifier, for: indexPath)
  }

  /// Returns a reusable supplementary view or a new one of the registered class, with the layout's
  /// attributes.
  ///
  /// - Precondition: A class is registered for the kind and identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    registeredView(elementKind, identifier, for: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls until an item is at a position of the visible area, as far as the content allows.
  ///
  /// An empty position scrolls by the smallest distance that makes the item visible.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(toItemAt: indexPath, scrollPosition, animated: animated) }

  // MARK: Selection

  /// The index paths of the selected items in the order of their selection.
  open var indexPathsForSelectedItems: [IndexPath]? { cellSelection.indexPaths }

  /// Selects an item and scrolls to it, without calling the delegate.
  ///
  /// Does nothing unless `allowsSelection` is true. Scrolling to an item that does not exist raises UIKit's exception.
  ///
  /// - Parameters:
  ///   - indexPath: The item to select; nil deselects every item.
  ///   - animated: Whether the scrolling is animated.
  ///   - scrollPosition: Where the item is placed in the visible area; an empty value does not
  ///     scroll.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    _ = selectItem(at: indexPath, animated: animated)
    guard allowsSelection, let indexPath, !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath, animated: animated)
  }
}
