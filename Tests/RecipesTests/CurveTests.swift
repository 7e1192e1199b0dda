import CoreGraphics
import Testing

@testable import Recipes

/// Curves without a recipe, which are written as in recipes.
@Suite struct CurveTests {
  @Test(
    "a curve is written as in a recipe",
    arguments: [
      ("easeIn", .curve(.easeIn), 0.25),
      ("0.4s", .curve(.easeInOut), 0.4),
      ("{ duration: 300ms, curve: easeOut, delay: 1s, options: repeat }", .curve(.easeOut), 0.3),
      (
        "[0.25, 0.1, 1/4, 1]",
        .controlPoints(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1)), 0.25
      ),
      (
        "{ duration: 1s, curve: [0.2, 0, 0, 1] }",
        .controlPoints(CGPoint(x: 0.2, y: 0), CGPoint(x: 0, y: 1)), 1
      ),
      (
        "{ duration: 1, controlPoint1: [0, 2], controlPoint2: [1, -1] }",
        .controlPoints(CGPoint(x: 0, y: 2), CGPoint(x: 1, y: -1)), 1
      ),
      (
        "{ duration: 0.5s, usingSpringWithDamping: 0.6, initialSpringVelocity: 2 }",
        .dampingRatio(0.6, initialVelocity: 2), 0.5
      ),
      ("{ duration: 0.5s, dampingRatio: 0.6 }", .dampingRatio(0.6, initialVelocity: 0), 0.5),
      (
        "{ springDuration: 0.5s, bounce: 0.3 }",
        .bounce(0.3, duration: 0.5, initialVelocity: 0), nil
      ),
      ("springDuration: 1s", .bounce(0, duration: 1, initialVelocity: 0), nil),
      (
        "{ duration: 0.5s, bounce: -0.3, initialVelocity: [1, 1] }",
        .bounce(-0.3, duration: 0.5, initialVelocity: 1), nil
      ),
      (
        "{ spring: { mass: 1, stiffness: 100, damping: 10 } }",
        .mass(1, stiffness: 100, damping: 10, initialVelocity: 0), nil
      ),
      (
        "mass: 2\nstiffness: 10 * 10\ndamping: 10\ninitialVelocity: -3",
        .mass(2, stiffness: 100, damping: 10, initialVelocity: -3), nil
      ),
      ("spring", .mass(3, stiffness: 1000, damping: 500, initialVelocity: 0), nil),
    ] as [(String, RecipeCurve.Timing, Double?)])
  func reading(text: String, timing: RecipeCurve.Timing, duration: Double?) throws {
    let curve = try RecipeCurve.read(text)
    #expect(curve.timing == timing)
    #expect(curve.duration == duration)
    #expect(!curve.text.contains("\n"))
  }

  @Test(
    "an error has a position and help",
    arguments: [
      ("", ["the curve is empty"]), ("~", ["wrong type", "expected: easeInOut"]),
      ("bouncy", ["1:1", "unknown curve", "spring"]), ("easeInout", ["did you mean 'easeInOut'?"]),
      ("{ duration: 0.5s, bounce: 1 }", ["1:27", "'bounce' is out of range", "-0.99 to 0.99"]),
      ("{ mass: 1, stiffness: 1, damping: 0 }", ["1:35", "at least 0.001"]),
      ("{ mass: 1, damping: 1 }", ["stiffness"]), ("{ dampingRatio: 0.5 }", ["duration"]),
      ("{ duration: 1s, dampingratio: 0.5 }", ["1:17", "unknown key"]),
      ("[0.1, 0.2, 0.3]", ["x1, y1, x2, y2"]), ("[2, 0, 0, 0]", ["1:2", "from 0 to 1"]),
      ("[.nan, 0, 0, 0]", ["1:2"]), ("{ duration: 1e9, curve: linear }", ["from 0s to 600s"]),
      ("{ duration: 1s, bounce: 0, initialVelocity: [1, 2] }", ["different velocities"]),
      ("{ duration: card.x, curve: linear }", ["1:13"]), ("{ duration: $d }", ["1:13"]),
      ("{ a", ["1:"]), ("--- 1\n--- 2", ["2:"]),
      ("cubic-bezier(0.25, 0.1, 0.25, 1)", ["call of a function", "'[0.25, 0.1, 0.25, 1]'"]),
      (".spring(duration: 0.5, bounce: 0.3)", ["'{ duration: 0.5s, bounce: 0.3 }'"]),
      ("spring(response: 0.4, dampingFraction: 0.7)", ["'{ duration: 0.4s, bounce: 0.3 }'"]),
      (
        ".interpolatingSpring(mass: 1, stiffness: 100, damping: 10)",
        ["'{ mass: 1, stiffness: 100, damping: 10 }'"]
      ),
      ("linear(0, 1)", ["call of a function", "found: 'linear(…)'"]),
      ("f(", ["unknown curve"]), ("()", []), ("f()", ["call of a function"]),
    ] as [(String, [String])])
  func errors(text: String, parts: [String]) {
    let errors = #expect(throws: RecipeErrors.self) { try RecipeCurve.read(text) }
    let message = errors?.description ?? ""
    #expect(message.hasPrefix("<curve>"))
    for part in parts { #expect(message.contains(part), "\(message)") }
  }

  @Test("no text stops the program") func mutations() {
    let alphabet = Array("{}[]:,.-0159 se\n\"'&*!#$()%mass bounce duration spring")
    var seed: UInt64 = 7
    for _ in 0..<2000 {
      let text = (0..<24).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(seed >> 33) % alphabet.count]
      }
      _ = try? RecipeCurve.read(String(text))
    }
    #expect(throws: RecipeErrors.self) {
      try RecipeCurve.read(String(repeating: "[", count: 5000))
    }
  }
}
