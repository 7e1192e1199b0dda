/// The parts of a flow layout to invalidate.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes, insets and spacings are requested from the delegate again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether the positions of items are computed again; true by default.
  ///
  /// If both properties are false, the layout keeps its rows, for subclasses that only modify
  /// attributes.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context that invalidates all metrics and attributes.
  public required init() {
    super.init()
  }
}
