/// What of a layout has become invalid.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// How much of the layout the collection view itself says is invalid.
  enum Scope {
    /// What the context's other members say.
    case layout
    /// That, since items came or went.
    case counts
    /// All, since the data was loaded anew.
    case everything
  }

  final var scope = Scope.layout
  private var items: [IndexPath]?
  private var supplementaryElements: [String: [IndexPath]]?
  private var decorationElements: [String: [IndexPath]]?

  /// Creates a context; what it means is up to its class.
  override public required init() {
    super.init()
  }

  /// Whether all that the layout knows is invalid, since the data was loaded anew.
  open var invalidateEverything: Bool { scope == .everything }

  /// Whether the numbers of sections and items are invalid.
  open var invalidateDataSourceCounts: Bool { scope != .layout }

  /// How far the content moves with the new layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero

  /// How much the content grows with the new layout, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// Says that cells' attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  /// Says that supplementary views' attributes are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaryElements = (supplementaryElements ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Says that decoration views' attributes are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorationElements = (decorationElements ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The cells whose attributes are invalid; nil if none was named.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The supplementary views by kind whose attributes are invalid; nil if none was named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryElements }

  /// The decoration views by kind whose attributes are invalid; nil if none was named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationElements }
}
