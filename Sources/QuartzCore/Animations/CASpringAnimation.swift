import Timing

/// An animation whose progress follows a damped spring from 0 to 1, oscillating about 1 unless the
/// damping is high.
///
/// The animation lasts for `duration`; set it to `settlingDuration` to run until the spring is at
/// rest.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass attached to the spring, above 0.
  open var mass: CGFloat = 1
  /// The spring stiffness in force per unit of distance, above 0.
  open var stiffness: CGFloat = 100
  /// The damping in force per unit of velocity, at least 0.
  open var damping: CGFloat = 10
  /// The initial velocity in total distances per second, positive toward the end value.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping ratio above 1 is used unchanged instead of being limited to 1.
  open var allowsOverdamping = false

  /// Creates a spring with a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The perceived duration in seconds; the settling duration is longer.
  ///   - bounce: From -1 to 1: 0 for no oscillation, 1 for an undamped one; negative values are
  ///     overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init(Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce)))
  }

  /// Creates an animation with a spring's parameters.
  package convenience init(_ spring: Spring, keyPath: String? = nil) {
    self.init(keyPath: keyPath)
    mass = CGFloat(spring.mass)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    initialVelocity = CGFloat(spring.initialVelocity)
    allowsOverdamping = spring.allowsOverdamping
  }

  /// The time in seconds until the spring remains within a thousandth of its end value.
  ///
  /// At critical damping and above it is a multiple of 0.1 s. For a spring that never settles, or
  /// whose mass or stiffness is not positive, it is the largest `Float`, as in Core Animation
  /// (measured).
  open var settlingDuration: CFTimeInterval {
    mass > 0 && stiffness > 0 ? spring.settlingDuration : Spring.endlessSettlingDuration
  }

  /// The perceived duration in seconds: the period of the undamped spring.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.angularFrequency }

  /// The bounce, from -1 to 1.
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override func copyProperties(from animation: CAAnimation) {
    super.copyProperties(from: animation)
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
