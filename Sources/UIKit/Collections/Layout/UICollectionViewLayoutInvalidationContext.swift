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
  /// Whether only the visible area has changed.
  final var isOfOffset = false
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
    items = Self.union(items ?? [], indexPaths)
  }

  /// Returns the index paths of two lists in ascending order and without duplicates, as UIKit reports
  /// them (measured).
  private static func union(_ first: [IndexPath], _ second: [IndexPath]) -> [IndexPath] {
    Set(first + second).sorted()
  }

  /// Adds supplementary views whose attributes are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaryElements = (supplementaryElements ?? [:])
      .merging([elementKind: Self.union(indexPaths, [])], uniquingKeysWith: Self.union)
  }

  /// Adds decoration views whose attributes are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorationElements = (decorationElements ?? [:])
      .merging([elementKind: Self.union(indexPaths, [])], uniquingKeysWith: Self.union)
  }

  /// The index paths of cells whose attributes are invalid, in ascending order; nil if none were
  /// added.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }

  /// The index paths of supplementary views whose attributes are invalid, by kind; nil if none were
  /// added.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryElements }

  /// The index paths of decoration views whose attributes are invalid, by kind; nil if none were
  /// added.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationElements }

  /// The index paths to which the user moves items; nil outside of a movement.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The index paths from which the user moves items; nil outside of a movement.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The position to which the user moves items, in points of the content; zero outside of a movement.
  open internal(set) var interactiveMovementTarget = CGPoint.zero
}
