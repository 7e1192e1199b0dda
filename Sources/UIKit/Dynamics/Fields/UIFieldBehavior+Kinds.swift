import Physics

extension UIFieldBehavior {
  /// Creates a field that decelerates items in proportion to the square of their speed.
  public class func dragField() -> UIFieldBehavior {
    UIFieldBehavior(.drag)
  }

  /// Creates a field that pushes items clockwise around its position, lighter ones more.
  public class func vortexField() -> UIFieldBehavior {
    UIFieldBehavior(.vortex)
  }

  /// Creates a field that attracts items to a position, inversely to the square of the distance.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let behavior = UIFieldBehavior(.radialGravity, falloff: 2)
    behavior.position = position
    return behavior
  }

  /// Creates a field that accelerates items in a direction, in units of 100 points per second
  /// squared.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravity).with(direction: direction)
  }

  /// Creates a field that sets the items' velocity, in units of 100 points per second.
  ///
  /// It overrides all other forces; of several such fields the last one applies.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.velocity).with(direction: direction)
  }

  /// Creates a field that applies random forces, from rough at a smoothness of 0 to smooth at 1.
  ///
  /// The forces are the same in every run, and different for each field of an animator.
  public class func noiseField(
    smoothness: CGFloat, animationSpeed: CGFloat
  ) -> UIFieldBehavior {
    UIFieldBehavior(.noise).with(smoothness: smoothness, animationSpeed: animationSpeed)
  }

  /// Creates a field that applies random forces like noise, in proportion to the items' speed.
  public class func turbulenceField(
    smoothness: CGFloat, animationSpeed: CGFloat
  ) -> UIFieldBehavior {
    UIFieldBehavior(.turbulence).with(smoothness: smoothness, animationSpeed: animationSpeed)
  }

  /// Creates a field that attracts items to its position in proportion to the distance.
  public class func springField() -> UIFieldBehavior {
    UIFieldBehavior(.spring, falloff: -1)
  }

  /// Creates a field that pushes items away from its position in proportion to their charge.
  public class func electricField() -> UIFieldBehavior {
    UIFieldBehavior(.electric, falloff: 1)
  }

  /// Creates a field that pushes items sideways in proportion to their speed.
  public class func magneticField() -> UIFieldBehavior {
    UIFieldBehavior(.magnetic, falloff: 1)
  }

  /// Creates a field whose force is computed by a block.
  ///
  /// The block is called before every sub-step for every item that is awake and in the region. Its
  /// arguments are the field, the item's position relative to the field in points, its velocity in
  /// meters (100 points) per second, its mass in kilograms, its charge, and the animator's time in
  /// seconds. It returns a force in newtons, which strength and falloff do not affect; a force that
  /// is not finite is ignored.
  public class func field(
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

  private func with(direction: CGVector) -> UIFieldBehavior {
    self.direction = direction
    return self
  }

  private func with(smoothness: CGFloat, animationSpeed: CGFloat) -> UIFieldBehavior {
    self.smoothness = smoothness
    self.animationSpeed = animationSpeed
    return self
  }
}
