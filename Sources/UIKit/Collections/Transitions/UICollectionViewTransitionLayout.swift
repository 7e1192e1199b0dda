/// A layout between two others, whose elements are at positions that `transitionProgress` interpolates.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the start.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at the end.
  open private(set) var nextLayout: UICollectionViewLayout
  /// How far the change has come, from 0 to 1; setting it invalidates the layout.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  private var values: [String: CGFloat] = [:]

  /// Creates a layout between two others.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns nil: layouts do not support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Sets a value of the program's own that follows the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the last value of a key; 0 if none was set.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  /// Prepares both layouts.
  override open func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] { layout.prepare() }
  }

  /// The size between those of both layouts, in points.
  override open var collectionViewContentSize: CGSize {
    let (old, new) = (
      currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize
    )
    return CGSize(
      width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// Returns the attributes of all elements that either layout has near a rectangle of the content.
  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    // Elements outside of the rectangle in one layout can move through it.
    let area = rect.insetBy(dx: -rect.width, dy: -rect.height)
    var elements: [LayoutElement] = []
    var known: Set<LayoutElement> = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: area) ?? []
      where known.insert(attributes.element).inserted {
        elements.append(attributes.element)
      }
    }
    return elements.compactMap { interpolated($0) }.filter { $0.frame.overlaps(rect) }
  }

  /// Returns the attributes of a cell between those of both layouts.
  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolated(.item(at: indexPath))
  }

  /// Returns the attributes of a supplementary view between those of both layouts.
  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    interpolated(.supplementary(elementKind, at: indexPath))
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }

  /// Returns the attributes of an element between those of both layouts; where one has none, those of the other, fading.
  private func interpolated(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    let old = currentLayout.attributes(of: element)
    let new = nextLayout.attributes(of: element)
    guard let old, let new else {
      let copy = (old ?? new)?.copy() as? UICollectionViewLayoutAttributes
      if let alpha = copy?.alpha {
        copy?.alpha = between(old == nil ? 0 : alpha, new == nil ? 0 : alpha)
      }
      return copy
    }
    guard let result = new.copy() as? UICollectionViewLayoutAttributes else { return new }
    result.center = CGPoint(
      x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    result.size = CGSize(
      width: between(old.size.width, new.size.width),
      height: between(old.size.height, new.size.height))
    result.alpha = between(old.alpha, new.alpha)
    let (a, b) = (old.transform, new.transform)
    if old.isSpatial || new.isSpatial {
      result.transform3D = transitionProgress < 0.5 ? old.transform3D : new.transform3D
    } else if a != b {
      result.transform = CGAffineTransform(
        a: between(a.a, b.a), b: between(a.b, b.b), c: between(a.c, b.c), d: between(a.d, b.d),
        tx: between(a.tx, b.tx), ty: between(a.ty, b.ty))
    }
    return result
  }
}
