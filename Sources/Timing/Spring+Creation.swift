import Glibc

extension Spring {
  /// Creates a spring of mass 1 that settles after a duration.
  ///
  /// This matches `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`: the angular
  /// frequency results from exactly twelve steps of Newton's method starting at 5/duration, whether
  /// or not they have converged; for fast springs the result may be unexpected. The steps are
  /// UIKit's (observed, and published by others).
  ///
  /// - Parameters:
  ///   - dampingRatio: From 1.19e-7 to 1, which does not oscillate.
  ///   - duration: In seconds, from 0.01 to 10.
  ///   - initialVelocity: In total distances per second.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.clamped(to: Double(Float.ulpOfOne)...1, default: 1)
    let velocity = initialVelocity.clamped(to: -1e6...1e6, default: 0)
    let solver = FrequencySolver(
      ratio: ratio, duration: duration.clamped(to: 0.01...10, default: 0.5), velocity: velocity)
    let frequency = solver.solution
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: velocity)
  }

  /// Creates a spring of mass 1 with a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped oscillation in seconds, from 0.01 to 1000.
  ///   - bounce: From -1 to 1: 0 does not oscillate, 1 oscillates forever, and negative values are
  ///     overdamped.
  ///   - initialVelocity: In total distances per second.
  public init(perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / perceptualDuration.clamped(to: 0.01...1000, default: 0.5)
    let bounce = bounce.clamped(to: -1...1, default: 0)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: bounce < 0)
  }
}

/// Finds the angular frequency at which a spring's envelope decays to a thousandth after a
/// duration.
private struct FrequencySolver {
  let ratio: Double
  let duration: Double
  let velocity: Double

  /// The result of twelve steps; a step to a non-finite frequency is not taken.
  var solution: Double {
    let start = 5 / duration
    var frequency = start
    for _ in 0..<12 {
      let (error, slope) = ratio < 1 ? underdamped(frequency) : criticallyDamped(frequency)
      let next = frequency - error / slope
      guard next.isFinite else { break }
      frequency = next
    }
    return frequency > 0 ? frequency : start
  }

  /// |(ζω - v)/(√(1 - ζ²)·ω)|·e^(-ζωT) - ε, and its derivative by ω.
  private func underdamped(_ frequency: Double) -> (error: Double, slope: Double) {
    let root = (1 - ratio * ratio).squareRoot()
    let height = (ratio * frequency - velocity) / (root * frequency)
    let decay = exp(-ratio * frequency * duration)
    let square = frequency * frequency
    let slope =
      (velocity + velocity * ratio * duration * frequency - ratio * ratio * square * duration)
      * decay / (root * square)
    return (abs(height) * decay - Spring.tolerance, height < 0 ? -slope : slope)
  }

  /// ((ω - v)T + 1)·e^(-ωT) ∓ ε, minus where ω ≥ v, and its derivative by ω.
  private func criticallyDamped(_ frequency: Double) -> (error: Double, slope: Double) {
    let excess = frequency - velocity
    let decay = exp(-frequency * duration)
    let tolerance = excess >= 0 ? Spring.tolerance : -Spring.tolerance
    return (
      (excess * duration + 1) * decay - tolerance, -duration * duration * excess * decay
    )
  }
}
