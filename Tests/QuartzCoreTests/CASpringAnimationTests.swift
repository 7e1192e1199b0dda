import DisplayList
import Testing
import Timing

@testable import QuartzCore

@MainActor
struct CASpringAnimationTests {
  private let clock = VirtualClock()
  private let layer = CALayer()

  init() {
    layer.stageClock = clock
  }

  private func shown(_ animation: CASpringAnimation, at time: Double) -> CGFloat {
    animation.keyPath = "borderWidth"
    animation.fromValue = 0
    animation.toValue = 100
    layer.add(animation, forKey: "spring")
    return layer.presented(at: time).borderWidth
  }

  @Test("the properties default to Core Animation's values") func defaults() {
    let animation = CASpringAnimation()
    #expect(animation.mass == 1)
    #expect(animation.stiffness == 100)
    #expect(animation.damping == 10)
    #expect(animation.initialVelocity == 0)
    #expect(!animation.allowsOverdamping)
    #expect(abs(animation.settlingDuration - 1.472_700_334_678_09) < 1e-12)
  }

  /// 1 - e^(-5t)·(cos ω_d·t + (5 - v)/ω_d·sin ω_d·t) with ω_d = √75.
  private nonisolated static let values: [(CGFloat, Double, CGFloat)] = [
    (0, 0, 0), (0, 0.1, 34.029_985), (0, 0.25, 102.335_958), (0, 0.362_76, 116.303_353),
    (5, 0.1, 60.705_344), (-5, 0.1, 7.354_625),
  ]

  @Test(
    "the progress follows the spring's equation of motion", arguments: values)
  func followsTheSpring(velocity: CGFloat, time: Double, expected: CGFloat) {
    let animation = CASpringAnimation()
    animation.initialVelocity = velocity
    animation.duration = animation.settlingDuration
    #expect(abs(shown(animation, at: time) - expected) < 1e-5)
  }

  @Test("the animation ends after its duration even if the spring still moves") func duration() {
    let animation = CASpringAnimation()
    animation.duration = 0.1
    #expect(shown(animation, at: 0.05) < 20)
    #expect(shown(animation, at: 0.1) == 0)
    #expect(layer.borderWidth == 0)
  }

  @Test("overdamping is limited to critical damping unless it is allowed") func overdamping() {
    let animation = CASpringAnimation()
    (animation.mass, animation.stiffness, animation.damping) = (3, 1000, 500)
    animation.duration = animation.settlingDuration
    #expect(animation.duration == 0.6)
    let frequency = (1000.0 / 3).squareRoot()
    let critical = 1 - (1 + frequency * 0.1) * exp(-frequency * 0.1)
    #expect(abs(shown(animation, at: 0.1) - 100 * critical) < 1e-9)
    animation.allowsOverdamping = true
    #expect(shown(animation, at: 0.1) < 20)
    #expect(animation.settlingDuration > 2)
  }

  @Test(
    "a spring can be created from a perceptual duration and a bounce",
    arguments: [(0.5, 0, 1), (0.5, 0.3, 0.7), (2, 1, 0), (0.5, -0.5, 2)]
      as [(Double, CGFloat, CGFloat)])
  func perceptual(duration: Double, bounce: CGFloat, ratio: CGFloat) {
    let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    let frequency = 2 * Double.pi / duration
    #expect(animation.mass == 1)
    #expect(abs(animation.stiffness - frequency * frequency) < 1e-9)
    #expect(abs(animation.damping - 2 * ratio * frequency) < 1e-9)
    #expect(abs(animation.perceptualDuration - duration) < 1e-12)
    #expect(abs(animation.bounce - bounce) < 1e-12)
    #expect(animation.allowsOverdamping == (bounce < 0))
  }

  /// Measured on Core Animation: the largest `Float`, a finite number.
  @Test(
    "a spring that never settles, or is none, has the largest Float as its settling duration",
    arguments: [(1, 100, 0), (0, 100, 10), (-1, 100, 10), (1, 0, 10), (1, 100, -1)]
      as [(CGFloat, CGFloat, CGFloat)])
  func endless(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
    let animation = CASpringAnimation()
    (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
    #expect(animation.settlingDuration == 3.4028234663852886e38)
  }

  @Test("an undamped spring oscillates for its settling duration") func undampedMotion() {
    let animation = CASpringAnimation()
    animation.damping = 0
    animation.duration = animation.settlingDuration
    #expect(abs(shown(animation, at: 1) - 100 * (1 - cos(10))) < 1e-6)
    #expect(abs(shown(animation, at: 100) - 100 * (1 - cos(1000))) < 1e-6)
  }

  @Test("numbers and colors overshoot alike") func overshoot() throws {
    let animation = CASpringAnimation(keyPath: "position")
    animation.fromValue = CGPoint.zero
    animation.byValue = CGPoint(x: 100, y: -100)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    let peak = layer.presented(at: 0.362_759_872_847).position
    #expect(abs(peak.x - 116.303_353) < 1e-4)
    #expect(peak.y == -peak.x)
  }

  @Test("copy() copies every property") func copies() throws {
    let animation = CASpringAnimation(keyPath: "opacity")
    (animation.mass, animation.stiffness, animation.damping) = (2, 3, 4)
    animation.initialVelocity = 5
    animation.allowsOverdamping = true
    animation.fromValue = 6
    let copy = try #require(animation.copy() as? CASpringAnimation)
    #expect((copy.mass, copy.stiffness, copy.damping) == (2, 3, 4))
    #expect(copy.initialVelocity == 5)
    #expect(copy.allowsOverdamping)
    #expect(copy.fromValue as? Int == 6)
  }
}
