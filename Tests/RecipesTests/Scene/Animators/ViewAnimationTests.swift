import Testing
import UIKit

@testable import Recipes

/// Compares `animate`, `keyframes` and `transition` with the same calls of UIKit.
@MainActor
@Suite struct ViewAnimationTests {
  /// An action of a recipe, and the same call in Swift.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let action: String
    let call: @MainActor @Sendable (_ ball: UIView, _ box: UIView) -> Void

    init(
      _ id: String, _ action: String,
      _ call: @escaping @MainActor @Sendable (_ ball: UIView, _ box: UIView) -> Void
    ) {
      testDescription = id
      self.action = action
      self.call = call
    }
  }

  @Test(
    "a recipe animates as the same calls in Swift do",
    arguments: animations + keyframes + transitions)
  func sameAsSwift(row: Row) throws {
    let scene = try scene(
      """
      views:
        tray:
          frame: [0, 0, 200, 200]
          subviews:
            ball: { bounds: [0, 0, 10, 10], center: [0, 0], backgroundColor: red }
            box: { frame: [50, 50, 20, 20], backgroundColor: blue, isHidden: true }
      timeline: [{ at: 0.1s, \(row.action) }]
      """)
    let recipe = lists(of: scene.stage)

    let stage = Stage(device: .iPhone5s)
    let tray = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let ball = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    ball.backgroundColor = .red
    let box = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
    box.backgroundColor = .blue
    box.isHidden = true
    tray.addSubview(ball)
    tray.addSubview(box)
    stage.view.addSubview(tray)
    stage.at(0.1) { row.call(ball, box) }
    let swift = lists(of: stage)

    #expect(recipe == swift)
    #expect(zip(recipe, recipe.dropFirst()).count { $0 != $1 } > 10, "nothing moves")
  }

  /// The content of the stage in each of 90 ticks.
  private func lists(of stage: Stage) -> [[DisplayLayer]] {
    (0..<90).map { _ in
      defer { stage.step() }
      return stage.displayList().layers.map(\.nameless)
    }
  }

  // MARK: Animations

  private nonisolated static let animations = [
    Row(
      "a cubic curve after a delay",
      "set: { ball.center: [90, 9] }, animate: { duration: 0.5s, delay: 0.2s, curve: [0.2, 0, 0, 1] }"
    ) { ball, _ in
      UIViewPropertyAnimator(
        duration: 0.5, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)
      ) { ball.center = CGPoint(x: 90, y: 9) }.startAnimation(afterDelay: 0.2)
    },
    Row(
      "a cubic curve that overshoots",
      "set: { ball.center: [90, 9] }, animate: { duration: 0.5s, curve: [0.3, 1.5, 0.6, 1] }"
    ) { ball, _ in
      UIViewPropertyAnimator(
        duration: 0.5, controlPoint1: CGPoint(x: 0.3, y: 1.5), controlPoint2: CGPoint(x: 0.6, y: 1)
      ) { ball.center = CGPoint(x: 90, y: 9) }.startAnimation()
    },
    Row("a duration", "set: { ball.center: [90, 9] }, animate: 0.5s") { ball, _ in
      UIView.animate(withDuration: 0.5) { ball.center = CGPoint(x: 90, y: 9) }
    },
    Row(
      "a curve and a delay",
      "set: { ball.alpha: 0 }, animate: { duration: 0.5s, delay: 0.2s, curve: easeIn }"
    ) { ball, _ in
      UIView.animate(withDuration: 0.5, delay: 0.2, options: .curveEaseIn) { ball.alpha = 0 }
    },
    Row(
      "again and again, forth and back",
      "set: { ball.center: [90, 9] }, animate: { duration: 0.2s, options: [repeat, autoreverse] }"
    ) { ball, _ in
      UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse]) {
        ball.center = CGPoint(x: 90, y: 9)
      }
    },
    Row(
      "a spring",
      """
      set: { ball.center: [90, 9] }, animate: { duration: 1s, delay: 0.1s, \
      usingSpringWithDamping: 0.4, initialSpringVelocity: 3, options: allowUserInteraction }
      """
    ) { ball, _ in
      UIView.animate(
        withDuration: 1, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 3,
        options: .allowUserInteraction, animations: { ball.center = CGPoint(x: 90, y: 9) })
    },
    Row(
      "a spring by its look",
      """
      set: { ball.center: [90, 9] }, animate: { springDuration: 0.4s, bounce: 0.4, \
      initialSpringVelocity: -2, delay: 0.1s }
      """
    ) { ball, _ in
      UIView.animate(
        springDuration: 0.4, bounce: 0.4, initialSpringVelocity: -2, delay: 0.1,
        animations: { ball.center = CGPoint(x: 90, y: 9) })
    },
    Row("the default spring", "set: { ball.center: [90, 9] }, animate: { springDuration: 0.5s }") {
      ball, _ in
      UIView.animate(springDuration: 0.5, animations: { ball.center = CGPoint(x: 90, y: 9) })
    },
  ]

  // MARK: Keyframes

  private nonisolated static let keyframes = [
    ("linear", UIView.KeyframeAnimationOptions.calculationModeLinear),
    ("discrete", .calculationModeDiscrete), ("paced", .calculationModePaced),
    ("cubic", .calculationModeCubic), ("cubicPaced", .calculationModeCubicPaced),
  ].map { word, mode in
    Row(
      "keyframes, \(word)",
      """
      animate: { duration: 1s, delay: 0.1s, options: [autoreverse] }, calculationMode: \(word), keyframes: \
      [\(times(15).map { "{ relativeStartTime: \($0), relativeDuration: 0.06, set: { ball.center: [\(90 * $0), \(50 * $0 * $0)] } }" }.joined(separator: ", "))]
      """
    ) { ball, _ in
      UIView.animateKeyframes(
        withDuration: 1, delay: 0.1, options: [.autoreverse, mode],
        animations: {
          for time in times(15) {
            UIView.addKeyframe(withRelativeStartTime: time, relativeDuration: 0.06) {
              ball.center = CGPoint(x: 90 * time, y: 50 * time * time)
            }
          }
        })
    }
  }

  private nonisolated static func times(_ count: Int) -> [Double] {
    (0..<count).map { Double($0) / Double(count) }
  }

  @Test("keyframes follow the calculation mode and the curve") func keyframes() throws {
    for (curve, x) in [("linear", 25.0), ("easeIn", 9.3465)] {
      let scene = try scene(
        """
        views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
        timeline:
          - at: 0s
            animate: { duration: 1s, curve: \(curve) }
            keyframes: [{ relativeStartTime: 0, relativeDuration: 1, set: { ball.center: [100, 0] } }]
        """)
      scene.play(to: 0.25)
      let shown = try #require(scene.view("ball")).layer.presented(at: 0.25).position.x
      #expect(abs(shown - x) < 1e-3)
    }
  }

  @Test("keyframes in an animator are scrubbed with it") func scrubbedKeyframes() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators:
        move:
          duration: 1s
          curve: linear
          animations:
            keyframes:
              - { relativeStartTime: 0, relativeDuration: 0.2, set: { ball.center: [80, 0] } }
              - { relativeStartTime: 0.6, relativeDuration: 0.4, set: { ball.center: [100, 0] } }
      timeline:
        - { at: 0s, start: move }
        - { at: 0.6s, scrub: { animator: move, through: [0.6, 0], duration: 0.6s } }
      """)
    let ball = try #require(scene.view("ball"))
    for (time, x) in [(0.1, 40.0), (0.2, 80), (0.4, 80), (0.6, 80), (1, 80), (1.1, 40)] {
      scene.play(to: time)
      let shown = ball.layer.presented(at: scene.stage.time).position.x
      #expect(abs(shown - x) < 1e-6, "at \(time) s")
    }
  }

  // MARK: Transitions

  private nonisolated static let transitions = [
    Row(
      "a dissolve",
      """
      transition: { with: ball, duration: 0.5s, curve: linear, options: transitionCrossDissolve, \
      set: { ball.backgroundColor: blue } }
      """
    ) { ball, _ in
      UIView.transition(
        with: ball, duration: 0.5, options: [.curveLinear, .transitionCrossDissolve],
        animations: { ball.backgroundColor = .blue })
    },
    Row(
      "a flip of what is animated",
      """
      transition: { with: ball, duration: 0.5s, \
      options: [transitionFlipFromTop, allowAnimatedContent], set: { ball.center: [99, 99] } }
      """
    ) { ball, _ in
      UIView.transition(
        with: ball, duration: 0.5, options: [.transitionFlipFromTop, .allowAnimatedContent],
        animations: { ball.center = CGPoint(x: 99, y: 99) })
    },
    Row(
      "a view for another",
      "transition: { from: ball, to: box, duration: 0.5s, options: transitionFlipFromLeft }"
    ) { ball, box in
      UIView.transition(from: ball, to: box, duration: 0.5, options: .transitionFlipFromLeft)
    },
    Row(
      "one that is hidden, for one that is shown",
      """
      transition: { from: ball, to: box, duration: 0.5s, \
      options: [transitionCurlUp, showHideTransitionViews] }
      """
    ) { ball, box in
      UIView.transition(
        from: ball, to: box, duration: 0.5,
        options: [.transitionCurlUp, .showHideTransitionViews])
    },
  ]

  @Test(
    "a transition to a view that cannot replace another leaves both",
    arguments: ["ball", "inner", "outer"])
  func invalidTransition(name: String) throws {
    let scene = try scene(
      """
      views: { outer: { frame: [0, 0, 99, 99], subviews: { ball: { frame: [0, 0, 9, 9], subviews: { inner: { frame: [0, 0, 9, 9] } } } } } }
      timeline:
        - { at: 0.5s, transition: { from: ball, to: \(name), duration: 1s, options: transitionFlipFromLeft } }
      """)
    scene.play(to: 2)
    let (outer, ball) = (scene.view("outer"), scene.view("ball"))
    #expect(outer?.window != nil)
    #expect((ball?.superview === outer) == (name != "inner"))
    #expect((scene.view("inner")?.superview === outer) == (name == "inner"))
  }
}

extension DisplayLayer {
  /// The layer and its sublayers, without their identifiers on the stage.
  var nameless: DisplayLayer {
    DisplayLayer(
      id: 0, attributes: attributes, content: content, sublayers: sublayers.map(\.nameless))
  }
}
