import Foundation
import Testing
import Timing

struct MomentumTests {
  private static let frame = 1000.0 / 60
  private static let free = -1e9...1e9

  private func run(
    _ momentum: Momentum, within range: ClosedRange<Double> = free, bounces: Bool = true,
    frames: Int = 10_000
  ) -> [Momentum] {
    var (momentum, course) = (momentum, [momentum])
    for _ in 0..<frames where !momentum.isAtRest {
      momentum.advance(by: Self.frame, within: range, bounces: bounces)
      course.append(momentum)
    }
    return course
  }

  @Test(
    "content follows the closed form and rests below 0.01",
    arguments: [
      ("normal", Deceleration.normal, 1.0, 139),
      ("backwards", .normal, -1, 139),
      ("fast", .fast, 3, 35),
      ("a strong flick", .normal, 8, 201),
    ] as [(String, Deceleration, Double, Int)])
  func glides(id: String, deceleration: Deceleration, velocity: Double, frames: Int) {
    let course = run(Momentum(position: 20, velocity: velocity, deceleration: deceleration))
    // Of the series that a step takes, a frame at the fast rate feels the terms that are left out.
    let tolerance = (deceleration == .fast ? 0.25 : 0.05) * abs(velocity)
    for (frame, momentum) in course.enumerated() {
      let way = deceleration.distance(from: velocity, after: Double(frame) * Self.frame)
      #expect(abs(momentum.position - 20 - way) < tolerance, "frame \(frame)")
    }
    #expect(course.count - 1 == frames)
    #expect(course.last?.velocity == 0)
  }

  /// Reckoned apart from the package, from the step as it was observed.
  @Test(
    "single steps are the observed ones",
    arguments: [
      (1, 16.372211192764755, 0.9671899575295295),
      (2, 32.20724944095939, 0.9354564139459731),
      (60, 431.57712651326614, 0.13511597893132948),
    ] as [(Int, Double, Double)])
  func steps(frame: Int, position: Double, velocity: Double) {
    let course = run(Momentum(position: 0, velocity: 1, deceleration: .normal))
    #expect(abs(course[frame].position - position) < 1e-9)
    #expect(abs(course[frame].velocity - velocity) < 1e-12)
  }

  @Test(
    "content passes its end, and comes back to it",
    arguments: [
      (1, 599.1166335782942, 2.9015698725885883),
      (2, 639.5425304029732, 2.380965092029937),
      (3, 666.4139269502282, 1.9476928993217844),
      (6, 696.1816252286253, 1.0661611162444502),
      (20, 628.2463451768642, 0.06405708605978194),
      (40, 601.5369959474539, 0.0011532308061938958),
    ] as [(Int, Double, Double)])
  func bounces(frame: Int, position: Double, velocity: Double) {
    let course = run(
      Momentum(position: 550, velocity: 3, deceleration: .normal), within: 0...600)
    #expect(abs(course[frame].position - position) < 1e-9)
    #expect(abs(course[frame].velocity - velocity) < 1e-12)
    #expect(course.last?.position == 600)
    #expect(course.last?.isAtRest == true)
  }

  /// Frame by frame the step is a product of powers, so that it has a closed form:
  /// x(t) = edge + qᵗ·(x₀ + v₀·d/(1 - d)·(1 - dᵗ)).
  @Test(
    "beyond its end, content moves like a damped spring",
    arguments: [
      ("let go at rest", 650.0, 0.0), ("let go outwards", 650, 2), ("thrown back", 650, -0.2),
      ("from the end", 600, 5),
    ] as [(String, Double, Double)])
  func comesBack(id: String, position: Double, velocity: Double) {
    let course = run(
      Momentum(position: position, velocity: velocity, deceleration: .normal), within: 0...600)
    for (frame, momentum) in course.dropLast().enumerated() {
      let time = Double(frame) * Self.frame
      let way = position - 600 + velocity * 499 * (1 - pow(0.998, time))
      #expect(abs(momentum.position - 600 - exp(-0.01005 * time) * way) < 0.05, "frame \(frame)")
    }
    #expect(course.last?.position == 600)
    let before = course[course.count - 2].position - 600
    #expect(before * (velocity < 0 ? 0 : 1) < 0.6)
  }

  @Test func contentThrownBackFromBeyondItsEndGoesOnInside() {
    let course = run(
      Momentum(position: 620, velocity: -3, deceleration: .normal), within: 0...600)
    #expect(course[1].position < 600 && course[1].velocity < -2)
    #expect((course.last?.position ?? 600) < 0.5)
  }

  @Test func withoutBouncingContentStopsAtItsEnd() {
    let course = run(
      Momentum(position: 550, velocity: 3, deceleration: .normal), within: 0...600,
      bounces: false)
    #expect(course.count == 3)
    #expect(course.map(\.position).max() == 600)
    #expect(course.last?.position == 600)
  }

  @Test(
    "content comes to rest right at a target",
    arguments: [
      ("nearer", 1, 100), ("much nearer", 2, 3), ("as far as it goes", 1, 494.504834),
      ("further", 1, 800), ("the other way", 1, -300), ("back", -2, -50),
      ("from rest, near", 0, 40), ("from rest, far", 0, 400), ("from rest, up", 0, -400),
      ("half a point", 0, 0.5), ("a pixel, fast", 5, 0.5),
    ] as [(String, Double, Double)])
  func arrives(id: String, velocity: Double, target: Double) {
    let course = run(
      Momentum(position: 0, velocity: velocity, target: target, deceleration: .normal))
    let places = course.map(\.position)
    #expect(places.last == target)
    #expect(course.count < 250)
    let steps = zip(places.dropFirst(), places).map { ($0 - $1) * (target < 0 ? -1 : 1) }
    #expect(steps.allSatisfy { $0 >= 0 })
    // The last step is no jump.
    #expect(zip(steps.dropFirst(), steps).allSatisfy { $0 <= $1 + 0.01 * Self.frame })
  }

  /// With D the way and a the part of speed lost: v = 0.01 + D·a, where a is that of a rate of 0.985 for
  /// what would be slower than a throw.
  @Test(
    "content gets the speed that a target needs",
    arguments: [
      ("nearer", 1, 100, 1), ("further", 1, 800, 1.61160216),
      ("the other way", 1, -300, -0.61060081),
      ("gently", 0, 40, 0.614544), ("gently up", 0.3, -40, -0.614544),
      ("just not gently", 0, 120, 0.25024032),
      ("just gently", 0, 119, 1.8085184),
    ] as [(String, Double, Double, Double)])
  func speeds(id: String, velocity: Double, target: Double, expected: Double) {
    let momentum = Momentum(
      position: 0, velocity: velocity, target: target, deceleration: .normal)
    #expect(abs(momentum.velocity - expected) < 1e-5)
  }

  @Test func aTargetWithNothingThereIsGivenUp() {
    let course = run(
      Momentum(position: 0, velocity: 1, target: 300, deceleration: .normal), within: 0...200)
    #expect((course.map(\.position).max() ?? 0) > 200)
    #expect(course.last?.position == 200)
  }

  @Test func shiftedContentComesToRestAsMuchFurtherOn() {
    var momentum = Momentum(position: 0, velocity: 1, target: 100, deceleration: .normal)
    momentum.advance(by: Self.frame, within: Self.free, bounces: true)
    momentum.shift(by: 1000)
    #expect(run(momentum).last?.position == 1100)
  }

  @Test func framesOfLessThanAMillisecondAreSkipped() {
    var momentum = Momentum(position: 0, velocity: 1, deceleration: .normal)
    momentum.advance(by: 0.99, within: Self.free, bounces: true)
    #expect(momentum == Momentum(position: 0, velocity: 1, deceleration: .normal))
  }

  @Test("whatever it is given, content stays finite and comes to rest")
  func hostile() {
    let numbers = [0, 1, -1, 1e-300, 1e5, -1e300, .nan, .infinity, -.infinity]
    for position in numbers {
      for velocity in numbers {
        for target in numbers + [position] {
          for rate in [0.998, 0, 1, .nan] {
            let deceleration = Deceleration(rate: rate)
            let thrown = [
              Momentum(position: position, velocity: velocity, deceleration: deceleration),
              Momentum(
                position: position, velocity: velocity, target: target, deceleration: deceleration),
            ]
            for momentum in thrown {
              let course = run(momentum, within: 0...500)
              let isFine = course.allSatisfy { $0.position.isFinite && $0.velocity.isFinite }
              let last = course.last
              let rests = last?.isAtRest == true && (0...500).contains(last?.position ?? -1)
              if !isFine || !rests { Issue.record("\(momentum) \(String(describing: last))") }
            }
          }
        }
      }
    }
    var momentum = Momentum(position: 0, velocity: 1, deceleration: .normal)
    momentum.advance(by: .nan, within: Self.free, bounces: true)
    momentum.advance(by: .infinity, within: Self.free, bounces: true)
    #expect(momentum.position.isFinite)
  }
}
