/// The position and appearance of an element in a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  private struct Values: Equatable {
    var element = LayoutElement.item(at: IndexPath())
    var center = CGPoint.zero
    var bounds = CGRect.zero
    var transform = CGAffineTransform.identity
    /// The transform in space, if it is not affine.
    var transform3D: CATransform3D?
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false
  }

  private var values = Values()

  /// Creates the attributes of a cell without a frame.
  override public required init() {
    super.init()
  }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    values.element = .item(at: indexPath)
  }

  /// Creates the attributes of a supplementary view, such as a header.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    values.element = .supplementary(elementKind, at: indexPath)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    values.element = .decoration(decorationViewKind, at: indexPath)
  }

  // MARK: The element

  /// The identity of the element.
  final var element: LayoutElement {
    get { values.element }
    set { values.element = newValue }
  }

  /// The index path of the element.
  open var indexPath: IndexPath {
    get { values.element.indexPath }
    set { values.element.indexPath = newValue }
  }

  /// The category of the element: cell, supplementary view or decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { values.element.category }

  /// The kind of the supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { values.element.kind }

  // MARK: Geometry

  /// The center of the element, in points of the content.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }

  /// The bounds of the element, in points.
  open var bounds: CGRect {
    get { values.bounds }
    set { values.bounds = newValue }
  }

  /// The size of the element, in points.
  open var size: CGSize {
    get { bounds.size }
    set { bounds.size = newValue }
  }

  /// The transform of the element about its center.
  open var transform: CGAffineTransform {
    get { values.transform }
    set {
      values.transform = newValue
      values.transform3D = nil
    }
  }

  /// The transform of the element about its center, in space, which is drawn without perspective.
  open var transform3D: CATransform3D {
    get { values.transform3D ?? CATransform3DMakeAffineTransform(values.transform) }
    set {
      values.transform = CATransform3DGetAffineTransform(newValue)
      values.transform3D = CATransform3DIsAffine(newValue) ? nil : newValue
    }
  }

  /// Whether the transform is not affine.
  final var isSpatial: Bool { values.transform3D != nil }

  /// The smallest upright rectangle around the transformed element, in points of the content.
  ///
  /// Setting it sets the size and the center without regard to the transform.
  open var frame: CGRect {
    get {
      CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The shape with which the element collides in an animator; `rectangle` by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of an element that collides as a path, in points relative to its center.
  open var collisionBoundingPath: UIBezierPath { missingBoundingPath }

  // MARK: Appearance

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }

  /// The position from back to front: elements with greater values are in front of others.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }

  /// Whether the element is hidden.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  // MARK: Copies

  /// Returns a copy of the same class with equal values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.values = values
    return copy
  }

  /// Returns whether an object has the same attributes.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { other.values == values }
  }

  /// A hash of the element's index path.
  override open var hash: Int { MainActor.assumeIsolated { values.element.indexPath.hashValue } }
}
