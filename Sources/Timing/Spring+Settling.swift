import Glibc

extension Spring {
  /// The distance from 1 that counts as settled, in total distances; Core Animation's (observed).
  static let tolerance = 0.001

  /// The settling duration of a spring that never settles, in seconds: the largest `Float`, as Core
  /// Animation reports it (measured).
  public static let endlessSettlingDuration = Double(Float.greatestFiniteMagnitude)

  /// The seconds until the spring stays within a thousandth of 1, as a layer's spring animation
  /// reports them (measured on Core Animation).
  ///
  /// - Below critical damping, the envelope of the oscillation determines it, without a limit:
  ///   T = ln((|(a - v)/ω_d| + 1)/0.001)/a.
  /// - At critical damping, it is the first multiple of 0.1 s from which on the spring stays within
  ///   a thousandth.
  /// - Above critical damping, where allowed, the motion itself determines it. Core Animation's
  ///   values are unknown.
  /// - Without damping, it is `endlessSettlingDuration`.
  ///
  /// A property animator's duration differs: see `animatorDuration`.
  public var settlingDuration: Double {
    let duration =
      if isCritical {
        max((lastDeparture * Self.settlingStepsPerSecond).rounded(.up), 1)
          / Self.settlingStepsPerSecond
      } else {
        dampingRatio < 1 ? envelopeDuration : lastDeparture
      }
    return min(duration, Self.endlessSettlingDuration)
  }

  /// The steps per second in which Core Animation searches for the settling duration of a critically
  /// damped spring (measured).
  private static let settlingStepsPerSecond = 10.0

  /// The duration in seconds of a property animator with the spring (measured on UIKit); infinite
  /// without damping.
  ///
  /// Below critical damping it equals `settlingDuration`. At critical damping, (1 + (ω - v)·T)·e^(-ω·T)
  /// = ±0.001 is solved by Barry's approximation of Lambert's W. Above it, where allowed, the motion
  /// itself determines it; UIKit's values are unknown.
  public var animatorDuration: Double {
    if isCritical { return criticalAnimatorDuration }
    return dampingRatio < 1 ? envelopeDuration : lastDeparture
  }

  /// The time at which the envelope of an oscillation decays to a thousandth, in seconds; infinite
  /// without damping.
  private var envelopeDuration: Double {
    guard decay > 0 else { return .infinity }
    return max(log((abs((decay - initialVelocity) / separation) + 1) / Self.tolerance) / decay, 0)
  }

  private var criticalAnimatorDuration: Double {
    let frequency = angularFrequency
    let excess = frequency - initialVelocity
    // The formula has a pole at this velocity, near which it loses its meaning.
    guard abs(excess) > frequency / 1000 else { return lastDeparture }
    let argument = -(frequency / excess) * Self.tolerance * exp(-frequency / excess)
    guard let branch = Self.lambertW(ofMagnitude: abs(argument)) else { return lastDeparture }
    return max(-branch / frequency - 1 / excess, 0)
  }

  /// Returns the lower real branch of Lambert's W at `-magnitude`; nil for magnitudes above 1/e, where
  /// it has no real value.
  ///
  /// The approximation by D. A. Barry, J.-Y. Parlange et al., "Analytical approximations for real
  /// values of the Lambert W-function", Mathematics and Computers in Simulation 53 (2000), accurate
  /// to 0.025 %.
  static func lambertW(ofMagnitude magnitude: Double) -> Double? {
    let sigma = -1 - log(magnitude)
    guard sigma >= 0, sigma.isFinite else { return nil }
    let correction = 1 - 0.0042 * sigma * exp(-0.0201 * sigma.squareRoot())
    let quotient = 0.3361 * (sigma / 2).squareRoot() / correction
    return -1 - sigma - 2 / 0.3361 * (1 - 1 / (1 + quotient))
  }

  /// The last time at which a spring that does not oscillate is a thousandth away from 1, in
  /// seconds.
  ///
  /// Such a spring turns at most once. After the turn, if that is far enough from 1, and otherwise
  /// before the crossing, the distance only decreases, so that bisection finds the time.
  private var lastDeparture: Double {
    func isAway(_ time: Double) -> Bool { remainder(at: time) > Self.tolerance }
    var (low, high) = (0.0, 1 / angularFrequency)
    if let turn, isAway(turn) {
      (low, high) = (turn, turn + high)
    } else if let crossing {
      high = crossing
    }
    for _ in 0..<200 where isAway(high) { (low, high) = (high, 2 * high) }
    for _ in 0..<200 where low < high {
      let midpoint = (low + high) / 2
      if isAway(midpoint) { low = midpoint } else { high = midpoint }
    }
    return high
  }

  /// Returns the distance from 1 at a time in seconds, in total distances.
  private func remainder(at time: Double) -> Double {
    let modes = modes(at: time)
    return abs(modes.cosine + (decay - initialVelocity) * modes.sine)
  }

  /// The time at which a spring that does not oscillate changes direction; nil if it never does.
  private var turn: Double? {
    time(
      where: initialVelocity, over: decay * initialVelocity - angularFrequency * angularFrequency)
  }

  /// The time at which a spring that does not oscillate crosses 1; nil if it never does.
  private var crossing: Double? {
    time(where: 1, over: initialVelocity - decay)
  }

  /// Returns the first time above 0 at which C·`cosine` = S·`sine`, where C and S are the spring's
  /// two modes.
  private func time(where cosine: Double, over sine: Double) -> Double? {
    let ratio = cosine / sine
    guard ratio > 0, ratio.isFinite else { return nil }
    if isCritical || separation == 0 { return ratio }
    let tangent = ratio * separation
    return tangent < 1 ? atanh(tangent) / separation : nil
  }
}
