import Timing

/// The timing information of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Constants {
    case dampingRatio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  private let constants: Constants
  /// The initial velocity in total distances per second; positive toward the target.
  ///
  /// `dx` applies to every property except a view's center, to which both components apply.
  open private(set) var initialVelocity: CGVector

  /// Creates UIKit's default spring, with a mass of 3, a stiffness of 1000, and a damping of 500.
  override public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles in the animator's duration.
  ///
  /// - Parameter ratio: The damping ratio. At 1 the spring settles without overshooting; the closer
  ///   to 0, the more it oscillates.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with an initial velocity that settles in the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio. At 1 the spring settles without overshooting; the closer to 0,
  ///     the more it oscillates.
  ///   - velocity: The initial velocity in total distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (constants, initialVelocity) = (.dampingRatio(ratio), velocity)
    super.init()
  }

  /// Creates a spring from its physical parameters, which determine its settling time.
  ///
  /// - Parameters:
  ///   - mass: The mass in kilograms.
  ///   - stiffness: The stiffness in newtons per meter.
  ///   - damping: The damping in newton-seconds per meter; values beyond critical damping are
  ///     treated as critical.
  ///   - velocity: The initial velocity in total distances per second.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    constants = .physical(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceptual duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped spring, in seconds.
  ///   - bounce: The bounce, above -1 and up to 1: 0 for no overshoot, 1 for endless oscillation.
  ///   - velocity: The initial velocity in total distances per second.
  public init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    (constants, initialVelocity) = (.perceptual(duration: duration, bounce: bounce), velocity)
    super.init()
  }

  /// Returns nil, as timing parameters don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The type of the timing information, which is `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns these parameters, which are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The settling time of the slower direction in seconds, infinite without damping; nil if the
  /// animator's own duration applies.
  var impliedDuration: TimeInterval? {
    if case .dampingRatio = constants { return nil }
    return max(
      spring(lasting: 0, velocity: initialVelocity.dx).animatorDuration,
      spring(lasting: 0, velocity: initialVelocity.dy).animatorDuration)
  }

  /// Returns the spring; `duration` applies only if the parameters determine none.
  func spring(lasting duration: TimeInterval, velocity: CGFloat) -> Spring {
    switch constants {
    case .dampingRatio(let ratio):
      Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    case .physical(let mass, let stiffness, let damping):
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .perceptual(let duration, let bounce):
      Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }

  /// Returns a spring with the same damping ratio that settles in a duration.
  func spring(settlingIn duration: TimeInterval, velocity: CGFloat) -> Spring {
    Spring(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
  }

  private var dampingRatio: CGFloat {
    switch constants {
    case .dampingRatio(let ratio): ratio
    case .physical(let mass, let stiffness, let damping):
      damping / (2 * (stiffness * mass).squareRoot())
    case .perceptual(_, let bounce): bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    }
  }
}
