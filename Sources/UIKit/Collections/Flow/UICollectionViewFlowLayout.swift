/// A layout that places items in rows, grouped into sections with optional headers and footers.
///
/// In a vertical layout rows run from left to right; each row is justified, and its items are
/// centered along its height. A horizontal layout is the same with both axes exchanged. Positions
/// are computed on demand: items that are not visible have no cost unless each item has its own
/// size.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which section insets are measured, across the scroll direction.
  public enum SectionInsetReference: Int, Sendable {
    /// The edges of the content inset.
    case fromContentInset
    /// The edges of the safe area.
    case fromSafeArea
    /// The edges of the collection view's layout margins.
    case fromLayoutMargins
  }

  /// The spacing between rows, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidate(oldValue, minimumLineSpacing) } }
  /// The minimum spacing between the items of a row, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(oldValue, minimumInteritemSpacing) }
  }
  /// The size of items that the delegate provides no size for, in points; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(oldValue, itemSize) } }
  /// The estimated size of items, in points; zero, the default, for items that have the size of the
  /// layout or the delegate.
  ///
  /// With another value, an item has the estimated size, or the one that the delegate provides, until
  /// its cell is displayed, and from then on the size that its cell returns from
  /// `preferredLayoutAttributesFitting(_:)`. Rows are built as if the delegate provided that size
  /// (measured). The estimate for `automaticSize` is `itemSize`, as UIKit's is not documented.
  /// Invalidating the metrics of the layout, as `invalidateLayout()` does, restores the estimates and
  /// measures the visible cells again.
  open var estimatedItemSize = CGSize.zero { didSet { invalidate(oldValue, estimatedItemSize) } }
  /// The value of `estimatedItemSize` for a layout that estimates the sizes itself.
  open class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
  /// The scroll direction; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(oldValue, scrollDirection) }
  }
  /// The size of headers, in points; zero, the default, for none.
  ///
  /// Only the length along the scroll direction is used.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(oldValue, headerReferenceSize) }
  }
  /// The size of footers, in points; zero, the default, for none.
  ///
  /// Only the length along the scroll direction is used.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(oldValue, footerReferenceSize) }
  }
  /// The margins around the items of a section, between its header and footer, in points; zero by
  /// default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(oldValue, sectionInset) } }
  /// The edges from which section insets are measured, across the scroll direction.
  ///
  /// Setting it does not invalidate the layout, as in UIKit.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// Whether headers stay at the top of the visible area while their sections are visible; false by
  /// default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(oldValue, sectionHeadersPinToVisibleBounds) }
  }
  /// Whether footers stay at the bottom of the visible area while their sections are visible; false
  /// by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(oldValue, sectionFootersPinToVisibleBounds) }
  }

  /// The metrics of the sections; nil if the delegate must be asked again.
  private var metrics: [FlowSection.Metrics]?
  /// The layout of the sections; nil if it must be computed again.
  final private(set) var content: FlowContent?

  /// Creates a vertical layout with items of 50 by 50 points.
  override public init() {
    super.init()
  }

  /// Returns nil: layouts do not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The class of the layout's invalidation contexts:
  /// `UICollectionViewFlowLayoutInvalidationContext`.
  override open class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The size of the content, in points: the available breadth and the length of all sections.
  override open var collectionViewContentSize: CGSize { content?.size ?? .zero }

  /// Computes the rows of all sections if they are invalid.
  override open func prepare() {
    super.prepare()
    guard content == nil, let collectionView else { return }
    let metrics = metrics ?? makeMetrics(for: collectionView)
    self.metrics = metrics
    content = FlowContent(metrics, in: scrollDirection, breadth: breadth(of: collectionView))
  }

  // MARK: Attributes

  /// Returns the attributes of the headers, items and footers in a rectangle, section by section.
  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // The rounding of origins may move items into the rectangle.
    let scale = pixelScale
    let wider = rect.insetBy(dx: -1 / scale, dy: -1 / scale)
    return content.map { content in
      content.sectionNumbers(in: wider).flatMap { section -> [UICollectionViewLayoutAttributes] in
        let items = content.sections[section].items(in: wider, scrollDirection)
          .map { item, frame in
            itemAttributes(
              at: IndexPath(item: item, section: section), frame: frame, scale: scale)
          }
          .filter { $0.frame.overlaps(rect) }
        let (header, footer) = (headerAttributes(section), footerAttributes(section))
        return [header].compactMap { $0 }.filter { $0.frame.overlaps(rect) } + items
          + [footer].compactMap { $0 }.filter { $0.frame.overlaps(rect) }
      }
    } ?? []
  }

  /// Returns the attributes of an item; nil if it does not exist.
  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    content?.frame(ofItemAt: indexPath).map {
      itemAttributes(at: indexPath, frame: $0, scale: pixelScale)
    }
  }

  /// Returns the attributes of an item, whose origin is rounded to the nearest pixel.
  ///
  /// Each item is rounded by itself; its size, the rows and the content size are not (measured).
  private func itemAttributes(
    at indexPath: IndexPath, frame: CGRect, scale: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let origin = CGPoint(
      x: (frame.minX * scale).rounded() / scale, y: (frame.minY * scale).rounded() / scale)
    return makeAttributes(
      for: .item(at: indexPath), frame: CGRect(origin: origin, size: frame.size))
  }

  /// The number of pixels per point of the collection view's screen.
  private var pixelScale: CGFloat { max(collectionView?.traitCollection.displayScale ?? 1, 1) }

  /// Returns the attributes of a section's header or footer; nil if it has none.
  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first, indexPath.count < 2 || indexPath.item == 0 else {
      return nil
    }
    return switch elementKind {
    case UICollectionView.elementKindSectionHeader: headerAttributes(section)
    case UICollectionView.elementKindSectionFooter: footerAttributes(section)
    default: nil
    }
  }

  // MARK: Invalidation

  /// Discards the parts that a context invalidates; overrides must call this implementation.
  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateDataSourceCounts || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
      metrics = nil
      content = nil
      if estimatesItemSizes { owner?.discardFittedSizes() }
    } else if flow?.invalidateFlowLayoutAttributes ?? true {
      content = nil
    }
    super.invalidateLayout(with: context)
  }

  /// Returns true if the breadth changes, or for any new bounds if headers or footers are pinned.
  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isPinning || breadthChanges(newBounds)
  }

  /// Returns a new context; while headers or footers are pinned and the breadth does not change, one
  /// that keeps the rows.
  override open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if isPinning, !breadthChanges(newBounds),
      let context = context as? UICollectionViewFlowLayoutInvalidationContext
    {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  /// Returns true if a cell prefers another size and item sizes are estimated.
  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatesItemSizes && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Returns a context that keeps the metrics, and with which the item has the size that its cell
  /// prefers.
  override open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let indexPath = preferredAttributes.indexPath
    context.invalidateItems(at: [indexPath])
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      metrics?[indexPath.section].setSize(size(preferredAttributes.size), ofItem: indexPath.item)
        ?? false
    else { return context }
    context.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  /// Returns a context that keeps the rows, which an animator does not change.
  override func makeAnimationContext() -> UICollectionViewLayoutInvalidationContext {
    let context = super.makeAnimationContext()
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  private func breadthChanges(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return scrollDirection.breadth(of: newBounds.size)
      != scrollDirection.breadth(of: collectionView.bounds.size)
  }

  private func invalidate<Value: Equatable>(_ old: Value, _ new: Value) {
    if old != new { invalidateLayout() }
  }
}
