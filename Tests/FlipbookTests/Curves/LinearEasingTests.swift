import CoreGraphics
import Recipes
import Testing

@testable import Flipbook

/// Curves as CSS's `linear()`.
@MainActor
@Suite struct LinearEasingTests {
  /// CSS's `linear()`, evaluated by its rules from its text.
  private struct Stops {
    let stops: [(position: Double, value: Double)]

    init(_ css: String) throws {
      let words = css.dropFirst("linear(".count).dropLast().split(separator: ", ")
      stops = try words.enumerated().map { index, word in
        let parts = word.split(separator: " ")
        let value = try #require(Double(parts[0]))
        guard parts.count > 1 else { return (index == 0 ? 0 : 1, value) }
        return (try #require(Double(parts[1].dropLast())) / 100, value)
      }
    }

    func value(at fraction: Double) -> Double {
      let last = stops.lastIndex { $0.position <= fraction } ?? 0
      let (start, end) = (stops[min(last, stops.count - 2)], stops[min(last, stops.count - 2) + 1])
      guard end.position > start.position else { return end.value }
      let part = (fraction - start.position) / (end.position - start.position)
      return start.value + (end.value - start.value) * part
    }
  }

  @Test(
    "linear() is within the tolerance at 1,000 times, with few points",
    arguments: [
      ("linear", 0.001, 2), ("easeInOut", 0.001, 18), ("easeInOut", 0.01, 8),
      ("[0.3, 0, 0.2, 1.4]", 0.001, 23), ("[0, 1, 1, 0]", 0.001, 40),
      ("{ duration: 0.5s, bounce: 0.3 }", 0.001, 22),
      ("{ duration: 0.5s, bounce: 0 }", 0.001, 21),
      ("{ duration: 0.5s, bounce: -0.5 }", 0.001, 21),
      ("{ duration: 0.5s, bounce: 0.8 }", 0.001, 130),
      ("{ duration: 0.5s, bounce: 0.3 }", 0.0001, 70),
      ("{ duration: 0.5s, usingSpringWithDamping: 0.6, initialSpringVelocity: 5 }", 0.001, 25),
      ("{ duration: 0.5s, usingSpringWithDamping: 1, initialSpringVelocity: -3 }", 0.001, 22),
      ("{ duration: 0.1s, dampingRatio: 0.2, initialVelocity: 60 }", 0.001, 60),
      ("spring", 0.001, 20), ("{ mass: 1, stiffness: 100, damping: 500 }", 0.001, 20),
      ("{ mass: 2, stiffness: 300, damping: 9, initialVelocity: -40 }", 0.01, 100),
    ] as [(String, Double, Int)])
  func tolerance(text: String, tolerance: Double, points: Int) throws {
    let curve = try MotionCurve(try RecipeCurve.read(text))
    let easing = try curve.easing(tolerance: tolerance)
    #expect(easing.maxError <= tolerance)
    #expect(easing.points.count <= points, "\(easing.css)")
    let stops = try Stops(easing.css)
    for step in 0...1000 {
      let fraction = Double(step) / 1000
      let (expected, actual) = (curve.progress(at: fraction), stops.value(at: fraction))
      #expect(abs(expected - actual) <= tolerance, "\(fraction): \(actual), not \(expected)")
      #expect(abs(actual - easing.value(at: fraction)) < 1e-12)
    }
    #expect(stops.value(at: 0) == 0 && stops.value(at: 1) == 1)
  }

  @Test("points of a curve without overshoot are from 0 to 1") func range() throws {
    let easing = try MotionCurve(try RecipeCurve.read("easeInOut")).easing(tolerance: 0.01)
    #expect(try Stops(easing.css).stops.allSatisfy { (0...1).contains($0.value) })
  }

  @Test("a spring that has not settled at the end jumps to 1") func jump() throws {
    let easing = LinearEasing.fitting(tolerance: 0.001, oscillations: 0) { 0.9 * $0 }
    #expect(easing?.css == "linear(0, 0.9 100%, 1)")
    #expect(easing?.value(at: 0.5) == 0.45 && easing?.value(at: 1) == 1)
  }

  @Test(
    "a curve that CSS cannot have is an error with advice",
    arguments: [
      ("{ duration: 0s, curve: easeOut }", "has no duration: expected more than 0s"),
      ("{ mass: 1000000, stiffness: 1, damping: 0.001 }", "reduce the bounce"),
      ("{ mass: 1, stiffness: 1000000, damping: 0.1 }", "increase --tolerance"),
    ])
  func errors(text: String, message: String) throws {
    let curve = try RecipeCurve.read(text)
    let error = #expect(throws: MotionCurveError.self) {
      try MotionCurve(curve).easing(tolerance: 0.001)
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}
