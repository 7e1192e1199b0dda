import Physics

extension UIFieldBehavior {
  /// Creates a field that slows items down by the square of their speed.
  public class func dragField() -> UIFieldBehavior {
    UIFieldBehavior(.drag)
  }

  /// Creates a field that pushes items around its position, clockwise, light ones more.
  public class func vortexField() -> UIFieldBehavior {
    UIFieldBehavior(.vortex)
  }

  /// Creates a field that pulls items to a position, by the square of the distance.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let behavior = UIFieldBehavior(.radialGravity, falloff: 2)
    behavior.position = position
    return behavior
  }

  /// Creates a field that accelerates items in a direction, in units of 100 points per second squared.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.linearGravity).pointing(direction)
  }

  /// Creates a field that gives items a velocity, in units of 100 points per second, whatever else
  /// pushes them; of several such fields the last one counts.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    UIFieldBehavior(.velocity).pointing(direction)
  }

  /// Creates a field that pushes items at random, from rough at a smoothness of 0 to smooth at 1.
  ///
  /// The random forces are the same in every run; each field of an animator has its own.
  public class func noiseField(
    smoothness: CGFloat, animationSpeed: CGFloat
  ) -> UIFieldBehavior {
    UIFieldBehavior(.noise).varying(smoothness, animationSpeed)
  }

  /// Creates a field that pushes items at random as noise does, but in proportion to their speed.
  public class func turbulenceField(
    smoothness: CGFloat, animationSpeed: CGFloat
  ) -> UIFieldBehavior {
    UIFieldBehavior(.turbulence).varying(smoothness, animationSpeed)
  }

  /// Creates a field that pulls items to its position in proportion to the distance.
  public class func springField() -> UIFieldBehavior {
    UIFieldBehavior(.spring, falloff: -1)
  }

  /// Creates a field that pushes items away from its position by their charge.
  public class func electricField() -> UIFieldBehavior {
    UIFieldBehavior(.electric, falloff: 1)
  }

  /// Creates a field that pushes items aside in proportion to their speed.
  public class func magneticField() -> UIFieldBehavior {
    UIFieldBehavior(.magnetic, falloff: 1)
  }

  /// Creates a field whose force is told by a block.
  ///
  /// The block is called for every item that is awake and in the region, before every sub-step. It
  /// gets the field, the item's place seen from the field in points, its velocity in metres (100
  /// points) per second, its mass in kilograms, its charge and the animator's time in seconds, and
  /// returns a force in newtons, to which strength and falloff are not applied; one that is not
  /// finite pushes nobody.
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

  private func pointing(_ direction: CGVector) -> UIFieldBehavior {
    self.direction = direction
    return self
  }

  private func varying(_ smoothness: CGFloat, _ animationSpeed: CGFloat) -> UIFieldBehavior {
    self.smoothness = smoothness
    self.animationSpeed = animationSpeed
    return self
  }
}
