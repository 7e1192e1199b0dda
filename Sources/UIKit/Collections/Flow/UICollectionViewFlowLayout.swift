/// Puts items into rows, and sections one behind the other, by UIKit's rules.
///
/// In a vertical layout rows run from left to right; each row is justified, its items in the middle of its
/// height. A horizontal layout is the same with the axes swapped. Where items stand is computed when it is
/// asked for: what is not in sight costs nothing, unless each item has a size of its own.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets are measured from, across the scrolling.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's edges.
    case fromContentInset
    /// The safe area's edges.
    case fromSafeArea
  }

  /// The space between rows in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidate(oldValue, minimumLineSpacing) } }
  /// The least space between the items of a row in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidate(oldValue, minimumInteritemSpacing) }
  }
  /// The size of all items in points, unless the delegate says otherwise.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(oldValue, itemSize) } }
  /// Along which axis the content goes on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidate(oldValue, scrollDirection) }
  }
  /// The size of headers, of which only the length along the scrolling counts; without any, none is shown.
  open var headerReferenceSize = CGSize.zero {
    didSet { invalidate(oldValue, headerReferenceSize) }
  }
  /// The size of footers, of which only the length along the scrolling counts; without any, none is shown.
  open var footerReferenceSize = CGSize.zero {
    didSet { invalidate(oldValue, footerReferenceSize) }
  }
  /// The space around a section's items in points, inside its header and footer.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(oldValue, sectionInset) } }
  /// What section insets are measured from, across the scrolling.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidate(oldValue, sectionInsetReference) }
  }
  /// Whether headers stay in sight for as long as their sections do.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { invalidate(oldValue, sectionHeadersPinToVisibleBounds) }
  }
  /// Whether footers stay in sight for as long as their sections do.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { invalidate(oldValue, sectionFootersPinToVisibleBounds) }
  }

  /// What sections are made of; nil where the delegate has to be asked.
  private var metrics: [FlowSection.Metrics]?
  /// Where all stands; nil where rows have to be made.
  final private(set) var content: FlowContent?

  /// Creates a vertical layout of items of 50 by 50 points.
  override public init() {
    super.init()
  }

  /// Layouts are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The class of contexts that also tell what a flow layout keeps.
  override open class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The breadth of the collection view by the length of all sections.
  override open var collectionViewContentSize: CGSize { content?.size ?? .zero }

  /// Makes rows, if they are invalid.
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
    content.map { content in
      content.sectionNumbers(in: rect).flatMap { section -> [UICollectionViewLayoutAttributes] in
        let items = content.sections[section].items(in: rect, scrollDirection).map { item, frame in
          makeAttributes(for: .item(at: IndexPath(item: item, section: section)), frame: frame)
        }
        let (header, footer) = (headerAttributes(section), footerAttributes(section))
        return [header].compactMap { $0 }.filter { $0.frame.overlaps(rect) } + items
          + [footer].compactMap { $0 }.filter { $0.frame.overlaps(rect) }
      }
    } ?? []
  }

  /// Returns the attributes of an item, or nil if there is none.
  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    content?.frame(ofItemAt: indexPath).map { makeAttributes(for: .item(at: indexPath), frame: $0) }
  }

  /// Returns the attributes of a section's header or footer, or nil if it has none.
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

  /// Forgets what a context says is invalid.
  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateDataSourceCounts || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
      metrics = nil
      content = nil
    } else if flow?.invalidateFlowLayoutAttributes ?? true {
      content = nil
    }
    super.invalidateLayout(with: context)
  }

  /// Returns whether the breadth across the scrolling is another; or anything, if views stay in sight.
  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isPinning || changesBreadth(newBounds)
  }

  /// Returns a context that invalidates rows if the breadth across the scrolling is another.
  override open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = changesBreadth(newBounds)
      context.invalidateFlowLayoutAttributes = changesBreadth(newBounds)
    }
    return context
  }

  /// A flow layout's own rows outlive what an animator moves.
  override func makeAnimationContext() -> UICollectionViewLayoutInvalidationContext {
    let context = super.makeAnimationContext()
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext {
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  private func changesBreadth(_ newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return scrollDirection.breadth(of: newBounds.size)
      != scrollDirection.breadth(of: collectionView.bounds.size)
  }

  private func invalidate<Value: Equatable>(_ old: Value, _ new: Value) {
    if old != new { invalidateLayout() }
  }
}
