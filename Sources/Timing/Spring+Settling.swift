import Foundation

extension Spring {
  /// How near to 1, in whole distances, counts as settled; Core Animation's (observed).
  static let tolerance = 0.001

  /// The longest settling duration that is told, in seconds: that of a spring without damping.
  public static let longestSettlingDuration = 1000.0

  /// The seconds until the spring stays within a thousandth of 1, as Core Animation reckons them
  /// (observed); 1000 where it takes longer.
  ///
  /// - Below critical damping, the envelope of the swing counts:
  ///   T = ln((|(a - v)/ω_d| + 1)/0.001)/a.
  /// - At it, (1 + (ω - v)·T)·e^(-ω·T) = 0.001 is solved by Lambert's W in Barry's approximation.
  /// - Above it, where that is allowed, the motion itself counts. No value of Core Animation's is known.
  public var settlingDuration: Double {
    let duration =
      if isCritical {
        criticalSettlingDuration
      } else if dampingRatio < 1 {
        log((abs((decay - initialVelocity) / separation) + 1) / Self.tolerance) / decay
      } else {
        lastDeparture
      }
    return duration.kept(
      within: 0...Self.longestSettlingDuration, otherwise: Self.longestSettlingDuration)
  }

  private var criticalSettlingDuration: Double {
    let frequency = angularFrequency
    let excess = frequency - initialVelocity
    // W has no real value where the spring sets out too fast, and no exact one shortly before.
    guard excess > frequency / 100 else { return lastDeparture }
    let argument = -(frequency / excess) * Self.tolerance * exp(-frequency / excess)
    return -Self.lambertW(argument) / frequency - 1 / excess
  }

  /// The lower real branch of Lambert's W for arguments from -1/e to 0.
  ///
  /// The approximation of D. A. Barry, J.-Y. Parlange et al., "Analytical approximations for real values
  /// of the Lambert W-function", Mathematics and Computers in Simulation 53 (2000), good to 0.025 %.
  static func lambertW(_ argument: Double) -> Double {
    let sigma = max(-1 - log(-argument), 0)
    let correction = 1 - 0.0042 * sigma * exp(-0.0201 * sigma.squareRoot())
    let quotient = 0.3361 * (sigma / 2).squareRoot() / correction
    return -1 - sigma - 2 / 0.3361 * (1 - 1 / (1 + quotient))
  }

  /// The last moment at which a spring that does not swing is a thousandth away from 1, in seconds.
  ///
  /// It turns back once at most: after the turn, if that is far enough from 1, and before the crossing
  /// otherwise, it only comes nearer, so that the moment is found by halving.
  private var lastDeparture: Double {
    var (low, high) = (0.0, Self.longestSettlingDuration)
    func isAway(_ time: Double) -> Bool { abs(value(at: time) - 1) >= Self.tolerance }
    if let turn, isAway(turn) { low = turn } else if let crossing { high = min(crossing, high) }
    for _ in 0..<200 where low < high {
      let middle = (low + high) / 2
      if isAway(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// When a spring that does not swing stands still before it comes to rest; nil for never.
  private var turn: Double? {
    time(
      where: initialVelocity, over: decay * initialVelocity - angularFrequency * angularFrequency)
  }

  /// When a spring that does not swing goes through 1; nil for never.
  private var crossing: Double? {
    time(where: 1, over: initialVelocity - decay)
  }

  /// The first time above 0 at which C·`cosine` = S·`sine`, C and S being the spring's two modes.
  private func time(where cosine: Double, over sine: Double) -> Double? {
    let ratio = cosine / sine
    guard ratio > 0, ratio.isFinite else { return nil }
    if isCritical || separation == 0 { return ratio }
    let tangent = ratio * separation
    return tangent < 1 ? atanh(tangent) / separation : nil
  }
}
