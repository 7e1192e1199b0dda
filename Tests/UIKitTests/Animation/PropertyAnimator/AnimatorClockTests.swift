import Testing
import UIKit
import UIKitTestSupport

/// Animators and views with different clocks.
@MainActor @Suite struct AnimatorClockTests {
  @Test(
    "animations follow the time of their layers",
    arguments: [Float(0.5), 0, 2])
  func layerSpeed(speed: Float) {
    let scene = Scene()
    scene.step(30)
    (scene.view.layer.speed, scene.view.layer.timeOffset) = (speed, 7)
    let animator = scene.animator()
    animator.startAnimation()
    scene.step(20)
    let expected = CGFloat(speed) / 3
    #expect(isNear(scene.progress, expected))
    animator.pauseAnimation()
    scene.step(10)
    #expect(isNear(scene.progress, expected))
    animator.startAnimation()
    #expect(isNear(scene.progress, expected))
    animator.stopAnimation(true)
    #expect(isNear(scene.view.center.x, 50 + 100 * expected))
  }

  @Test("a layer's timeOffset scrubs its animations")
  func timeOffset() {
    let scene = Scene()
    scene.view.layer.speed = 0
    let animator = scene.animator()
    animator.startAnimation()
    for time in [0.25, 0.75, 0.5] {
      scene.view.layer.timeOffset = time
      #expect(isNear(scene.progress, CGFloat(time)))
    }
    release(animator)
  }

  @Test("blocks added while another stage is current are animated in the remaining time")
  func addingElsewhere() {
    let scene = Scene()
    let animator = scene.animator()
    animator.startAnimation()
    scene.step(30)
    let other = Scene()
    animator.addAnimations { scene.view.alpha = 0 }
    scene.step(15)
    #expect(isNear(scene.shown.opacity, 0.5))
    #expect(other.stage.tick == 0)
    release(animator)
  }

  @Test("views on another stage follow that stage's clock")
  func otherStage() {
    let (own, other) = (Scene(), Scene())
    own.step(61)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { other.move() }
    animator.startAnimation()
    other.step(30)
    #expect(isNear(other.progress, 0.5))
    release(animator)
  }
}
