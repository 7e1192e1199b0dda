import Glibc

/// A mass on a damped spring that moves from 0 to 1.
///
/// All results are finite: parameters are clamped to limits far beyond any real spring, and NaN is
/// replaced by the parameter's default.
public struct Spring: Hashable, Sendable {
  /// The mass; from 1e-6 to 1e12, 1 by default.
  public let mass: Double
  /// The force per unit of distance; from 1e-6 to 1e24, 100 by default.
  public let stiffness: Double
  /// The force per unit of speed; from 0, which never settles, to 1e18, 10 by default.
  public let damping: Double
  /// The velocity at time 0 in total distances per second, positive toward 1; from -1e6 to 1e6.
  public let initialVelocity: Double
  /// Whether a damping ratio above 1 is used as it is; otherwise it is treated as 1.
  ///
  /// Core Animation treats it as 1, except for springs created with a negative bounce (observed).
  public let allowsOverdamping: Bool

  /// Creates a spring; the defaults are those of `CASpringAnimation`.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass.clamped(to: 1e-6...1e12, default: 1)
    self.stiffness = stiffness.clamped(to: 1e-6...1e24, default: 100)
    self.damping = damping.clamped(to: 0...1e18, default: 10)
    self.initialVelocity = initialVelocity.clamped(to: -1e6...1e6, default: 0)
    self.allowsOverdamping = allowsOverdamping
  }

  /// The angular frequency of the undamped oscillation, in radians per second: √(k/m).
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a fraction of critical damping: c/(2√(k·m)).
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the position `time` seconds after release; 0 before it.
  ///
  /// With ω the angular frequency, a the decay rate and v the initial velocity, x = 1 - C - (a -
  /// v)·S solves m·x″ + c·x′ + k·(x - 1) = 0 for x(0) = 0 and x′(0) = v, where C and S are the two
  /// decaying modes.
  public func value(at time: Double) -> Double {
    guard let time = Self.clampedTime(time) else { return 0 }
    let modes = modes(at: time)
    return 1 - modes.cosine - (decay - initialVelocity) * modes.sine
  }

  /// Returns the velocity in total distances per second; `initialVelocity` before release.
  ///
  /// This is the derivative of `value(at:)`: v·C + (ω² - a·v)·S.
  public func velocity(at time: Double) -> Double {
    guard let time = Self.clampedTime(time) else { return initialVelocity }
    let modes = modes(at: time)
    let square = angularFrequency * angularFrequency
    return initialVelocity * modes.cosine + (square - decay * initialVelocity) * modes.sine
  }

  /// The decay rate a in 1/s: ζ·ω, or ω for ratios above 1 unless overdamping is allowed.
  var decay: Double {
    isCritical ? angularFrequency : damping / (2 * mass)
  }

  /// The damping as it is used: at most critical damping unless overdamping is allowed.
  public var effectiveDamping: Double {
    isCritical ? 2 * (stiffness * mass).squareRoot() : damping
  }

  /// Whether the spring is treated as critically damped.
  var isCritical: Bool {
    dampingRatio == 1 || dampingRatio > 1 && !allowsOverdamping
  }

  /// Half the difference of the decay rates of an overdamped spring, or the frequency of an
  /// underdamped one, in radians per second: ω·√|1 - ζ²|.
  var separation: Double {
    angularFrequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// The mode that is 1 at time 0 and the one that starts at 0 with velocity 1, both times
  /// e^(-a·t).
  func modes(at time: Double) -> (cosine: Double, sine: Double) {
    let envelope = exp(-decay * time)
    let separation = separation
    if isCritical || separation == 0 { return (envelope, time * envelope) }
    if dampingRatio < 1 {
      return (
        envelope * cos(separation * time), envelope * sin(separation * time) / separation
      )
    }
    // e^(-a·t)·cosh and sinh, with the slow decay rate as ω²/(a + √…), which loses no digits.
    let slow = exp(-slowDecay * time)
    let gap = expm1(-2 * separation * time)
    return (slow * (1 + gap / 2), -slow * gap / (2 * separation))
  }

  /// The smaller of the two decay rates of an overdamped spring, in 1/s.
  var slowDecay: Double {
    angularFrequency * angularFrequency / (decay + separation)
  }

  /// Returns the time clamped for use in the formulas; nil if it is negative or NaN.
  private static func clampedTime(_ time: Double) -> Double? {
    time > 0 ? min(time, 1e9) : time == 0 ? 0 : nil
  }
}

extension Double {
  /// Returns the number clamped to `limits`, or `default` if it is NaN.
  func clamped(to limits: ClosedRange<Double>, default: Double) -> Double {
    isNaN ? `default` : Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}
