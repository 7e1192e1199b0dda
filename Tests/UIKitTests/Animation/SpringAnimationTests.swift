import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite("UIView.animate by springs")
struct SpringAnimationTests {
  /// Returns the position of an underdamped spring with a mass of 1, in closed form.
  private func swing(stiffness: Double, damping: Double, velocity: Double, at time: Double)
    -> Double
  {
    let decay = damping / 2
    let frequency = (stiffness - decay * decay).squareRoot()
    return 1 - exp(-decay * time)
      * (cos(frequency * time) + (decay - velocity) / frequency * sin(frequency * time))
  }

  struct Row: CustomTestStringConvertible {
    let duration: Double
    let ratio: CGFloat
    let velocity: CGFloat
    /// The stiffness that UIKit derives from the parameters above.
    let stiffness: Double
    let damping: Double
    var testDescription: String { "\(duration) s, \(ratio), \(velocity)" }
  }

  @Test(
    "usingSpringWithDamping settles in the given duration",
    arguments: [
      Row(duration: 1, ratio: 0.5, velocity: 0, stiffness: 161.7195, damping: 12.7169),
      Row(duration: 0.5, ratio: 0.7, velocity: 0, stiffness: 387.2746, damping: 27.5510),
      Row(duration: 0.3, ratio: 0.9, velocity: 1, stiffness: 790.7439, damping: 50.6163),
      Row(duration: 1, ratio: 0.8, velocity: 0, stiffness: 80.8974, damping: 14.3909),
    ])
  func dampingRatio(row: Row) {
    let scene = Scene()
    UIView.animate(
      withDuration: row.duration, delay: 0, usingSpringWithDamping: row.ratio,
      initialSpringVelocity: row.velocity, options: .curveEaseIn
    ) { scene.move() }
    for tick in 1..<Int(row.duration * Double(Stage.ticksPerSecond)) {
      scene.step(1)
      let expected = swing(
        stiffness: row.stiffness, damping: row.damping, velocity: row.velocity,
        at: Double(tick) / Double(Stage.ticksPerSecond))
      #expect(isNear(scene.progress, expected, 1e-4), "tick \(tick)")
    }
    scene.step(1)
    #expect(scene.progress == 1)
  }

  @Test("springDuration runs until the spring settles") func perceptualDuration() {
    let scene = Scene()
    var end: Int?
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      scene.move()
    } completion: { _ in
      end = scene.stage.tick
    }
    // Damping ratio 0.7, angular frequency 4π.
    let (stiffness, damping) = (pow(4 * Double.pi, 2), 2 * 0.7 * 4 * Double.pi)
    for tick in 1...40 {
      scene.step(1)
      let expected = swing(
        stiffness: stiffness, damping: damping, velocity: 0,
        at: Double(tick) / Double(Stage.ticksPerSecond))
      #expect(isNear(scene.progress, expected, 1e-9), "tick \(tick)")
    }
    scene.step(30)
    // ln((a/ωd + 1) / 0.001) / a = 0.8630 s.
    #expect(end == 52)
  }

  @Test("a negative bounce is overdamped") func negativeBounce() {
    let scene = Scene()
    UIView.animate(springDuration: 0.5, bounce: -0.5) { scene.move() }
    scene.step(15)
    // Damping ratio 2, angular frequency 4π: overdamped, not treated as critically damped.
    let omega = 4 * Double.pi
    let (fast, slow) = (omega * (-2 - 3.0.squareRoot()), omega * (-2 + 3.0.squareRoot()))
    let expected =
      1 + (-slow * exp(fast * 0.25) + fast * exp(slow * 0.25)) / (slow - fast)
    #expect(isNear(scene.progress, expected, 1e-9))
  }

  @Test("a delay postpones the start") func delay() {
    let scene = Scene()
    UIView.animate(
      withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { scene.move() }
    scene.step(30)
    #expect(scene.progress == 0)
    scene.step(15)
    #expect(
      isNear(
        scene.progress, swing(stiffness: 161.7195, damping: 12.7169, velocity: 0, at: 0.25), 1e-4))
  }

  @Test("nested blocks inherit the spring") func nested() {
    let scene = Scene()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      UIView.animate(withDuration: 9) { scene.move() }
    }
    scene.step(15)
    #expect(
      isNear(
        scene.progress, swing(stiffness: 161.7195, damping: 12.7169, velocity: 0, at: 0.25), 1e-4))
  }

  @Test(
    "presented values are finite for any parameters",
    arguments: [Double.nan, .infinity, 0, -1, 1e300])
  func invalidParameters(number: Double) {
    let scene = Scene()
    UIView.animate(
      withDuration: 1, delay: number, usingSpringWithDamping: number, initialSpringVelocity: number
    ) { scene.view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    UIView.animate(springDuration: number, bounce: number, initialSpringVelocity: number) {
      scene.view.alpha = 0.5
    }
    for _ in 0..<90 {
      scene.step(1)
      #expect(scene.shown.transform.a.isFinite && scene.shown.opacity.isFinite)
    }
  }
}
