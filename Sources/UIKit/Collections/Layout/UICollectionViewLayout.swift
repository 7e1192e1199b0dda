/// The base class of layouts, which provide the attributes of a collection view's elements.
///
/// The collection view calls `prepare()` once after each invalidation, before any other method.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  weak final var owner: UICollectionView?
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout without elements.
  override public init() {
    super.init()
  }

  /// Returns nil: layouts do not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The collection view that uses the layout.
  open var collectionView: UICollectionView? { owner }

  /// The class of the layout's attributes; `UICollectionViewLayoutAttributes` by default.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts; `UICollectionViewLayoutInvalidationContext`
  /// by default.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The size of the content, in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// The direction of the user interface for which the layout computes positions; from left to right by
  /// default.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the positions horizontally where its direction is not
  /// `developmentLayoutDirection`; false by default, also in flow layouts.
  ///
  /// Mirrored content starts at the right edge: the content offset at the start is the largest one
  /// (Flipbook's choice).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Registers a class of decoration views of a kind; nil removes the registration.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Attributes

  /// Prepares the layout; override to compute positions in advance.
  open func prepare() {}

  /// Returns the attributes of all elements in a rectangle of the content, in points; nil by
  /// default.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell; nil by default.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a decoration view; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: Invalidation

  /// Invalidates the whole layout, which is prepared again before the next frame.
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Invalidates the parts of the layout that a context describes; overrides must call this
  /// implementation.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(context)
  }

  /// Returns whether new bounds, in points, invalidate the layout; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of an invalidation by new bounds, in points.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns whether the attributes that a view prefers invalidate the layout; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Returns the context of an invalidation by the attributes that a view prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns the context of an invalidation by an animator that has moved attributes.
  func makeAnimationContext() -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  // MARK: Offsets

  /// Returns the offset at which the content comes to rest after a drag; the proposed offset by
  /// default.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which the content would come to rest, in points.
  ///   - velocity: The velocity of the content, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns the content offset after an animated change, in points; the proposed offset by
  /// default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Movement

  /// Returns the index path at which an item that the user moves is placed; by default that of the item at the position, or
  /// the current one.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The current index path of the moved item.
  ///   - position: The center of the moved item, in points of the content.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let pixel = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    let target = (layoutAttributesForElements(in: pixel) ?? []).last {
      $0.element.category == .cell && $0.frame.contains(position)
    }
    return target?.indexPath ?? previousIndexPath
  }

  /// Returns the attributes of an item that the user moves; by default its own at the position, in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = copy ?? makeAttributes(for: .item(at: indexPath), frame: .zero)
    attributes.center = position
    attributes.zIndex = .max
    return attributes
  }

  /// Returns the context of an invalidation by items that the user moves.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.interactiveMovementTarget = targetPosition
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  /// Returns the context of an invalidation when the user has moved items, or the movement was canceled.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Updates

  /// Called before an animated update of items, after the new layout has been prepared.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the animations of an update have been created, before they start.
  open func finalizeCollectionViewUpdates() {}

  /// Called before an animated change of the bounds, after the new layout has been prepared.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the animations of a bounds change have been created, before they start.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout replaces this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after the animations of a layout change have been created, before they start.
  open func finalizeLayoutTransition() {}

  /// Returns the initial attributes of a cell that appears; nil for its final attributes.
  ///
  /// By default an inserted cell starts transparent, and any other cell at its previous position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.item(at: itemIndexPath))
  }

  /// Returns the final attributes of a cell that disappears; nil for its current attributes.
  ///
  /// By default a deleted cell ends transparent, and any other cell at its new position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.item(at: itemIndexPath))
  }

  /// Returns the initial attributes of a supplementary view that appears; nil for its final
  /// attributes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.supplementary(elementKind, at: elementIndexPath))
  }

  /// Returns the final attributes of a supplementary view that disappears; nil for its current
  /// attributes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.supplementary(elementKind, at: elementIndexPath))
  }

  /// Returns the initial attributes of a decoration view that appears; nil for its final
  /// attributes.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.decoration(elementKind, at: decorationIndexPath))
  }

  /// Returns the final attributes of a decoration view that disappears; nil for its current
  /// attributes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.decoration(elementKind, at: decorationIndexPath))
  }

  /// Returns the supplementary views to delete from remaining sections; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views to delete from remaining sections; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views to insert into existing sections; none by default.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views to insert into existing sections; none by default.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}
