import Foundation

/// A mass on a damped spring, on its way from 0 to 1, which it reaches as time goes on.
///
/// Whatever it is made of, a spring's numbers are finite: parameters are kept within limits that no real
/// spring comes near, and one that is not a number counts as its default.
public struct Spring: Hashable, Sendable {
  /// What hangs on the spring; from 1e-6 to 1e12, by default 1.
  public let mass: Double
  /// The force a unit of distance pulls with; from 1e-6 to 1e24, by default 100.
  public let stiffness: Double
  /// The force a unit of speed brakes with; from 0, which never settles, to 1e18, by default 10.
  public let damping: Double
  /// The speed at time 0 in whole distances a second, positive towards 1; from -1e6 to 1e6.
  public let initialVelocity: Double
  /// Whether a damping ratio above 1 is played as it is; otherwise it is played as 1.
  ///
  /// Core Animation's springs are not, but for those made of a negative bounce (observed).
  public let allowsOverdamping: Bool

  /// Creates a spring; the defaults are those of `CASpringAnimation`.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass.kept(within: 1e-6...1e12, otherwise: 1)
    self.stiffness = stiffness.kept(within: 1e-6...1e24, otherwise: 100)
    self.damping = damping.kept(within: 0...1e18, otherwise: 10)
    self.initialVelocity = initialVelocity.kept(within: -1e6...1e6, otherwise: 0)
    self.allowsOverdamping = allowsOverdamping
  }

  /// The speed at which the spring would swing without damping, in radians a second: √(k/m).
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a part of that at which nothing swings any more: c/(2√(k·m)).
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns where the spring is `time` seconds after it was let go; 0 before.
  ///
  /// With ω the angular frequency, a the rate of decay and v the initial velocity,
  /// x = 1 - C - (a - v)·S is the solution of m·x″ + c·x′ + k·(x - 1) = 0 for x(0) = 0 and x′(0) = v, where
  /// C and S are the two decaying modes.
  public func value(at time: Double) -> Double {
    guard let time = Self.counted(time) else { return 0 }
    let modes = modes(at: time)
    return 1 - modes.cosine - (decay - initialVelocity) * modes.sine
  }

  /// Returns the spring's speed in whole distances a second; before it is let go, `initialVelocity`.
  ///
  /// The derivative of `value(at:)`: v·C + (ω² - a·v)·S.
  public func velocity(at time: Double) -> Double {
    guard let time = Self.counted(time) else { return initialVelocity }
    let modes = modes(at: time)
    let square = angularFrequency * angularFrequency
    return initialVelocity * modes.cosine + (square - decay * initialVelocity) * modes.sine
  }

  /// The rate of decay a in 1/s: ζ·ω, at most ω where overdamping is not allowed.
  var decay: Double {
    isCritical ? angularFrequency : damping / (2 * mass)
  }

  /// Whether the spring is played as one that just does not swing.
  var isCritical: Bool {
    dampingRatio == 1 || dampingRatio > 1 && !allowsOverdamping
  }

  /// How fast the two modes of a spring that does not swing drift apart, or how fast the others swing,
  /// in radians a second: ω·√|1 - ζ²|.
  var separation: Double {
    angularFrequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// The mode that is 1 at time 0 and the one that sets out from 0 with speed 1, both times e^(-a·t).
  private func modes(at time: Double) -> (cosine: Double, sine: Double) {
    let envelope = exp(-decay * time)
    let separation = separation
    if isCritical || separation == 0 { return (envelope, time * envelope) }
    if dampingRatio < 1 {
      return (
        envelope * cos(separation * time), envelope * sin(separation * time) / separation
      )
    }
    // e^(-a·t)·cosh and sinh, with the slow rate of decay as ω²/(a + √…), which loses no digits.
    let slow = exp(-slowDecay * time)
    let gap = expm1(-2 * separation * time)
    return (slow * (1 + gap / 2), -slow * gap / (2 * separation))
  }

  /// The lesser of the two rates of decay of a spring above critical damping, in 1/s.
  var slowDecay: Double {
    angularFrequency * angularFrequency / (decay + separation)
  }

  /// A time as the formulas take it: nil before 0 and where it is not a number.
  private static func counted(_ time: Double) -> Double? {
    time > 0 ? min(time, 1e9) : time == 0 ? 0 : nil
  }
}

extension Double {
  /// The number, or the limit it is beyond; `otherwise` where it is not a number.
  func kept(within limits: ClosedRange<Double>, otherwise: Double) -> Double {
    isNaN ? otherwise : Swift.min(Swift.max(self, limits.lowerBound), limits.upperBound)
  }
}
