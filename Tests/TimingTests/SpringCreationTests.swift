import Foundation
import Testing
import Timing

@Suite struct SpringCreationTests {
  /// Reference values computed independently of this package, by twelve Newton steps from
  /// 5/duration.
  @Test(
    "a damping ratio and a duration create the same spring as UIKit",
    arguments: [
      (1, 1, 0, 9.233413, 85.2559, 18.4668),
      (1, 0.8, 0, 8.994297, 80.8974, 14.3909),
      (1, 0.5, 0, 12.716898, 161.7195, 12.7169),
      (0.5, 0.7, 0, 19.679293, 387.2746, 27.551),
      (1, 0.25, 0, 22.214921, 493.5027, 11.1075),
      (0.3, 0.9, 1, 28.120169, 790.7439, 50.6163),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func springs(
    duration: Double, ratio: Double, velocity: Double, frequency: Double, stiffness: Double,
    damping: Double
  ) {
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    #expect(spring.mass == 1)
    #expect(abs(spring.angularFrequency - frequency) < 1e-6)
    #expect(abs(spring.stiffness - stiffness) < 1e-4)
    #expect(abs(spring.damping - damping) < 1e-4)
    #expect(spring.initialVelocity == velocity)
  }

  @Test(
    "the envelope has decayed to a thousandth after the duration",
    arguments: [
      (1, 0.8, 0), (1, 0.5, 0), (0.5, 0.7, 0), (1, 0.25, 0), (0.3, 0.9, 1), (8, 0.6, -2), (1, 1, 0),
    ] as [(Double, Double, Double)])
  func envelope(duration: Double, ratio: Double, velocity: Double) {
    let frequency = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      .angularFrequency
    let height =
      ratio < 1
      ? abs(ratio * frequency - velocity) / (sqrt(1 - ratio * ratio) * frequency)
      : 1 + (frequency - velocity) * duration
    #expect(abs(height * exp(-ratio * frequency * duration) - 0.001) < 1e-7)
  }

  @Test("exactly twelve steps are taken, even if they lead to another root")
  func otherRoot() {
    let spring = Spring(dampingRatio: 0.5, duration: 1, initialVelocity: 2)
    #expect(abs(spring.angularFrequency - 3.9506702894735355) < 1e-9)
    // Here twelve steps have not converged; more of them would lead elsewhere.
    let fast = Spring(dampingRatio: 0.05, duration: 0.5, initialVelocity: -1000)
    #expect(abs(fast.angularFrequency - 304.0860467302547) < 1e-6)
  }

  @Test("the damping ratio and the duration are clamped") func clampedParameters() {
    #expect(Spring(dampingRatio: 3, duration: 1) == Spring(dampingRatio: 1, duration: 1))
    let minimum = Double(Float.ulpOfOne)
    #expect(Spring(dampingRatio: -1, duration: 1) == Spring(dampingRatio: minimum, duration: 1))
    #expect(Spring(dampingRatio: 0.5, duration: 0) == Spring(dampingRatio: 0.5, duration: 0.01))
    #expect(Spring(dampingRatio: 0.5, duration: 60) == Spring(dampingRatio: 0.5, duration: 10))
  }

  @Test("a step to a non-finite frequency is not taken")
  func nonFiniteStep() {
    // Newton's method starts at ω = 5/0.5 = v, where the slope is zero.
    let spring = Spring(dampingRatio: 1, duration: 0.5, initialVelocity: 10)
    #expect(spring.angularFrequency == 10)
  }

  @Test(
    "a perceptual duration and a bounce create a spring",
    arguments: [
      ("smooth", 0.5, 0, 157.91367041742973, 25.132741228718345),
      ("snappy", 0.5, 0.15, 157.91367041742973, 21.362830044410593),
      ("bouncy", 0.5, 0.3, 157.91367041742973, 17.59291886010284),
      ("slow", 2, 0.5, 9.869604401089358, 3.141592653589793),
      ("overdamped", 1, -0.5, 39.47841760435743, 25.132741228718345),
      ("undamped", 1, 1, 39.47841760435743, 0),
    ] as [(String, Double, Double, Double, Double)])
  func bounces(id: String, duration: Double, bounce: Double, stiffness: Double, damping: Double) {
    let spring = Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: 2)
    #expect(abs(spring.stiffness - stiffness) < 1e-11)
    #expect(abs(spring.damping - damping) < 1e-12)
    #expect(spring.allowsOverdamping == (bounce < 0))
    #expect(spring.initialVelocity == 2)
  }
}
