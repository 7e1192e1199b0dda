/// Tells where the elements of a collection view stand; a class to derive from.
///
/// The collection view calls `prepare()` before it asks for anything, once after each invalidation.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view whose layout this is.
  weak final var owner: UICollectionView?
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// Creates a layout of nothing.
  override public init() {
    super.init()
  }

  /// Layouts are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The collection view that has the layout.
  open var collectionView: UICollectionView? { owner }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that tell what has become invalid.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The size of all content in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Names the class of the decoration views of a kind; nil for none.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Attributes

  /// Prepares a new layout; override to compute it.
  open func prepare() {}

  /// Returns the attributes of all elements in a rectangle of the content, in points; nil unless
  /// overridden.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of a cell; nil unless overridden.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a supplementary view; nil unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Returns the attributes of a decoration view; nil unless overridden.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  // MARK: Invalidation

  /// Asks for a new layout before the next frame.
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Asks for a new layout of what a context says before the next frame; overrides call this
  /// implementation.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutBecameInvalid(context)
  }

  /// Returns whether new bounds, in points, need a new layout; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns what becomes invalid with new bounds, in points.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns whether the attributes that a view prefers to its own need a new layout; false unless
  /// overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// Returns what becomes invalid with the attributes that a view prefers to its own.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Returns what becomes invalid when an animator has moved attributes.
  func makeAnimationContext() -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  // MARK: Offsets

  /// Returns where the content comes to rest after a drag; the proposed offset unless overridden.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would come to rest, in points.
  ///   - velocity: The finger's velocity when it left, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Returns where the content stands after an animated change; the proposed offset, in points, unless
  /// overridden.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// Items are about to be inserted, deleted or moved; the new layout has been prepared.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// The animations of inserted, deleted and moved items have been made, and are about to start.
  open func finalizeCollectionViewUpdates() {}

  /// The bounds, in points, are changing in an animation; the new layout has been prepared.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// The animations of changed bounds have been made, and are about to start.
  open func finalizeAnimatedBoundsChange() {}

  /// Another layout is about to take this one's place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// This layout is about to take another one's place.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// The animations from one layout to another have been made, and are about to start.
  open func finalizeLayoutTransition() {}

  /// Returns how a cell looks where its appearing starts; nil for how it looks at the end.
  ///
  /// By default an inserted cell starts transparent, and another one where it stood before.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.item(at: itemIndexPath))
  }

  /// Returns how a cell looks where its disappearing ends; nil for how it looks at the start.
  ///
  /// By default a deleted cell ends transparent, and another one where it stands now.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.item(at: itemIndexPath))
  }

  /// Returns how a supplementary view looks where its appearing starts; nil for how it looks at the end.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.supplementary(elementKind, at: elementIndexPath))
  }

  /// Returns how a supplementary view looks where its disappearing ends; nil for how it looks at the
  /// start.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.supplementary(elementKind, at: elementIndexPath))
  }

  /// Returns how a decoration view looks where its appearing starts; nil for how it looks at the end.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(.decoration(elementKind, at: decorationIndexPath))
  }

  /// Returns how a decoration view looks where its disappearing ends; nil for how it looks at the start.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(.decoration(elementKind, at: decorationIndexPath))
  }

  /// Returns where supplementary views go that their sections outlive; none unless overridden.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns where decoration views go that their sections outlive; none unless overridden.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns where supplementary views come that are younger than their sections; none unless
  /// overridden.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns where decoration views come that are younger than their sections; none unless overridden.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
}
