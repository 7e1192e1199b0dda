import Physics

/// A behavior that makes items collide with each other and with boundaries.
///
/// Items of different collision behaviors pass through each other. So may items that move by more
/// than their width in a sub-step of 1/120 s, unless one of them has been in a gravity, push or
/// field behavior: measured on Apple's own animator by the open-source project charon.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects with which items collide.
  public struct Mode: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a mode from the bits of its options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The delegate that is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private var mode = Mode.everything
  /// The behavior's bits in the collision filters of its animator.
  private(set) final var bits: CollisionBits?
  final var boundaries = OrderedTable<BoundaryIdentifier, Boundary>()
  /// Boundaries whose identifier was reused: no longer accessible, but still in effect.
  final var replacedBoundaries: [Boundary] = []
  final var referenceBoundary: ReferenceBoundary?

  /// Creates a behavior whose items collide with each other.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insert(item) }
  }

  /// Creates a behavior without items.
  override public init() {
    super.init()
  }

  /// The items that collide, in the order in which they were added.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item, which collides from now on.
  open func addItem(_ item: any UIDynamicItem) {
    insert(item)
  }

  /// Removes an item, which then passes through everything.
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
  }

  /// The objects with which items collide; the delegate is notified of contacts with the others as
  /// well.
  open var collisionMode: UICollisionBehavior.Mode {
    get { mode }
    set {
      mode = newValue
      for body in memberBodies { attach(body) }
      dynamicAnimator?.start()
    }
  }

  // MARK: Boundaries

  /// Whether the reference view's bounds, extended by a point on each side, are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceBoundary != nil }
    set { translateReferenceBounds(insets: newValue ? referenceBoundary?.insets ?? .zero : nil) }
  }

  /// Makes the reference view's bounds, inset and then extended by a point on each side, a
  /// boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translateReferenceBounds(insets: insets)
  }

  /// Adds the outline of a path's first subpath as a boundary; an open subpath is closed.
  ///
  /// A path of two points reports contacts but stops no item; one of a single point stops the
  /// program when the behavior is in an animator, as in UIKit. An existing boundary with this
  /// identifier loses it, but still stops items.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath
  ) {
    addBoundary(identifier, bezierPath)
  }

  /// Adds a line between two points of reference coordinates as a boundary.
  ///
  /// An existing boundary with this identifier loses it, but still stops items.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    addLine(identifier, from: p1, to: p2)
  }

  /// Returns the path of a boundary or line.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries[BoundaryIdentifier(identifier)]?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    unregister(boundaries.removeValue(for: BoundaryIdentifier(identifier))?.body)
    wakeItems()
  }

  /// The boundaries' identifiers in the order in which they were added; nil if there are none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier.value)
  }

  /// Removes all boundaries except that of the reference view's bounds.
  open func removeAllBoundaries() {
    for boundary in boundaries { unregister(boundary.body) }
    boundaries = OrderedTable()
    wakeItems()
  }

  // MARK: Animator

  override final var isPrimitive: Bool { true }

  override final func prepareToConnect(to animator: UIDynamicAnimator) {
    animator.collisionCount += 1
    bits = CollisionBits(number: animator.collisionCount)
  }

  override final func attach(_ body: ItemBody) {
    guard let bits else { return }
    var filter = Filter(category: bits.items)
    if mode.contains(.items) { filter.mask |= bits.items }
    if mode.contains(.boundaries) { filter.mask |= bits.boundaries }
    body.collisionFilters[ObjectIdentifier(self)] = filter
  }

  override final func detach(_ body: ItemBody) {
    body.collisionFilters[ObjectIdentifier(self)] = nil
  }

  override final func connect(to animator: UIDynamicAnimator) {
    for boundary in boundaries { addBody(for: boundary, in: animator) }
    updateReferenceBoundary()
  }

  override final func disconnect(from animator: UIDynamicAnimator) {
    for boundary in boundaries { unregister(boundary.body) }
    for boundary in replacedBoundaries { unregister(boundary.body) }
    unregister(referenceBoundary?.body)
    animator.collisionCount -= 1
    releaseAnimatorObjects()
  }

  override final func releaseAnimatorObjects() {
    for boundary in boundaries { boundary.body = nil }
    replacedBoundaries = []
    referenceBoundary?.bounds = nil
    referenceBoundary?.body = nil
    bits = nil
  }
}
