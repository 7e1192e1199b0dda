import Foundation
import Testing
import Timing

/// The two settling times of a spring: that of layer animations and that of property animators.
@Suite struct SpringSettlingTests {
  /// Mass, stiffness, damping, initial velocity, and the expected duration.
  typealias Row = (Double, Double, Double, Double, Double)

  private func spring(_ row: Row) -> Spring {
    Spring(mass: row.0, stiffness: row.1, damping: row.2, initialVelocity: row.3)
  }

  /// Examples of the rule measured on Core Animation.
  @Test(
    "at critical damping and above, a layer's spring settles at a multiple of 0.1 s",
    arguments: [
      (1, 64, 16, 0, 1.2), (1, 64, 16, 4, 1.1), (1, 64, 16, 8, 0.9), (1, 64, 40, 12, 1.1),
      (1, 64, 16, 40, 1.4), (2, 50, 40, 0, 1.9), (4, 9, 30, 0, 6.2), (1, 225, 30, -10, 0.7),
      (3, 1000, 500, 0, 0.6), (1, 1e6, 2000, 0, 0.1),
    ] as [Row])
  func layerSteps(row: Row) {
    #expect(abs(spring(row).settlingDuration - row.4) < 1e-12)
  }

  /// The first is the published value of a default `CASpringAnimation`.
  @Test(
    "below critical damping, both durations are those of the envelope, without a limit",
    arguments: [
      (1, 100, 10, 0, 1.47270033467809), (2, 200, 12, 0, 2.393733525),
      (1, 36, 6, -4, 2.586985791), (1, 64, 0.002, 0, 6907.880271171),
      (1, 100, 10, 20, 1.5825615635449037), (1, 100, 10, -20, 1.6530657916242397),
    ] as [Row])
  func envelope(row: Row) {
    #expect(abs(spring(row).settlingDuration - row.4) < 1e-9)
    #expect(spring(row).animatorDuration == spring(row).settlingDuration)
  }

  /// The first is that of a navigation controller's push; all are the formula that was measured on
  /// UIKit, evaluated independently of the package.
  @Test(
    "at critical damping and above, an animator's duration is Barry's approximation",
    arguments: [
      (3, 1000, 500, 0, 0.5058237314), (1, 64, 16, 0, 1.154380), (1, 64, 16, 4, 1.071812),
      (2, 50, 40, 0, 1.847007), (1, 1, 2, 0, 9.235036526651854),
    ] as [Row])
  func animators(row: Row) {
    #expect(abs(spring(row).animatorDuration - row.4) < 1e-6)
  }

  @Test("without damping, a layer's spring lasts the largest Float and an animator forever")
  func undamped() {
    #expect(Spring(damping: 0).settlingDuration == 3.4028234663852886e38)
    #expect(Spring(damping: 0).animatorDuration == .infinity)
    #expect(Spring(damping: 0, allowsOverdamping: true).animatorDuration == .infinity)
  }

  @Test(
    "an animator's spring that does not oscillate is a thousandth away when it has settled",
    arguments: [
      ("critical", Spring(damping: 20), 0.01),
      ("critical, negative initial velocity", Spring(damping: 20, initialVelocity: -15), 0.01),
      ("critical, slow", Spring(damping: 20, initialVelocity: 5), 0.01),
      ("critical, without overshoot", Spring(damping: 20, initialVelocity: 10), 1e-9),
      ("critical, hardly overshooting", Spring(damping: 20, initialVelocity: 10.001), 1e-9),
      ("critical, slight overshoot", Spring(damping: 20, initialVelocity: 10.5), 1e-9),
      ("critical, large overshoot", Spring(damping: 20, initialVelocity: 70), 0.01),
      ("overdamped", Spring(damping: 60, allowsOverdamping: true), 1e-9),
      (
        "overdamped, negative velocity",
        Spring(damping: 60, initialVelocity: -9, allowsOverdamping: true), 1e-9
      ),
      (
        "overdamped, overshoot", Spring(damping: 60, initialVelocity: 99, allowsOverdamping: true),
        1e-9
      ),
    ] as [(String, Spring, Double)])
  func staysSettled(id: String, spring: Spring, tolerance: Double) {
    let duration = spring.animatorDuration
    let distance = abs(spring.value(at: duration) - 1)
    #expect(abs(distance - 0.001) < 0.001 * tolerance)
    for step in 1...100 {
      let later = duration * (1 + Double(step) / 50)
      #expect(abs(spring.value(at: later) - 1) < 0.001001)
    }
  }

  @Test("a critical spring stays settled from the first such multiple of 0.1 s on")
  func firstStep() {
    for frequency in [0.02, 0.5, 3, 8, 20, 100] {
      for factor in [-9, -1, 0, 0.5, 0.99, 1, 1.01, 1.1, 1.5, 2, 5, 40] {
        let spring = Spring(
          stiffness: frequency * frequency, damping: 5 * frequency,
          initialVelocity: factor * frequency)
        func remainder(_ time: Double) -> Double {
          abs(1 + (frequency - factor * frequency) * time) * exp(-frequency * time)
        }
        let duration = spring.settlingDuration
        let later = (0...2000).map { remainder(duration * (1 + Double($0) / 200)) }
        #expect(later.allSatisfy { $0 <= 0.001 }, "\(frequency) \(factor)")
        let lastStep = (0...1000).map { remainder(duration - 0.1 + Double($0) / 10_000) }
        #expect(lastStep.contains { $0 > 0.001 }, "\(frequency) \(factor)")
      }
    }
  }
}
