/// The parts of a layout to invalidate.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The extent of an invalidation by the collection view itself.
  enum Scope {
    /// The parts that the context's other properties describe.
    case layout
    /// Those parts and the numbers of items, after an update.
    case counts
    /// Everything, after the data was reloaded.
    case everything
  }

  final var scope = Scope.layout
  private var items: [IndexPath]?
  private var supplementaryElements: [String: [IndexPath]]?
  private var decorationElements: [String: [IndexPath]]?

  /// Creates a context; the layout class defines what it invalidates.
  override public required init() {
    super.init()
  }

  /// Whether the entire layout is invalid because the data was reloaded.
  open var invalidateEverything: Bool { scope == .everything }

  /// Whether the numbers of sections and items are invalid.
  open var invalidateDataSourceCounts: Bool { scope != .layout }

  /// The change of the content offset with the new layout, in points; zero by default.
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change of the content size with the new layout, in points; zero by default.
  open var contentSizeAdjustment = CGSize.zero

  /// Adds cells whose attributes are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []) + indexPaths
  }

  /// Adds supplementary views whose attributes are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaryElements = (supplementaryElements ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// Adds decoration views whose attributes are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorationElements = (decorationElements ?? [:])
      .merging([elementKind: indexPaths], uniquingKeysWith: +)
  }

  /// The index paths of cells whose attributes are invalid; nil if none were added.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The index paths of supplementary views whose attributes are invalid, by kind; nil if none were
  /// added.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryElements }

  /// The index paths of decoration views whose attributes are invalid, by kind; nil if none were
  /// added.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationElements }
}
