import Physics

/// Tells what items are made of, and how fast they are.
///
/// A property counts only once it was set to another value than it had; of several behaviors of an
/// item the last one counts, for each property. Defaults are those measured on Apple's own
/// animator by the open-source project charon, which differ from Apple's page.
@MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private struct Properties {
    var elasticity: CGFloat?
    var friction: CGFloat?
    var density: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var charge: CGFloat?
    var allowsRotation: Bool?
    var isAnchored: Bool?
  }

  private var properties = Properties()
  private var awaitedVelocities: [ObjectIdentifier: (linear: Vector, angular: CGFloat)] = [:]

  /// Creates a behavior that changes nothing yet.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insert(item) }
  }

  /// Creates a behavior without items.
  override public init() {
    super.init()
  }

  /// The items that the behavior speaks of, in the order of their adding.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    insert(item)
  }

  /// Takes an item out and gives it back its defaults; velocity, charge and anchoring stay.
  open func removeItem(_ item: any UIDynamicItem) {
    awaitedVelocities[ObjectIdentifier(item)] = nil
    remove(item)
  }

  // MARK: Properties

  /// How much speed a collision leaves, of two items' the larger; 0.2 by default.
  ///
  /// Boundaries have 0.2, so that even an item of 0 bounces a little off them.
  open var elasticity: CGFloat {
    get { properties.elasticity ?? 0.2 }
    set { set(\.elasticity, to: newValue, from: elasticity) }
  }

  /// How much surfaces hold each other, the root of two items' product; 0.2 by default.
  open var friction: CGFloat {
    get { properties.friction ?? 0.2 }
    set { set(\.friction, to: newValue, from: friction) }
  }

  /// Kilograms per 100 x 100 points; 1 by default, never negative.
  open var density: CGFloat {
    get { properties.density ?? 1 }
    set {
      precondition(!(newValue < 0), "Invalid density \(newValue)")
      set(\.density, to: newValue, from: density)
    }
  }

  /// How much of its velocity an item loses in a second; 0.1 by default.
  open var resistance: CGFloat {
    get { properties.resistance ?? 0.1 }
    set { set(\.resistance, to: newValue, from: resistance) }
  }

  /// How much of its angular velocity an item loses in a second; 0.1 by default.
  open var angularResistance: CGFloat {
    get { properties.angularResistance ?? 0.1 }
    set { set(\.angularResistance, to: newValue, from: angularResistance) }
  }

  /// What electric fields act on; 0 by default.
  open var charge: CGFloat {
    get { properties.charge ?? 0 }
    set { set(\.charge, to: newValue, from: charge) }
  }

  /// Whether forces turn the items; a spin that there is goes on.
  open var allowsRotation: Bool {
    get { properties.allowsRotation ?? true }
    set { set(\.allowsRotation, to: newValue, from: allowsRotation) }
  }

  /// Whether the items stay where they are and stop others as walls do.
  open var isAnchored: Bool {
    get { properties.isAnchored ?? false }
    set { set(\.isAnchored, to: newValue, from: isAnchored) }
  }

  private func set(
    _ property: WritableKeyPath<Properties, CGFloat?>, to value: CGFloat, from old: CGFloat
  ) {
    guard value.isFinite, value != old else { return }
    properties[keyPath: property] = value
    notePropertyChange()
  }

  private func set(
    _ property: WritableKeyPath<Properties, Bool?>, to value: Bool, from old: Bool
  ) {
    guard value != old else { return }
    properties[keyPath: property] = value
    notePropertyChange()
  }

  private func notePropertyChange() {
    dynamicAnimator?.hasChangedProperties = true
    dynamicAnimator?.start()
  }

  /// Gives the items those properties that have been set.
  final func applyProperties() {
    for member in memberBodies {
      let body = member.body
      if let elasticity = properties.elasticity { body.restitution = elasticity }
      if let friction = properties.friction { body.friction = friction }
      if let density = properties.density { body.density = density }
      if let resistance = properties.resistance { body.linearDamping = resistance }
      if let resistance = properties.angularResistance { body.angularDamping = resistance }
      if let charge = properties.charge { body.charge = charge }
      if let allowsRotation = properties.allowsRotation { body.allowsRotation = allowsRotation }
      if let isAnchored = properties.isAnchored { body.isStatic = isAnchored }
    }
  }

  // MARK: Velocities

  /// Adds to an item's velocity, in points per second; outside an animator it adds up until later.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(Vector(velocity), 0, to: item)
  }

  /// Returns an item's velocity in points per second; zero outside an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    body(of: item).map { CGPoint($0.velocity) } ?? .zero
  }

  /// Adds to an item's spin, in radians per second; outside an animator it adds up until later.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  /// Returns an item's spin in radians per second, clockwise; zero outside an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    body(of: item)?.angularVelocity ?? 0
  }

  private func add(_ linear: Vector, _ angular: CGFloat, to item: any UIDynamicItem) {
    guard has(item), CGPoint(linear).isFinite, angular.isFinite, linear != .zero || angular != 0
    else { return }
    if let body = body(of: item) {
      accelerate(body, linear, angular)
      dynamicAnimator?.start()
    } else {
      let awaited = awaitedVelocities[ObjectIdentifier(item)] ?? (.zero, 0)
      awaitedVelocities[ObjectIdentifier(item)] = (
        awaited.linear + linear, awaited.angular + angular
      )
    }
  }

  private func accelerate(_ body: Body, _ linear: Vector, _ angular: CGFloat) {
    body.velocity = body.velocity + linear
    body.angularVelocity += angular
    body.wake()
  }

  // MARK: Joining an animator

  override final var isPrimitive: Bool { true }

  override final func attach(_ body: ItemBody) {
    dynamicAnimator?.hasChangedProperties = true
    if let awaited = awaitedVelocities.removeValue(forKey: ObjectIdentifier(body.item)) {
      accelerate(body.body, awaited.linear, awaited.angular)
    }
  }

  override final func detach(_ body: ItemBody) {
    body.body.resetMatter()
    // Another behavior may still speak of the item.
    dynamicAnimator?.hasChangedProperties = true
  }
}
