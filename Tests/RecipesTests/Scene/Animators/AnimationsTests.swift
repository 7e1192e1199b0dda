import Testing
import UIKit

@testable import Recipes

/// What animators of recipes animate.
@MainActor
@Suite struct AnimationsTests {
  /// The center and the alpha of a view as they are shown.
  private func sight(_ scene: RecipeScene, _ name: String = "ball") throws -> (
    x: Double, alpha: Double
  ) {
    let shown = try #require(scene.view(name)).layer.presented(at: scene.stage.time)
    return (shown.position.x, (Double(shown.opacity) * 1e6).rounded() / 1e6)
  }

  @Test func `a part of the duration can pass first`() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators:
        move:
          duration: 1s
          curve: linear
          animations: [{ ball.center: [100, 0] }, { set: { ball.alpha: 0 }, delayFactor: 0.5 }]
      timeline: [{ at: 0s, start: move }]
      """)
    for (time, x, alpha) in [(0.25, 25.0, 1.0), (0.5, 50, 1), (0.75, 75, 0.5), (1, 100, 0)] {
      scene.play(to: time)
      #expect(try sight(scene).x == x)
      #expect(try sight(scene).alpha == alpha)
    }
  }

  @Test func `what is added while it runs takes the rest of the time`() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators:
        move: { duration: 1s, curve: linear, animations: { ball.center: [100, 0] } }
      timeline:
        - { at: 0s, start: move }
        - { at: 0.5s, add: { animations: { move: { ball.alpha: 0 } } } }
      """)
    scene.play(to: 0.75)
    #expect(try sight(scene) == (75, 0.5))
    scene.play(to: 1)
    #expect(try sight(scene) == (100, 0))
  }

  @Test func `an animator without animations starts with those that are added`() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators: { move: { duration: 1s, curve: linear } }
      timeline:
        - { at: 0s, start: move }
        - { at: 0.5s, add: { animations: { move: { ball.center: [100, 0] } } } }
      """)
    scene.play(to: 0.5)
    #expect(try sight(scene).x == 0)
    scene.play(to: 1)
    #expect(try sight(scene).x == 50)
  }

  @Test func `animations begin anew with every start`() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators: { move: { duration: 0.5s, curve: linear, animations: { ball.center: [100, 0] } } }
      timeline:
        - { at: 0s, start: move }
        - { at: 1s, set: { ball.center: [0, 0] } }
        - { at: 1s, start: move }
        - { at: 2s, set: { ball.center: [0, 0] } }
        - { at: 2s, scrub: { animator: move, fractionComplete: 0.25 } }
        - { at: 2.1s, stop: { animator: move, withoutFinishing: true } }
        - { at: 2.2s, set: { ball.center: [0, 0] } }
        - { at: 2.2s, start: move }
      """)
    for (time, x) in [
      (0.25, 50.0), (0.5, 100), (1, 0), (1.25, 50), (1.5, 100), (2, 25), (2.45, 50),
    ] {
      scene.play(to: time)
      #expect(abs(try sight(scene).x - x) < 1e-9, "\(time)")
    }
  }

  @Test func `one action is for several animators`() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] }, box: { frame: [0, 0, 10, 10] } }
      animators:
        move: { duration: 1s, curve: linear, animations: { ball.center: [100, 0] } }
        fade: { duration: 2s, curve: linear, animations: { box.alpha: 0 } }
      timeline: [{ at: 0s, start: [move, fade] }, { at: 0.5s, pause: [fade, move] }]
      """)
    scene.play(to: 2)
    #expect(try sight(scene).x == 50)
    #expect(try sight(scene, "box").alpha == 0.75)
  }

  @Test func `two animators of one property add up`() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators:
        there: { duration: 1s, curve: linear, animations: { ball.center: [100, 0] } }
        back: { duration: 1s, curve: linear, animations: { ball.center: [0, 0] } }
      timeline: [{ at: 0s, start: there }, { at: 0.5s, start: back }]
      """)
    scene.play(to: 0.75)
    #expect(try sight(scene).x == 0 - 100 * 0.25 + 100 * 0.75)
  }

  @Test func `what is animated knows the touch at which it was added`() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators: { move: { duration: 1s, curve: linear } }
      on:
        - { touchesBegan: stage, add: { animations: { move: { ball.center: touch } } } }
        - { touchesEnded: stage, start: move }
      timeline: [{ at: 0s, drag: { from: [200, 300], to: [10, 10], duration: 0.5s } }]
      """)
    scene.play(to: 3)
    #expect(scene.view("ball")?.center == CGPoint(x: 200, y: 300))
  }

  @Test func `an animator takes no more than enough`() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators: { move: { duration: 3s, animations: { ball.center: [100, 0] } } }
      timeline: [{ at: 0s, start: move }]
      """)
    let animator = try #require(scene.sceneAnimators.first)
    scene.play(to: 0.1)
    var count = 0
    for _ in 0..<1500 { animator.add(delayFactor: 0) { count += 1 } }
    #expect(count == 999, "and the one that it had")
    scene.play(to: 3.1)
    animator.load({}, completion: { _ in })
    animator.add(delayFactor: 0) { count += 1 }
    animator.start(afterDelay: nil)
    #expect(count == 1000)
  }

  @Test func `the animator of dynamics hears of items that are moved`() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [50, 50] } }
      animator: [gravity: { items: [ball] }]
      animators: { move: { duration: 0.5s, animations: { ball.center: [100, 50] } } }
      timeline: [{ at: 1s, start: move }]
      """)
    scene.play(to: 2)
    let ball = try #require(scene.view("ball"))
    #expect(ball.center.x == 100)
    // It goes on falling from where it was put.
    #expect(ball.center.y > 50)
  }
}
