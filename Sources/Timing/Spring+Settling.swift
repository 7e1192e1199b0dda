import Foundation

extension Spring {
  /// The distance from 1 that counts as settled, in total distances; Core Animation's (observed).
  static let tolerance = 0.001

  /// The maximum settling duration in seconds, returned for springs without damping.
  public static let maximumSettlingDuration = 1000.0

  /// The seconds until the spring stays within a thousandth of 1, as computed by Core Animation
  /// (observed); at most 1000.
  ///
  /// - Below critical damping, the envelope of the oscillation determines it:
  ///   T = ln((|(a - v)/ω_d| + 1)/0.001)/a.
  /// - At critical damping, (1 + (ω - v)·T)·e^(-ω·T) = 0.001 is solved by Barry's approximation of
  ///   Lambert's W.
  /// - Above critical damping, where allowed, the motion itself determines it. Core Animation's
  ///   values are unknown.
  public var settlingDuration: Double {
    let duration =
      if isCritical {
        criticalSettlingDuration
      } else if dampingRatio < 1 {
        log((abs((decay - initialVelocity) / separation) + 1) / Self.tolerance) / decay
      } else {
        lastDeparture
      }
    return duration.clamped(
      to: 0...Self.maximumSettlingDuration, default: Self.maximumSettlingDuration)
  }

  private var criticalSettlingDuration: Double {
    let frequency = angularFrequency
    let excess = frequency - initialVelocity
    // W has no real value if the initial velocity is too high, and no exact one just below that.
    guard excess > frequency / 100 else { return lastDeparture }
    let argument = -(frequency / excess) * Self.tolerance * exp(-frequency / excess)
    return -Self.lambertW(argument) / frequency - 1 / excess
  }

  /// The lower real branch of Lambert's W for arguments from -1/e to 0.
  ///
  /// The approximation by D. A. Barry, J.-Y. Parlange et al., "Analytical approximations for real
  /// values of the Lambert W-function", Mathematics and Computers in Simulation 53 (2000), accurate
  /// to 0.025 %.
  static func lambertW(_ argument: Double) -> Double {
    let sigma = max(-1 - log(-argument), 0)
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
    var (low, high) = (0.0, Self.maximumSettlingDuration)
    func isAway(_ time: Double) -> Bool { abs(value(at: time) - 1) >= Self.tolerance }
    if let turn, isAway(turn) { low = turn } else if let crossing { high = min(crossing, high) }
    for _ in 0..<200 where low < high {
      let midpoint = (low + high) / 2
      if isAway(midpoint) { low = midpoint } else { high = midpoint }
    }
    return high
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
