import Physics

/// Makes items collide with each other and with boundaries.
///
/// Items of different collision behaviors pass through each other, and so may items that are faster
/// than they are wide in a sub-step of 1/120 s, unless one of them has been in a gravity, push or
/// field behavior: measured on Apple's own animator by the open-source project charon.
@MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
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

  /// Who is told of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private var mode = Mode.everything
  /// The behavior's bits in the filters of the animator that it is in.
  private var bits: CollisionBits?
  final var boundaries = OrderedTable<BoundaryIdentifier, Boundary>()
  /// Boundaries whose identifier was given away: they are out of reach, but still there.
  final var orphans: [Boundary] = []
  final var referenceBoundary: ReferenceBoundary?

  /// Creates a behavior in which items collide with each other.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insert(item) }
  }

  /// Creates a behavior without items.
  override public init() {
    super.init()
  }

  /// The items that collide, in the order of their adding.
  open var items: [any UIDynamicItem] { members }

  /// Lets an item collide.
  open func addItem(_ item: any UIDynamicItem) {
    insert(item)
  }

  /// Lets an item pass through everything.
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
  }

  /// What items collide with; of what they pass through the delegate hears nevertheless.
  open var collisionMode: UICollisionBehavior.Mode {
    get { mode }
    set {
      for body in memberBodies { detach(body) }
      mode = newValue
      for body in memberBodies { attach(body) }
      dynamicAnimator?.start()
    }
  }

  // MARK: Boundaries

  /// Whether the reference view's bounds, made larger by a point on each side, are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceBoundary != nil }
    set { translateReferenceBounds(insets: newValue ? referenceBoundary?.insets ?? .zero : nil) }
  }

  /// Makes the reference view's bounds, inset and then made larger by a point on each side, a
  /// boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translateReferenceBounds(insets: insets)
  }

  /// Adds the outline of a path's first part as a boundary, closed if it is open.
  ///
  /// A boundary that has the identifier already gives it away, and still stops items.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath
  ) {
    addBoundary(identifier, bezierPath)
  }

  /// Adds a line between two points of reference coordinates as a boundary.
  ///
  /// A boundary that has the identifier already gives it away, and still stops items.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    addLine(identifier, from: p1, to: p2)
  }

  /// Returns a boundary's path; a line's as well.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries[BoundaryIdentifier(identifier)]?.path
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    takeDown(boundaries.removeValue(for: BoundaryIdentifier(identifier))?.body)
    noteChange()
  }

  /// The boundaries' identifiers in the order of their adding; nil if there is none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier.value)
  }

  /// Takes all boundaries away but that of the reference bounds.
  open func removeAllBoundaries() {
    for boundary in boundaries { takeDown(boundary.body) }
    boundaries = OrderedTable()
    noteChange()
  }

  // MARK: Joining an animator

  override final var isPrimitive: Bool { true }

  /// The behavior's bits; taken from the animator if it has none yet.
  final func collisionBits() -> CollisionBits {
    if let bits { return bits }
    let taken = dynamicAnimator?.collisionBits.take() ?? CollisionBits(items: 0, boundaries: 0)
    bits = taken
    return taken
  }

  override final func attach(_ body: ItemBody) {
    let bits = collisionBits()
    body.body.filter.category |= bits.items
    if mode.contains(.items) { body.body.filter.mask |= bits.items }
    if mode.contains(.boundaries) { body.body.filter.mask |= bits.boundaries }
  }

  override final func detach(_ body: ItemBody) {
    let bits = collisionBits()
    body.body.filter.category &= ~bits.items
    body.body.filter.mask &= ~(bits.items | bits.boundaries)
  }

  override final func connect(to animator: UIDynamicAnimator) {
    for boundary in boundaries { raise(boundary, in: animator) }
    followReferenceBounds()
  }

  override final func disconnect(from animator: UIDynamicAnimator) {
    for boundary in boundaries { takeDown(boundary.body) }
    for boundary in orphans { takeDown(boundary.body) }
    takeDown(referenceBoundary?.body)
    if let bits { animator.collisionBits.giveBack(bits) }
    forget()
  }

  override final func forget() {
    for boundary in boundaries { boundary.body = nil }
    orphans = []
    referenceBoundary?.bounds = nil
    referenceBoundary?.body = nil
    bits = nil
  }
}
