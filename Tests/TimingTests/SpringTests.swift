import Foundation
import Testing
import Timing

@Suite struct SpringTests {
  private static let springs: [(String, Spring)] = [
    ("default", Spring()),
    ("stiff", Spring(mass: 2, stiffness: 900, damping: 12)),
    ("initial velocity", Spring(stiffness: 200, damping: 14, initialVelocity: 8)),
    ("negative initial velocity", Spring(stiffness: 200, damping: 14, initialVelocity: -3)),
    ("undamped", Spring(stiffness: 50, damping: 0)),
    ("critical", Spring(stiffness: 100, damping: 20)),
    ("critical, initial velocity", Spring(stiffness: 100, damping: 20, initialVelocity: 35)),
    ("clamped to critical", Spring(mass: 3, stiffness: 1000, damping: 500)),
    ("overdamped", Spring(damping: 50, allowsOverdamping: true)),
    (
      "overdamped, initial velocity",
      Spring(damping: 50, initialVelocity: 90, allowsOverdamping: true)
    ),
    ("slightly overdamped", Spring(damping: 20.000001, allowsOverdamping: true)),
    ("slightly underdamped", Spring(damping: 19.999999)),
  ]

  /// Returns the position from the three closed forms in textbooks, independently of the package's.
  private func position(_ spring: Spring, _ t: Double) -> Double {
    let frequency = sqrt(spring.stiffness / spring.mass)
    let v = spring.initialVelocity
    var ratio = spring.damping / (2 * sqrt(spring.stiffness * spring.mass))
    if !spring.allowsOverdamping { ratio = min(ratio, 1) }
    if ratio < 1 {
      let a = ratio * frequency
      let swing = frequency * sqrt(1 - ratio * ratio)
      return 1 - exp(-a * t) * (cos(swing * t) + (a - v) / swing * sin(swing * t))
    }
    if ratio == 1 { return 1 - (1 + (frequency - v) * t) * exp(-frequency * t) }
    let root = sqrt(ratio * ratio - 1)
    let (s1, s2) = (frequency * (-ratio + root), frequency * (-ratio - root))
    let (c1, c2) = ((-s2 - v) / (s2 - s1), (s1 + v) / (s2 - s1))
    return 1 + c1 * exp(s1 * t) + c2 * exp(s2 * t)
  }

  @Test("a spring follows its closed form", arguments: springs)
  func moves(id: String, spring: Spring) {
    for step in 0...200 {
      let t = Double(step) / 50
      // The textbook form loses digits if the two roots are close to each other.
      let tolerance = id == "slightly overdamped" || id == "slightly underdamped" ? 1e-6 : 1e-11
      #expect(abs(spring.value(at: t) - position(spring, t)) < tolerance, "at \(t)")
    }
  }

  @Test("the velocity is the derivative of the value", arguments: springs)
  func derivative(id: String, spring: Spring) {
    for step in 1...60 {
      let t = Double(step) / 30
      let h = 1e-5
      let slope = (spring.value(at: t + h) - spring.value(at: t - h)) / (2 * h)
      #expect(abs(spring.velocity(at: t) - slope) < 1e-4 * max(1, abs(slope)), "at \(t)")
    }
    #expect(spring.velocity(at: 0) == spring.initialVelocity)
    #expect(spring.value(at: 0) == 0)
  }

  @Test("before release, the value is 0 and the velocity the initial one") func beforeRelease() {
    let spring = Spring(initialVelocity: 3)
    #expect(spring.value(at: -1) == 0)
    #expect(spring.velocity(at: -1) == 3)
    #expect(spring.value(at: .nan) == 0)
    #expect(spring.value(at: .infinity) == 1)
  }

  @Test("a damping ratio above 1 is treated as 1 unless overdamping is allowed")
  func overdamping() {
    let critical = Spring(stiffness: 100, damping: 20)
    #expect(Spring(stiffness: 100, damping: 60).value(at: 0.3) == critical.value(at: 0.3))
    let overdamped = Spring(stiffness: 100, damping: 60, allowsOverdamping: true)
    #expect(overdamped.value(at: 0.3) < critical.value(at: 0.3) - 0.1)
  }

  @Test("any parameters give finite results")
  func extremeParameters() {
    let numbers: [Double] = [
      0, -1, 1, 0.3, 1e-300, 1e300, -1e300, .nan, .infinity, -.infinity,
    ]
    var springs: [Spring] = []
    for a in numbers {
      for b in numbers {
        for c in numbers {
          springs.append(Spring(dampingRatio: a, duration: b, initialVelocity: c))
          springs.append(Spring(perceptualDuration: a, bounce: b, initialVelocity: c))
          for d in [0, 1e300, -1e300, .nan] {
            springs.append(Spring(mass: a, stiffness: b, damping: c, initialVelocity: d))
            springs.append(
              Spring(
                mass: a, stiffness: b, damping: c, initialVelocity: d, allowsOverdamping: true))
          }
        }
      }
    }
    let invalid = springs.filter { spring in
      let times = [0, 1e-9, 0.1, 7, 1e12, .infinity, .nan, -1]
      let values = times.flatMap { [spring.value(at: $0), spring.velocity(at: $0)] }
      return !values.allSatisfy(\.isFinite)
    }
    #expect(invalid.isEmpty)
    let endless = Spring.endlessSettlingDuration
    #expect(springs.allSatisfy { (0...endless).contains($0.settlingDuration) })
    #expect(springs.allSatisfy { (0...Double.infinity).contains($0.animatorDuration) })
  }

  @Test("parameters are clamped to their limits") func clampedParameters() {
    #expect(Spring(mass: 0).mass == 1e-6)
    #expect(Spring(mass: .nan).mass == 1)
    #expect(Spring(damping: -4).damping == 0)
    #expect(Spring(stiffness: .nan, damping: .nan) == Spring())
    #expect(Spring(initialVelocity: -.infinity).initialVelocity == -1e6)
  }
}
