import Foundation

extension Spring {
  /// Creates the spring of mass 1 that has settled after a duration, as
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:…)` does.
  ///
  /// The angular frequency is found by twelve steps of Newton's method from 5/duration, however near they
  /// come; fast springs may end on an unexpected one. Step for step UIKit's (observed, and published by
  /// others).
  ///
  /// - Parameters:
  ///   - dampingRatio: From 1.19e-7 to 1, at which nothing swings.
  ///   - duration: In seconds, from 0.01 to 10.
  ///   - initialVelocity: In whole distances a second.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    let ratio = dampingRatio.kept(within: Double(Float.ulpOfOne)...1, otherwise: 1)
    let velocity = initialVelocity.kept(within: -1e6...1e6, otherwise: 0)
    let solver = FrequencySolver(
      ratio: ratio, duration: duration.kept(within: 0.01...10, otherwise: 0.5), velocity: velocity)
    let frequency = solver.solution
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: velocity)
  }

  /// Creates the spring of mass 1 that seems to last a duration and bounces so much.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The undamped swing's period in seconds, from 0.01 to 1000.
  ///   - bounce: From -1 to 1: 0 does not swing, 1 swings for ever, and below 0 the spring creeps.
  ///   - initialVelocity: In whole distances a second.
  public init(perceptualDuration: Double, bounce: Double = 0, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / perceptualDuration.kept(within: 0.01...1000, otherwise: 0.5)
    let bounce = bounce.kept(within: -1...1, otherwise: 0)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: bounce < 0)
  }
}

/// Looks for the angular frequency at which a spring's envelope comes to a thousandth after a duration.
private struct FrequencySolver {
  let ratio: Double
  let duration: Double
  let velocity: Double

  /// Twelve steps on; a step that leads nowhere is not taken.
  var solution: Double {
    let start = 5 / duration
    var frequency = start
    for _ in 0..<12 {
      let (error, slope) = ratio < 1 ? swinging(frequency) : critical(frequency)
      let next = frequency - error / slope
      guard next.isFinite else { break }
      frequency = next
    }
    return frequency > 0 ? frequency : start
  }

  /// |(ζω - v)/(√(1 - ζ²)·ω)|·e^(-ζωT) - ε, and its derivative by ω.
  private func swinging(_ frequency: Double) -> (error: Double, slope: Double) {
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
  private func critical(_ frequency: Double) -> (error: Double, slope: Double) {
    let excess = frequency - velocity
    let decay = exp(-frequency * duration)
    let tolerance = excess >= 0 ? Spring.tolerance : -Spring.tolerance
    return (
      (excess * duration + 1) * decay - tolerance, -duration * duration * excess * decay
    )
  }
}
