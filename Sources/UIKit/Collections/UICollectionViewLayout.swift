/// Tells where the elements of a collection view stand; a class to derive from.
///
/// There are no collection views here yet: a layout is what an animator moves the attributes of.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout of nothing.
  override public init() {
    super.init()
  }

  /// Layouts are not archived here: always nil.
  public required convenience init?(coder: NSCoder) {
    return nil
  }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The size of all content in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Prepares a new layout; override to compute it.
  open func prepare() {}

  /// Asks for a new layout; overrides call this implementation.
  open func invalidateLayout() {}

  /// Returns whether new bounds, in points, need a new layout; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

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
}
