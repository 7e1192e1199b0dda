import Physics

/// A behavior that applies a force field to items: drag, gravity, springs, noise and others.
///
/// A field acts on its own items only, at their centers, in every sub-step of 1/120 s; the forces
/// of several fields add up. Forces are in UIKit's newtons, where 100 points are a meter: on an
/// item of 100 x 100 points and density 1, a force of 1 is an acceleration of 100 points per second
/// squared. The formulas are those measured on Apple's own animator by the open-source project
/// charon, which for drag, vortex and magnetic fields differ from Apple's header.
///
/// Parameters are stored in single precision, lengths in meters, so that a position in round points
/// may read back with an error in the ninth digit.
///
/// A field does not wake items at rest, so that an animator with fields can pause; changing a
/// property of the field does.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private static let maximumCount = 32

  private let field: Field
  private var area = UIRegion.infinite

  init(_ kind: Field.Kind, falloff: CGFloat = 0) {
    field = Field(kind, falloff: falloff)
    super.init()
  }

  /// Stops the program, as in UIKit: use the class methods to create fields.
  override public init() {
    preconditionFailure(
      "init is undefined for objects of type UIFieldBehavior: "
        + "Use one of the supplied convenience initializers")
  }

  /// The items on which the field acts, in the order in which they were added.
  open var items: [any UIDynamicItem] { members }

  /// Adds an item, on which the field acts from the next step on.
  open func addItem(_ item: any UIDynamicItem) {
    insert(item)
  }

  /// Removes an item, on which the field does not act from the next step on.
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
  }

  // MARK: Parameters

  /// The center of the field and of its region, in reference coordinates.
  open var position: CGPoint {
    get { CGPoint(field.position) }
    set {
      guard newValue.isFinite else { return }
      field.position = Vector(newValue)
      wakeItems()
    }
  }

  /// The region, relative to the position, in which the field acts; infinite by default.
  open var region: UIRegion {
    get { area }
    set {
      area = newValue
      field.region = newValue.region
      wakeItems()
    }
  }

  /// The factor by which the force is multiplied, 1 by default.
  ///
  /// Velocity fields ignore it. Any other field has no effect on an item if its strength times the
  /// item's mass (linear and radial gravity, vortex), charge (electric and magnetic) or 1 (others,
  /// custom fields as well) is less than 2^-15.
  open var strength: CGFloat {
    get { field.strength }
    set { set(\.strength, to: newValue) }
  }

  /// The power of the distance in meters by which the field decreases.
  ///
  /// The default is 2 for radial gravity, 1 for electric and magnetic fields, -1 for springs, whose
  /// force increases, and 0 for others. Velocity and custom fields ignore it.
  open var falloff: CGFloat {
    get { field.falloff }
    set { set(\.falloff, to: newValue) }
  }

  /// The distance, in points, below which the field does not increase further; 100 / 2^15 by
  /// default.
  open var minimumRadius: CGFloat {
    get { field.minimumRadius }
    set { set(\.minimumRadius, to: newValue) }
  }

  /// The direction of linear gravity, in units of 100 points per second squared, or of a velocity
  /// field or the wind of a drag field, in units of 100 points per second.
  open var direction: CGVector {
    get { CGVector(field.direction) }
    set {
      guard newValue.isFinite else { return }
      field.direction = Vector(newValue)
      wakeItems()
    }
  }

  /// The spatial smoothness of noise and turbulence, from 0 to 1; always 0 for other fields.
  open var smoothness: CGFloat {
    get { field.smoothness }
    set { setNoise(\.smoothness, to: newValue) }
  }

  /// The cycles per second of noise and turbulence, 0 for none; always 0 for other fields.
  open var animationSpeed: CGFloat {
    get { field.animationSpeed }
    set { setNoise(\.animationSpeed, to: newValue) }
  }

  private func set(_ parameter: ReferenceWritableKeyPath<Field, Double>, to value: CGFloat) {
    guard value.isFinite else { return }
    field[keyPath: parameter] = value
    wakeItems()
  }

  private func setNoise(_ parameter: ReferenceWritableKeyPath<Field, Double>, to value: CGFloat) {
    guard value.isFinite else { return }
    if field.kind.isNoise { field[keyPath: parameter] = value }
    wakeItems()
  }

  // MARK: Animator

  /// Returns the force on an item in newtons at a time of the world; nil if there is none.
  final func force(on body: ItemBody, at time: Double) -> Vector? {
    field.force(on: body.body, at: time)
  }

  override final var isPrimitive: Bool { true }

  override final func attach(_ body: ItemBody) {
    body.body.isBullet = true
    field.add(body.body)
  }

  override final func detach(_ body: ItemBody) {
    field.remove(body.body)
  }

  override final func connect(to animator: UIDynamicAnimator) {
    let usedSeeds = animator.fields.map(\.seed)
    guard let seed = (0..<UIFieldBehavior.maximumCount).first(where: { !usedSeeds.contains($0) })
    else {
      preconditionFailure(
        "Invalid Association: UIDynamicAnimator supports a maximum of 32 distinct fields")
    }
    field.seed = seed
    animator.fields.append(field)
  }

  override final func disconnect(from animator: UIDynamicAnimator) {
    animator.fields.removeAll { $0 === field }
  }

  override final func releaseAnimatorObjects() {
    field.removeAll()
  }

  // MARK: Kinds

  /// Creates a field that decelerates items in proportion to the square of their speed.
  open class func dragField() -> UIFieldBehavior {
    UIFieldBehavior(.drag)
  }

  /// Creates a field that pushes items clockwise around its position, lighter ones more.
  open class func vortexField() -> UIFieldBehavior {
    UIFieldBehavior(.vortex)
  }

  /// Creates a field that attracts items to a position, inversely to the square of the distance.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let behavior = UIFieldBehavior(.radialGravity, falloff: 2)
    behavior.position = position
    return behavior
  }

  /// Creates a field that accelerates items in a direction, in units of 100 points per second
  /// squared.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravity).with(direction: direction)
  }

  /// Creates a field that sets the items' velocity, in units of 100 points per second.
  ///
  /// It overrides gravity and all forces, but resistance reduces the velocity in every sub-step. Of
  /// several such fields whose region contains an item, the first one applies.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.velocity).with(direction: direction)
  }

  /// Creates a field that applies random forces, from rough at a smoothness of 0 to smooth at 1.
  ///
  /// The forces are the same in every run, and different for each field of an animator.
  open class func noiseField(
    smoothness: CGFloat, animationSpeed: CGFloat
  ) -> UIFieldBehavior {
    UIFieldBehavior(.noise).with(smoothness: smoothness, animationSpeed: animationSpeed)
  }

  /// Creates a field that applies random forces like noise, in proportion to the items' mass and to
  /// the square of their speed.
  open class func turbulenceField(
    smoothness: CGFloat, animationSpeed: CGFloat
  ) -> UIFieldBehavior {
    UIFieldBehavior(.turbulence).with(smoothness: smoothness, animationSpeed: animationSpeed)
  }

  /// Creates a field that attracts items to its position in proportion to the distance.
  open class func springField() -> UIFieldBehavior {
    UIFieldBehavior(.spring, falloff: -1)
  }

  /// Creates a field that pushes items away from its position in proportion to their charge.
  open class func electricField() -> UIFieldBehavior {
    UIFieldBehavior(.electric, falloff: 1)
  }

  /// Creates a field that pushes items sideways in proportion to their speed.
  open class func magneticField() -> UIFieldBehavior {
    UIFieldBehavior(.magnetic, falloff: 1)
  }

  /// Creates a field whose force is computed by a block.
  ///
  /// The block is called before every sub-step for every item that is awake and in the region. Its
  /// arguments are the field, the item's position relative to the field in points, its velocity in
  /// meters (100 points) per second, its mass in kilograms, its charge, and the animator's time at
  /// the end of the sub-step in seconds. It returns a force in newtons, which falloff does not
  /// affect, and strength only if it is 0: the block is not called. A force that is not finite is
  /// ignored.
  open class func field(
    evaluationBlock block:
      @escaping (
        _ field: UIFieldBehavior, _ position: CGPoint, _ velocity: CGVector, _ mass: CGFloat,
        _ charge: CGFloat, _ time: TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior {
    weak var field: UIFieldBehavior?
    let behavior = UIFieldBehavior(
      .custom { sample in
        guard let field else { return .zero }
        return Vector(
          block(
            field, CGPoint(sample.point),
            CGVector(dx: CGFloat(sample.velocity.x), dy: CGFloat(sample.velocity.y)),
            CGFloat(sample.mass), CGFloat(sample.charge), sample.time))
      })
    field = behavior
    return behavior
  }
}
