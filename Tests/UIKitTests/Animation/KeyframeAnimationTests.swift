import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite("UIView.animateKeyframes")
struct KeyframeAnimationTests {
  private typealias Options = UIView.KeyframeAnimationOptions
  private static let linear = UIView.AnimationOptions.curveLinear.rawValue

  /// Moves the square from x = 50 to 90 in the first fifth of the duration and to 130 in the next
  /// three fifths, pauses for a tenth, and moves it to 150 in the last tenth.
  private func addKeyframes(_ scene: Scene) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { scene.view.center.x = 90 }
    UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.6) {
      scene.view.center.x = 130
    }
    UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: 0.1) { scene.move() }
  }

  struct Row: CustomTestStringConvertible {
    let id: String
    let mode: UIView.KeyframeAnimationOptions
    /// The expected progress at ticks of an animation that takes 60.
    let expected: [(tick: Int, progress: CGFloat)]
    var testDescription: String { id }
  }

  @Test(
    "calculation modes determine the values between keyframes",
    arguments: [
      Row(
        id: "linear", mode: .calculationModeLinear,
        expected: [(6, 0.2), (12, 0.4), (30, 0.6), (48, 0.8), (51, 0.8), (57, 0.9), (60, 1)]),
      Row(
        id: "discrete", mode: .calculationModeDiscrete,
        expected: [(0, 0.4), (6, 0.4), (11, 0.4), (12, 0.8), (53, 0.8), (54, 1), (60, 1)]),
      Row(
        id: "paced", mode: .calculationModePaced,
        expected: [(6, 0.1), (12, 0.2), (30, 0.5), (48, 0.8), (57, 0.95), (60, 1)]),
      Row(
        id: "cubic", mode: .calculationModeCubic,
        expected: [(0, 0), (12, 0.4), (48, 0.8), (60, 1)]),
      Row(
        id: "cubic paced", mode: .calculationModeCubicPaced, expected: [(0, 0), (60, 1)]),
    ])
  func calculationModes(row: Row) {
    let scene = Scene()
    let options = UIView.KeyframeAnimationOptions(rawValue: row.mode.rawValue | Self.linear)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) { addKeyframes(scene) }
    #expect(scene.view.center.x == 150)
    for (tick, progress) in row.expected {
      scene.step(tick - scene.stage.tick)
      #expect(isNear(scene.progress, progress, 1e-6), "tick \(tick)")
    }
  }

  @Test("cubic modes are smooth where linear ones have corners") func smoothness() {
    func kink(_ mode: UIView.KeyframeAnimationOptions) -> CGFloat {
      let scene = Scene()
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        options: UIView.KeyframeAnimationOptions(rawValue: mode.rawValue | Self.linear)
      ) { addKeyframes(scene) }
      scene.step(11)
      let before = scene.progress
      scene.step(1)
      let corner = scene.progress
      scene.step(1)
      return abs((scene.progress - corner) - (corner - before))
    }
    #expect(kink(.calculationModeLinear) > 0.02)
    #expect(kink(.calculationModeCubic) < 0.01)
  }

  @Test("the default curve applies to the animation as a whole") func defaultCurve() {
    let scene = Scene()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        scene.view.center.x = 90
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scene.move() }
    }
    scene.step(15)
    // 0.129162 of the whole duration, whose first half covers 0.4 of the distance.
    #expect(isNear(scene.progress, 0.10333, 1e-4))
  }

  @Test("each property has its own keyframes") func separateProperties() {
    let scene = Scene()
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    scene.stage.view.addSubview(other)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: Self.linear)
    ) {
      scene.move()
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        scene.view.alpha = 0
        other.transform = CGAffineTransform(scaleX: 3, y: 3)
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        other.backgroundColor = .red
      }
    }
    scene.step(45)
    #expect(isNear(scene.progress, 0.75))
    #expect(isNear(scene.shown.opacity, 0.5))
    let shown = other.layer.presented(at: scene.stage.time)
    #expect(isNear(shown.transform.a, 2))
    #expect(shown.backgroundColor == UIColor.red.cgColor)
  }

  @Test("keyframes are played in the order of their times") func order() {
    let scene = Scene()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: Self.linear)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scene.move() }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        scene.view.center.x = 250
      }
    }
    scene.step(30)
    #expect(isNear(scene.progress, 2))
    scene.step(15)
    #expect(isNear(scene.progress, 1.5))
  }

  @Test(
    "keyframe times are limited to the duration",
    arguments: [
      (0.0, Double.nan), (.nan, 1), (-1, 5), (0.5, -1), (2, 2), (.infinity, .infinity), (0, 0),
    ])
  func timesOutOfRange(start: Double, duration: Double) {
    let scene = Scene()
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { scene.move() }
    }
    for _ in 0..<60 {
      scene.step(1)
      #expect((0...1).contains(scene.progress))
    }
    #expect(scene.progress == 1)
  }

  @Test("keyframe animations support delay, repeat, and autoreverse") func delayAndRepeat() {
    let scene = Scene()
    let options: UIView.KeyframeAnimationOptions = [
      .repeat, .autoreverse, UIView.KeyframeAnimationOptions(rawValue: Self.linear),
    ]
    UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: options) { addKeyframes(scene) }
    scene.step(30)
    #expect(scene.progress == 0)
    scene.step(12)
    #expect(isNear(scene.progress, 0.4))
    scene.step(60 + 36)
    #expect(isNear(scene.progress, 0.4))
  }

  @Test("completions are called at the end, or immediately if nothing is animated")
  func completions() {
    let scene = Scene()
    var log: [String] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      addKeyframes(scene)
    } completion: {
      log.append("moved \($0)@\(scene.stage.tick)")
    }
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { scene.view.alpha = 0 }
    } completion: {
      log.append("faded \($0)@\(scene.stage.tick)")
    }
    #expect(scene.shown.opacity == 0)
    scene.step(60)
    #expect(log == ["faded true@1", "moved true@60"])
  }

  @Test("addKeyframe outside of a keyframe animation makes its changes immediately")
  func outsideOfAnimation() {
    let scene = Scene()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { scene.move() }
    #expect(scene.progress == 1)
  }

  @Test("property animators scrub, reverse, and finish keyframe animations") func propertyAnimator()
  {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) { addKeyframes(scene) }
    }
    animator.pauseAnimation()
    for (fraction, progress) in [(0.1, 0.2), (0.2, 0.4), (0.5, 0.6), (0.85, 0.8), (0.95, 0.9)] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(isNear(scene.progress, CGFloat(progress), 1e-6))
    }
    animator.isReversed = true
    animator.startAnimation()
    scene.step(45)
    #expect(isNear(scene.progress, 0.4, 1e-6))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(scene.view.center.x == 150)
  }
}
