import Physics

/// A behavior that sets material properties and velocities of items.
///
/// A property has an effect only after it was set to a different value; if several behaviors set a
/// property of an item, the last one applies. Defaults are those measured on Apple's own animator
/// by the open-source project charon, which differ from Apple's documentation.
@preconcurrency @MainActor
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
  private var pendingVelocities: [ObjectIdentifier: (linear: Vector, angular: CGFloat)] = [:]

  /// Creates a behavior that does not change any property yet.
  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { insert(item) }
  }

  /// Creates a behavior without items.
  override public init() {
    super.init()
  }

  /// The items of the behavior, in the order in which they were added.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    insert(item)
  }

  /// Removes an item and restores its defaults, except for velocity, charge and anchoring.
  open func removeItem(_ item: any UIDynamicItem) {
    pendingVelocities[ObjectIdentifier(item)] = nil
    remove(item)
  }

  // MARK: Properties

  /// The fraction of speed that remains after a collision; the larger of two items' values applies;
  /// 0.2 by default.
  ///
  /// Boundaries have 0.2, so that even an item with 0 bounces off them slightly.
  open var elasticity: CGFloat {
    get { properties.elasticity ?? 0.2 }
    set { set(\.elasticity, to: newValue, from: elasticity) }
  }

  /// The friction of the surface; the geometric mean of two items' values applies; 0.2 by default.
  open var friction: CGFloat {
    get { properties.friction ?? 0.2 }
    set { set(\.friction, to: newValue, from: friction) }
  }

  /// The density in kilograms per 100 x 100 points; 1 by default, never negative.
  open var density: CGFloat {
    get { properties.density ?? 1 }
    set {
      precondition(!(newValue < 0), "Invalid density \(newValue)")
      set(\.density, to: newValue, from: density)
    }
  }

  /// The fraction of velocity lost per second; 0.1 by default.
  open var resistance: CGFloat {
    get { properties.resistance ?? 0.1 }
    set { set(\.resistance, to: newValue, from: resistance) }
  }

  /// The fraction of angular velocity lost per second; 0.1 by default.
  open var angularResistance: CGFloat {
    get { properties.angularResistance ?? 0.1 }
    set { set(\.angularResistance, to: newValue, from: angularResistance) }
  }

  /// The charge on which electric fields act; 0 by default.
  open var charge: CGFloat {
    get { properties.charge ?? 0 }
    set { set(\.charge, to: newValue, from: charge) }
  }

  /// Whether forces rotate the items; setting it to false keeps the current angular velocity.
  open var allowsRotation: Bool {
    get { properties.allowsRotation ?? true }
    set { set(\.allowsRotation, to: newValue, from: allowsRotation) }
  }

  /// Whether the items are immovable and stop others as boundaries do.
  open var isAnchored: Bool {
    get { properties.isAnchored ?? false }
    set { set(\.isAnchored, to: newValue, from: isAnchored) }
  }

  private func set(
    _ property: WritableKeyPath<Properties, CGFloat?>, to value: CGFloat, from old: CGFloat
  ) {
    guard value.isFinite, value != old else { return }
    properties[keyPath: property] = value
    propertiesDidChange()
  }

  private func set(
    _ property: WritableKeyPath<Properties, Bool?>, to value: Bool, from old: Bool
  ) {
    guard value != old else { return }
    properties[keyPath: property] = value
    propertiesDidChange()
  }

  private func propertiesDidChange() {
    dynamicAnimator?.hasChangedProperties = true
    dynamicAnimator?.start()
  }

  /// Applies the properties that have been set to the items.
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

  /// Adds to an item's velocity, in points per second; deferred until the behavior is in an
  /// animator.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(Vector(velocity), 0, to: item)
  }

  /// Returns an item's velocity in points per second; zero outside an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    body(of: item).map { CGPoint($0.velocity) } ?? .zero
  }

  /// Adds to an item's angular velocity, in radians per second; deferred until the behavior is in
  /// an animator.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  /// Returns an item's angular velocity in radians per second, clockwise; zero outside an animator.
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
      let pending = pendingVelocities[ObjectIdentifier(item)] ?? (.zero, 0)
      pendingVelocities[ObjectIdentifier(item)] = (
        pending.linear + linear, pending.angular + angular
      )
    }
  }

  private func accelerate(_ body: Body, _ linear: Vector, _ angular: CGFloat) {
    body.velocity = body.velocity + linear
    body.angularVelocity += angular
    body.wake()
  }

  // MARK: Animator

  override final var isPrimitive: Bool { true }

  override final func attach(_ body: ItemBody) {
    dynamicAnimator?.hasChangedProperties = true
    if let pending = pendingVelocities.removeValue(forKey: ObjectIdentifier(body.item)) {
      accelerate(body.body, pending.linear, pending.angular)
    }
  }

  override final func detach(_ body: ItemBody) {
    body.body.resetMaterial()
    // Another behavior may still set properties of the item.
    dynamicAnimator?.hasChangedProperties = true
  }
}
