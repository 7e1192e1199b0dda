import Recipes
import Testing
import UIKit

@testable import Flipbook

/// The motion of curves, compared with that of views.
@MainActor
@Suite struct MotionCurveTests {
  @Test(
    "a curve has the progress of views that 'animate' moves",
    arguments: [
      "0.5s", "{ duration: 0.4s, curve: easeOut }",
      "{ duration: 0.5s, usingSpringWithDamping: 0.4, initialSpringVelocity: 8 }",
      "{ springDuration: 0.3s, bounce: 0.5 }", "{ springDuration: 0.3s, bounce: -0.4 }",
    ])
  func animation(text: String) throws {
    try expectProgress(
      of: text, actions: "timeline: [{ at: 0s, animate: \(text), set: { box.center: [1000, 0] } }]")
  }

  @Test(
    "a curve has the progress of views that a property animator moves",
    arguments: [
      ("duration: 0.5s, controlPoint1: [0.3, 0], controlPoint2: [0.2, 1.4]", nil),
      ("duration: 0.5s, dampingRatio: 0.3, initialVelocity: -4", nil),
      ("spring: { mass: 1, stiffness: 100, damping: 8 }", nil),
      (
        "spring: { mass: 1, stiffness: 100, damping: 50 }",
        "{ mass: 1, stiffness: 100, damping: 50 }"
      ),
    ] as [(String, String?)])
  func animator(keys: String, text: String?) throws {
    try expectProgress(
      of: text ?? "{ \(keys) }",
      actions: """
        animators: { move: { \(keys), animations: { box.center: [1000, 0] } } }
        timeline: [{ at: 0s, start: move }]
        """)
  }

  /// Compares the progress of a curve with the presentation of a view from 0 to 1,000 points.
  private func expectProgress(of text: String, actions: String) throws {
    let curve = try MotionCurve(try RecipeCurve.read(text))
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 4s
      views: { box: { frame: [0, 0, 0, 0] } }
      \(actions)
      """, file: "curve.yaml")
    let scene = recipe.makeScene()
    let box = try #require(scene.view("box"))
    for _ in 1...60 {
      scene.stage.step()
      let x = try #require(box.layer.presentation()).position.x
      let time = scene.stage.time
      let expected = time < curve.motion.duration ? curve.motion.progress(at: time) : 1
      #expect(abs(x / 1000 - expected) < 1e-6, "\(text) at \(time)")
    }
  }

  @Test(
    "curves that are written without a duration have UIKit's defaults",
    arguments: [
      ("easeOut", 0.25, TimingMotion.Formula.cubic(x1: 0, y1: 0, x2: 0.58, y2: 1)),
      ("default", 0.25, .cubic(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)),
      ("[0.1, -1, 0.9, 2]", 0.25, .cubic(x1: 0.1, y1: -1, x2: 0.9, y2: 2)),
      (
        "spring", 0.5057,
        .spring(
          mass: 3, stiffness: 1000, damping: 2 * 3000.0.squareRoot(), initialVelocity: 0)
      ),
    ] as [(String, Double, TimingMotion.Formula)])
  func defaults(text: String, duration: Double, formula: TimingMotion.Formula) throws {
    let motion = try RecipeCurve.read(text).motion
    #expect(abs(motion.duration - duration) < 0.0005)
    #expect(motion.formula == formula)
  }

  @Test(
    "names are words in CSS, and camel case in Swift",
    arguments: [
      ("curve", "curve", "Curve"), ("card-flip2", "cardFlip2", "CardFlip2"),
      ("default", "`default`", "Default"), ("in", "`in`", "In"),
    ])
  func names(name: String, swift: String, capitalized: String) throws {
    let name = try #require(CurveName(name))
    #expect(name.swift == swift && name.capitalizedSwift == capitalized)
  }

  @Test("other names are refused", arguments: ["", "-a", "a-", "1a", "a b", "é", "a--b", "a;}"])
  func invalidNames(name: String) { #expect(CurveName(name) == nil) }
}
