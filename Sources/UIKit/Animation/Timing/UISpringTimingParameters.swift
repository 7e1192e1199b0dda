import Timing

/// Timing along the swing of a spring.
@MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Constants {
    case dampingRatio(CGFloat)
    case matter(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  private let constants: Constants
  /// The speed to begin with, in whole distances per second; positive towards the target.
  ///
  /// `x` counts for everything but a view's center, for which each part counts in its direction.
  public let initialVelocity: CGVector

  /// Creates UIKit's default spring: mass 3, stiffness 1000, damping 500.
  override public convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that takes the animator's duration to settle.
  ///
  /// - Parameter ratio: 1 comes to rest without overshooting; less overshoots more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that takes the animator's duration to settle.
  ///
  /// - Parameters:
  ///   - ratio: 1 comes to rest without overshooting; less overshoots more.
  ///   - velocity: The speed to begin with, in whole distances per second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.dampingRatio(ratio), velocity)
  }

  /// Creates a spring of known matter, which takes as long to settle as it takes.
  ///
  /// - Parameters:
  ///   - mass: In kilograms.
  ///   - stiffness: In newtons per metre.
  ///   - damping: In newton-seconds per metre; beyond the critical value it acts as the critical one.
  ///   - velocity: The speed to begin with, in whole distances per second.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.matter(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// Creates a spring by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: The period of the undamped spring, in seconds.
  ///   - bounce: From -1, exclusive, by 0, no overshooting, to 1, no end.
  ///   - velocity: The speed to begin with, in whole distances per second.
  public convenience init(
    duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero
  ) {
    self.init(.perceptual(duration: duration, bounce: bounce), velocity)
  }

  private init(_ constants: Constants, _ velocity: CGVector) {
    self.constants = constants
    initialVelocity = velocity
    super.init()
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns these parameters, which never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The seconds in which the spring settles, of the slower direction; nil where the animator's count.
  var impliedDuration: TimeInterval? {
    if case .dampingRatio = constants { return nil }
    return max(
      spring(lasting: 0, velocity: initialVelocity.dx).settlingDuration,
      spring(lasting: 0, velocity: initialVelocity.dy).settlingDuration)
  }

  /// Returns the spring; its duration counts only where the parameters say none.
  func spring(lasting duration: TimeInterval, velocity: CGFloat) -> Spring {
    switch constants {
    case .dampingRatio(let ratio):
      Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    case .matter(let mass, let stiffness, let damping):
      Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .perceptual(let duration, let bounce):
      Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }

  /// Returns a spring as strongly damped that settles in a duration.
  func rederived(lasting duration: TimeInterval, velocity: CGFloat) -> Spring {
    Spring(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
  }

  private var dampingRatio: CGFloat {
    switch constants {
    case .dampingRatio(let ratio): ratio
    case .matter(let mass, let stiffness, let damping):
      damping / (2 * (stiffness * mass).squareRoot())
    case .perceptual(_, let bounce): bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    }
  }
}
