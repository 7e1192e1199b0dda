import Foundation
import Testing
import Timing

struct MomentumTests {
  private static let frame = 1000.0 / 60
  private static let unlimited = -1e9...1e9

  private func run(
    _ momentum: Momentum, within range: ClosedRange<Double> = unlimited, bounces: Bool = true,
    frames: Int = 10_000
  ) -> [Momentum] {
    var (momentum, steps) = (momentum, [momentum])
    for _ in 0..<frames where !momentum.isAtRest {
      momentum.advance(by: Self.frame, within: range, bounces: bounces)
      steps.append(momentum)
    }
    return steps
  }

  @Test(
    "content follows the closed form and comes to rest below 0.01",
    arguments: [
      ("normal", Deceleration.normal, 1.0, 139),
      ("negative", .normal, -1, 139),
      ("fast", .fast, 3, 35),
      ("strong flick", .normal, 8, 201),
    ] as [(String, Deceleration, Double, Int)])
  func decelerates(id: String, deceleration: Deceleration, velocity: Double, frames: Int) {
    let steps = run(Momentum(position: 20, velocity: velocity, deceleration: deceleration))
    // Each step truncates a series, which is noticeable for a frame at the fast rate.
    let tolerance = (deceleration == .fast ? 0.25 : 0.05) * abs(velocity)
    for (frame, momentum) in steps.enumerated() {
      let distance = deceleration.distance(from: velocity, after: Double(frame) * Self.frame)
      #expect(abs(momentum.position - 20 - distance) < tolerance, "frame \(frame)")
    }
    #expect(steps.count - 1 == frames)
    #expect(steps.last?.velocity == 0)
  }

  /// Computed independently of the package, from the observed step.
  @Test(
    "single steps match the observed ones",
    arguments: [
      (1, 16.372211192764755, 0.9671899575295295),
      (2, 32.20724944095939, 0.9354564139459731),
      (60, 431.57712651326614, 0.13511597893132948),
    ] as [(Int, Double, Double)])
  func observedSteps(frame: Int, position: Double, velocity: Double) {
    let steps = run(Momentum(position: 0, velocity: 1, deceleration: .normal))
    #expect(abs(steps[frame].position - position) < 1e-9)
    #expect(abs(steps[frame].velocity - velocity) < 1e-12)
  }

  @Test(
    "content moves past its edge and returns",
    arguments: [
      (1, 599.1166335782942, 2.9015698725885883),
      (2, 639.575449698996, 2.3829472538664622),
      (3, 666.5279112194878, 1.9510356673535196),
      (6, 696.6021560016073, 1.0708226465239812),
      (20, 628.7225863276643, 0.06513710615409811),
      (40, 601.5907448919169, 0.0011935594346836609),
    ] as [(Int, Double, Double)])
  func bounces(frame: Int, position: Double, velocity: Double) {
    let steps = run(
      Momentum(position: 550, velocity: 3, deceleration: .normal), within: 0...600)
    #expect(abs(steps[frame].position - position) < 1e-9)
    #expect(abs(steps[frame].velocity - velocity) < 1e-12)
    #expect(steps.last?.position == 600)
    #expect(steps.last?.isAtRest == true)
  }

  /// Computed from the rule that was measured on UIKit: the pull for a tick is 1 + y + y²/2 with
  /// y = Δ·ln 0.99.
  @Test(
    "content beyond its edge returns by one rule, whether it was held or thrown there",
    arguments: [
      (
        -80, 0,
        [
          -67.7219, -57.3282, -48.5296, -41.0815, -34.7764, -29.4391, -24.9209, -21.0961, -17.8583,
          -15.1175, -12.7973, -10.8332,
        ]
      ),
      (
        -80, -0.4,
        [
          -73.2657, -66.5601, -60.0609, -53.8857, -48.1067, -42.7631, -37.87, -33.4251, -29.4146,
          -25.8167, -22.6049, -19.75,
        ]
      ),
      (
        975, 1.6,
        [
          1001.1679, 1022.2728, 1036.2809, 1044.9805, 1049.7589, 1051.6865, 1051.5847, 1050.0792,
          1047.6427, 1044.6286, 1041.2981, 1037.841, 1034.3922, 1031.0452, 1027.8618, 1024.8804,
        ]
      ),
    ] as [(Double, Double, [Double])])
  func measuredBounces(start: Double, velocity: Double, offsets: [Double]) {
    let steps = run(
      Momentum(position: start, velocity: velocity, deceleration: .normal), within: 0...1000)
    for (step, offset) in zip(steps.dropFirst(), offsets) {
      #expect(abs(step.position - offset) < 5.1e-5)
    }
    #expect(steps.count > offsets.count)
  }

  @Test(
    "content comes to rest after (v ∓ 0.01)·d/(1 - d), plus what the last step adds",
    arguments: [
      (1, Deceleration.normal, 494.01), (1, .fast, 98.01), (0.6, .normal, 294.41),
      (-0.6, .normal, -294.41), (3, .normal, 1492.01),
    ] as [(Double, Deceleration, Double)])
  func restingDistance(velocity: Double, deceleration: Deceleration, expected: Double) {
    let steps = run(Momentum(position: 0, velocity: velocity, deceleration: deceleration))
    let excess = ((steps.last?.position ?? 0) - expected) * (velocity < 0 ? -1 : 1)
    // The fast rate truncates more of its series.
    #expect((deceleration == .fast ? -0.2...0.2 : -0.01...0.18).contains(excess), "\(excess)")
  }

  /// A tick before, the content is farther away: 0.5/0.846523 points without velocity.
  @Test(
    "returning content is at its edge in the tick in which it comes within half a point",
    arguments: [
      ("just outside of it", 600.5907, 0.0, 1), ("a tick earlier", 600.5905, 0, 0),
      ("held within it", 600.3, 0, 0), ("an outward velocity still moves it", 600.3, 0.5, 35),
      ("held before the start", -0.59, 0, 0),
    ] as [(String, Double, Double, Int)])
  func snapsToEdge(id: String, position: Double, velocity: Double, ticksBefore: Int) {
    let steps = run(
      Momentum(position: position, velocity: velocity, deceleration: .normal), within: 0...600)
    #expect(steps.count - 2 == ticksBefore)
    #expect(steps.last?.position == (position < 0 ? 0 : 600))
  }

  @Test("content that crosses its edge by less than half a point continues beyond it")
  func crossesSlightly() {
    let steps = run(
      Momentum(position: 584, velocity: 1, deceleration: .normal), within: 0...600)
    #expect((600.1...600.5).contains(steps[1].position))
    #expect((steps.map(\.position).max() ?? 0) > 620)
  }

  /// The step is a product of powers, which results in a closed form:
  /// x(n) = edge + qⁿ·(x₀ + v₀·d/(1 - d)·(1 - eⁿ)), where q and e are the factors of a tick.
  @Test(
    "beyond its edge, content follows the closed form",
    arguments: [
      ("released at rest", 650.0, 0.0), ("released outward", 650, 2),
      ("released inward", 650, -0.2),
      ("from the edge", 600, 5),
    ] as [(String, Double, Double)])
  func returnsToEdge(id: String, position: Double, velocity: Double) {
    let steps = run(
      Momentum(position: position, velocity: velocity, deceleration: .normal), within: 0...600)
    func factor(_ rate: Double) -> Double {
      let exponent = Self.frame * log(rate)
      return 1 + exponent + exponent * exponent / 2
    }
    for (frame, momentum) in steps.dropLast().enumerated() {
      let distance =
        position - 600 + velocity * 499 * (1 - pow(factor(0.998), Double(frame)))
      let expected = 600 + pow(factor(0.99), Double(frame)) * distance
      #expect(abs(momentum.position - expected) < 1e-9, "frame \(frame)")
    }
    #expect(steps.last?.position == 600)
    let before = steps[steps.count - 2].position - 600
    #expect(before * (velocity < 0 ? 0 : 1) < 0.6)
  }

  @Test("content flicked inward from beyond its edge keeps moving inside") func flickInward() {
    let steps = run(
      Momentum(position: 620, velocity: -3, deceleration: .normal), within: 0...600)
    #expect(steps[1].position < 600 && steps[1].velocity < -2)
    #expect((steps.last?.position ?? 600) < 0.5)
  }

  @Test("without bouncing, content stops at its edge") func stopsAtEdge() {
    let steps = run(
      Momentum(position: 550, velocity: 3, deceleration: .normal), within: 0...600,
      bounces: false)
    #expect(steps.count == 3)
    #expect(steps.map(\.position).max() == 600)
    #expect(steps.last?.position == 600)
  }

  @Test(
    "content comes to rest exactly at its target",
    arguments: [
      ("nearer", 1, 100), ("much nearer", 2, 3), ("natural distance", 1, 494.504834),
      ("further", 1, 800), ("opposite direction", 1, -300), ("negative", -2, -50),
      ("from rest, near", 0, 40), ("from rest, far", 0, 400), ("from rest, up", 0, -400),
      ("half a point", 0, 0.5), ("a pixel, fast", 5, 0.5),
    ] as [(String, Double, Double)])
  func arrives(id: String, velocity: Double, target: Double) {
    let frames = run(
      Momentum(position: 0, velocity: velocity, target: target, deceleration: .normal))
    let positions = frames.map(\.position)
    #expect(positions.last == target)
    #expect(frames.count < 250)
    let steps = zip(positions.dropFirst(), positions).map { ($0 - $1) * (target < 0 ? -1 : 1) }
    #expect(steps.allSatisfy { $0 >= 0 })
    // The last step is not larger than the one before.
    #expect(zip(steps.dropFirst(), steps).allSatisfy { $0 <= $1 + 0.01 * Self.frame })
  }

  /// With D the distance and a the decay rate, v = 0.01 + D·a; for speeds below that of a flick, a
  /// is that of a rate of 0.985.
  @Test(
    "content is given the velocity required for its target",
    arguments: [
      ("nearer", 1, 100, 1), ("further", 1, 800, 1.61160216),
      ("opposite direction", 1, -300, -0.61060081),
      ("slow", 0, 40, 0.614544), ("slow, negative", 0.3, -40, -0.614544),
      ("just fast enough", 0, 120, 0.25024032),
      ("just too slow", 0, 119, 1.8085184),
    ] as [(String, Double, Double, Double)])
  func initialVelocity(id: String, velocity: Double, target: Double, expected: Double) {
    let momentum = Momentum(
      position: 0, velocity: velocity, target: target, deceleration: .normal)
    #expect(abs(momentum.velocity - expected) < 1e-5)
  }

  @Test("a target out of range is ignored") func targetOutOfRange() {
    let steps = run(
      Momentum(position: 0, velocity: 1, target: 300, deceleration: .normal), within: 0...200)
    #expect((steps.map(\.position).max() ?? 0) > 200)
    #expect(steps.last?.position == 200)
  }

  @Test("shifting content also shifts its target") func shift() {
    var momentum = Momentum(position: 0, velocity: 1, target: 100, deceleration: .normal)
    momentum.advance(by: Self.frame, within: Self.unlimited, bounces: true)
    momentum.shift(by: 1000)
    #expect(run(momentum).last?.position == 1100)
  }

  @Test("frames shorter than a millisecond are skipped") func shortFrames() {
    var momentum = Momentum(position: 0, velocity: 1, deceleration: .normal)
    momentum.advance(by: 0.99, within: Self.unlimited, bounces: true)
    #expect(momentum == Momentum(position: 0, velocity: 1, deceleration: .normal))
  }

  @Test("any parameters give finite positions and come to rest")
  func extremeParameters() {
    let numbers = [0, 1, -1, 1e-300, 1e5, -1e300, .nan, .infinity, -.infinity]
    for position in numbers {
      for velocity in numbers {
        for target in numbers + [position] {
          for rate in [0.998, 0, 1, .nan] {
            let deceleration = Deceleration(rate: rate)
            let contents = [
              Momentum(position: position, velocity: velocity, deceleration: deceleration),
              Momentum(
                position: position, velocity: velocity, target: target, deceleration: deceleration),
            ]
            for momentum in contents {
              let steps = run(momentum, within: 0...500)
              let isFinite = steps.allSatisfy { $0.position.isFinite && $0.velocity.isFinite }
              let last = steps.last
              let rests = last?.isAtRest == true && (0...500).contains(last?.position ?? -1)
              if !isFinite || !rests { Issue.record("\(momentum) \(String(describing: last))") }
            }
          }
        }
      }
    }
    var momentum = Momentum(position: 0, velocity: 1, deceleration: .normal)
    momentum.advance(by: .nan, within: Self.unlimited, bounces: true)
    momentum.advance(by: .infinity, within: Self.unlimited, bounces: true)
    #expect(momentum.position.isFinite)
  }
}
