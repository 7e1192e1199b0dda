import Timing

/// An animation whose progress is that of a mass on a spring, from 0 to 1 and, unless the spring is strongly
/// damped, beyond it and back.
///
/// It lasts its `duration`, whatever the spring does; set that to `settlingDuration` to see it come to rest.
@MainActor
open class CASpringAnimation: CABasicAnimation {
  /// What hangs on the spring, above 0.
  open var mass: CGFloat = 1
  /// The force a unit of distance pulls with, above 0.
  open var stiffness: CGFloat = 100
  /// The force a unit of speed brakes with, not below 0.
  open var damping: CGFloat = 10
  /// The speed at the beginning in whole distances a second, positive towards the end.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping ratio above 1 is played as it is; otherwise it is played as 1.
  package final var allowsOverdamping = false

  /// Creates a spring that seems to last a duration and bounces so much.
  ///
  /// - Parameters:
  ///   - perceptualDuration: In seconds; the time to rest is longer.
  ///   - bounce: From -1 to 1: 0 does not swing, 1 swings for ever, and below 0 the spring creeps.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init(Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce)))
  }

  /// Creates an animation by a spring.
  package convenience init(_ spring: Spring, keyPath: String? = nil) {
    self.init(keyPath: keyPath)
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    initialVelocity = CGFloat(spring.initialVelocity)
    allowsOverdamping = spring.allowsOverdamping
  }

  /// The seconds until the spring is as good as at rest: within a thousandth of its way.
  open var settlingDuration: CFTimeInterval { spring.settlingDuration }

  /// How long the spring seems to last, in seconds: the period that it would have without damping.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.angularFrequency }

  /// How much the spring bounces, from -1 to 1.
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override func takeProperties(of animation: CAAnimation) {
    super.takeProperties(of: animation)
    guard let animation = animation as? CASpringAnimation else { return }
    mass = animation.mass
    stiffness = animation.stiffness
    damping = animation.damping
    initialVelocity = animation.initialVelocity
    allowsOverdamping = animation.allowsOverdamping
  }

  override func progress(of fraction: Double) -> CGFloat {
    CGFloat(spring.value(at: curve.progress(at: fraction) * duration))
  }
}
