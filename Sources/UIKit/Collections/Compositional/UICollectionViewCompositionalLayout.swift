/// The settings of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// The direction in which the sections follow each other; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections, in points; 0 by default.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What sections are inset by, if theirs is `automatic`; the safe area by default.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates a configuration.
  override public init() {
    super.init()
  }

  /// Returns a copy of the configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// Returns a section of a compositional layout; nil for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout of sections that are composed of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var settings: UICollectionViewCompositionalLayoutConfiguration
  final var solution = CompositionalSolution()
  /// The sizes that the views of estimated sizes prefer.
  final var preferredSizes: [LayoutElement: CGSize] = [:]
  private var isSolved = false

  /// Creates a layout whose sections are all equal.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: .init())
  }

  /// Creates a layout whose sections are all equal.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections a closure returns.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(sectionProvider: sectionProvider, configuration: .init())
  }

  /// Creates a layout whose sections a closure returns.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration
    super.init()
  }

  /// Returns nil: layouts do not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Returns a layout whose sections are lists.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The settings of the whole layout; setting them invalidates it.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue
      invalidateLayout()
    }
  }

  // MARK: Layout

  /// Computes the frames of all elements, unless only the visible area has changed.
  override open func prepare() {
    super.prepare()
    guard !isSolved, let collectionView else { return }
    isSolved = true
    solution = CompositionalSolution(
      of: collectionView, configuration: settings, sizes: preferredSizes, provider: provider)
    collectionView.updateOrthogonalScrollers(solution)
  }

  /// The size of the content, in points.
  override open var collectionViewContentSize: CGSize { solution.contentSize }

  /// Returns the attributes of all elements in a rectangle of the content, in points.
  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return [] }
    var result = solution.global.compactMap { shown($0, in: rect) }
    for section in solution.sections where section.frame.touches(rect) {
      var visible = section.around.compactMap { shown($0, in: rect) }
      let area = collectionView.orthogonalArea(of: section.number, rect)
      visible += section.content.compactMap { shown($0, in: area) }
      if let handler = section.section.visibleItemsInvalidationHandler {
        let offset =
          collectionView.orthogonalScrollers[section.number]?.scrollOffset
          ?? collectionView.contentOffset
        handler(visible, offset, section.environment)
      }
      result += visible
    }
    return result
  }

  private func shown(
    _ place: CompositionalSolution.Place, in rect: CGRect
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = self.attributes(place)
    return attributes.frame.touches(rect) ? attributes : nil
  }

  private func attributes(
    _ place: CompositionalSolution.Place
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(
      for: place.element,
      frame: solution.frame(of: place, visible: collectionView?.visibleContentRect))
    attributes.zIndex = place.zIndex
    return attributes
  }

  /// Returns the attributes of a cell; nil if it does not exist.
  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solution[.item(at: indexPath)].map { attributes($0) }
  }

  /// Returns the attributes of a supplementary view; nil if it does not exist.
  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solution[.supplementary(elementKind, at: indexPath)].map { attributes($0) }
  }

  /// Returns the attributes of a decoration view; nil if it does not exist.
  override open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    solution[.decoration(elementKind, at: indexPath)].map { attributes($0) }
  }

  // MARK: Invalidation

  /// Discards the frames, unless the context is that of a change of the visible area alone.
  override open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !(context.isOfOffset) { isSolved = false }
    if context.scope != .layout { discardSizes(all: context.invalidateEverything) }
    super.invalidateLayout(with: context)
  }

  /// Forgets the sizes of elements whose index paths may be those of others.
  private func discardSizes(all: Bool) {
    guard !all else { return preferredSizes = [:] }
    guard let change = collectionView?.pendingMap else { return }
    preferredSizes = Dictionary(
      preferredSizes.compactMap { element, size in
        change.after(element).map { ($0, size) }
      }
    ) { first, _ in first }
  }

  /// Returns whether the size of the collection view changes, or something follows the visible area.
  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return old.size != newBounds.size || solution.followsOffset
  }

  /// Returns a context that keeps the frames if only the offset changes.
  override open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isOfOffset = collectionView?.bounds.size == newBounds.size
    return context
  }

  /// Returns whether a view prefers another size along an estimated dimension.
  override open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let place = solution[originalAttributes.element] else { return false }
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    return place.isEstimated.width && abs(old.width - new.width) > 1e-6
      || place.isEstimated.height && abs(old.height - new.height) > 1e-6
  }

  /// Remembers the size that a view prefers.
  override open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    preferredSizes[originalAttributes.element] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
}

extension CGRect {
  /// Whether a rectangle overlaps another one, or an empty one is inside of it.
  fileprivate func touches(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
