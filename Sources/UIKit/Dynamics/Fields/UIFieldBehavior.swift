import Physics

/// Pushes items by where they are and how they move: by drag, gravity, springs, noise and the like.
///
/// A field acts on its own items only, in every sub-step of 1/120 s, at their centers; several add
/// up. Forces are in UIKit's newtons, with 100 points for a metre: on an item of 100 x 100 points
/// and density 1 a force of 1 is an acceleration of 100 points per second squared. The formulas
/// are those measured on Apple's own animator by the open-source project charon, which for drag,
/// vortex and magnetic fields differ from Apple's header.
///
/// A field does not wake items that have come to rest, so that an animator with fields can pause;
/// a change of the field does.
@MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private static let largestCount = 32

  private let field: Field
  private var area = UIRegion.infinite

  init(_ kind: Field.Kind, falloff: CGFloat = 0) {
    field = Field(kind, falloff: falloff)
    super.init()
  }

  /// Stops the program as UIKit does: a field is made by the methods named for the kinds.
  override public init() {
    preconditionFailure(
      "init is undefined for objects of type UIFieldBehavior: "
        + "Use one of the supplied convenience initializers")
  }

  /// The items that the field acts on, in the order of their adding.
  open var items: [any UIDynamicItem] { members }

  /// Lets the field act on an item.
  open func addItem(_ item: any UIDynamicItem) {
    insert(item)
  }

  /// Lets the field no longer act on an item.
  open func removeItem(_ item: any UIDynamicItem) {
    remove(item)
  }

  // MARK: Parameters

  /// The middle of the field and of its region, in reference coordinates.
  open var position: CGPoint {
    get { CGPoint(field.position) }
    set {
      guard newValue.isFinite else { return }
      field.position = Vector(newValue)
      noteChange()
    }
  }

  /// The part of the plane about the position where the field acts; infinite by default.
  open var region: UIRegion {
    get { area }
    set {
      area = newValue
      field.region = newValue.region
      noteChange()
    }
  }

  /// What the force is multiplied by, 1 by default; velocity and custom fields ignore it.
  open var strength: CGFloat {
    get { field.strength }
    set { set(\.strength, to: newValue) }
  }

  /// The power of the distance in metres by which the field gets weaker.
  ///
  /// It is 2 for radial gravity, 1 for electric and magnetic fields, -1 for springs, which get
  /// stronger, and 0 for the others by default; velocity and custom fields ignore it.
  open var falloff: CGFloat {
    get { field.falloff }
    set { set(\.falloff, to: newValue) }
  }

  /// The distance, in points, within which the field gets no stronger; 100 / 2^15 by default.
  open var minimumRadius: CGFloat {
    get { field.minimumRadius }
    set { set(\.minimumRadius, to: newValue) }
  }

  /// The direction of linear gravity, in units of 100 points per second squared, of a velocity
  /// field or of the wind of drag, in units of 100 points per second.
  open var direction: CGVector {
    get { CGVector(field.direction) }
    set {
      guard newValue.isFinite else { return }
      field.direction = Vector(newValue)
      noteChange()
    }
  }

  /// How smooth noise and turbulence are in space, from 0 to 1.
  open var smoothness: CGFloat {
    get { field.smoothness }
    set { set(\.smoothness, to: newValue) }
  }

  /// How many times in a second noise and turbulence come back to what they were; 0 keeps them.
  open var animationSpeed: CGFloat {
    get { field.animationSpeed }
    set { set(\.animationSpeed, to: newValue) }
  }

  private func set(_ parameter: ReferenceWritableKeyPath<Field, Double>, to value: CGFloat) {
    guard value.isFinite else { return }
    field[keyPath: parameter] = value
    noteChange()
  }

  // MARK: Joining an animator

  override final var isPrimitive: Bool { true }

  override final func attach(_ body: ItemBody) {
    body.body.isBullet = true
    field.add(body.body)
  }

  override final func detach(_ body: ItemBody) {
    field.remove(body.body)
  }

  override final func connect(to animator: UIDynamicAnimator) {
    let places = animator.fields.map(\.seed)
    guard let place = (0..<UIFieldBehavior.largestCount).first(where: { !places.contains($0) })
    else { preconditionFailure("UIDynamicAnimator supports a maximum of 32 distinct fields") }
    field.seed = place
    animator.fields.append(field)
  }

  override final func disconnect(from animator: UIDynamicAnimator) {
    animator.fields.removeAll { $0 === field }
  }

  override final func forget() {
    field.removeAll()
  }
}
