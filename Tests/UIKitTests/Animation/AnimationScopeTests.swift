import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite("Blocks inside and around UIView.animate")
struct AnimationScopeTests {
  @Test("setAnimationsEnabled(false) disables animations, but still calls completions")
  func disabled() {
    let scene = Scene()
    defer { UIView.setAnimationsEnabled(true) }
    var log: [Bool] = []
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1) {
      scene.move()
    } completion: {
      log.append($0)
    }
    #expect(scene.progress == 1)
    scene.step(1)
    #expect(log == [true])
  }

  @Test("setAnimationsEnabled(false) does not affect running animations")
  func disabledWhileRunning() {
    let scene = Scene()
    defer { UIView.setAnimationsEnabled(true) }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.move() }
    UIView.setAnimationsEnabled(false)
    scene.step(30)
    #expect(isNear(scene.progress, 0.5))
  }

  @Test(
    "nested blocks inherit the curve unless they override it",
    arguments: [
      (UIView.AnimationOptions(), 0.25), (.overrideInheritedCurve, 0.129162),
    ])
  func inheritedCurve(options: UIView.AnimationOptions, expected: CGFloat) {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, delay: 0, options: options) { scene.move() }
    }
    scene.step(15)
    #expect(isNear(scene.progress, expected, 1e-4))
  }

  @Test(
    "nested blocks inherit the options unless they override them",
    arguments: [(UIView.AnimationOptions(), 0.25), (.overrideInheritedOptions, 1.0)])
  func inheritedOptions(
    options: UIView.AnimationOptions, expected: CGFloat
  ) {
    let scene = Scene()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) {
      UIView.animate(withDuration: 1, delay: 0, options: options) { scene.move() }
    }
    scene.step(75)
    #expect(isNear(scene.progress, expected))
  }

  @Test("perform(.delete) shrinks, fades, and removes views") func delete() {
    let scene = Scene()
    let other = UIView()
    scene.stage.view.addSubview(other)
    var log: [Bool] = []
    UIView.perform(.delete, on: [scene.view]) {
      other.alpha = 0.5
    } completion: {
      log.append($0)
    }
    scene.step(8)
    #expect(scene.view.superview === scene.stage.view)
    #expect((0.1...0.9).contains(scene.shown.opacity))
    #expect((0.1...0.9).contains(scene.shown.transform.a))
    scene.step(8)
    #expect(scene.view.superview == nil)
    #expect(other.superview === scene.stage.view)
    #expect(log == [true])
  }

  @Test("animations follow the time of a slowed-down layer") func layerSpeed() {
    let scene = Scene()
    scene.view.layer.speed = 0.5
    scene.step(30)
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { scene.move() }
    scene.step(60)
    #expect(isNear(scene.progress, 0))
    scene.step(60)
    #expect(isNear(scene.progress, 0.5))
  }
}
