/// What of a flow layout has become invalid.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate has to be asked anew for sizes, insets and spaces; true at first.
  open var invalidateFlowLayoutDelegateMetrics = true

  /// Whether rows have to be made anew; true at first.
  ///
  /// With both set to false the layout keeps all it knows, for subclasses that change what it says.
  open var invalidateFlowLayoutAttributes = true

  /// Creates a context that invalidates all.
  public required init() {
    super.init()
  }
}
