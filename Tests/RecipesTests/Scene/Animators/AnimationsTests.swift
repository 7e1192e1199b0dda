import Testing
import UIKit

@testable import Recipes

/// Tests the animations of property animators in recipes.
@MainActor
@Suite struct AnimationsTests {
  /// Returns the presented center and alpha of a view.
  private func sight(_ scene: RecipeScene, _ name: String = "ball") throws -> (
    x: Double, alpha: Double
  ) {
    let shown = try #require(scene.view(name)).layer.presented(at: scene.stage.time)
    return (shown.position.x, (Double(shown.opacity) * 1e6).rounded() / 1e6)
  }

  @Test("delayFactor delays an animation block") func delayFactor() throws {
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

  @Test("an animation added to a running animator takes the remaining time")
  func addedWhileRunning() throws {
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

  @Test("an animator without animations starts with the added ones") func addedBeforeStart() throws
  {
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

  @Test("each start adds the animations again") func restart() throws {
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

  @Test("one action controls several animators") func severalAnimators() throws {
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

  @Test("two animators of one property are additive") func additive() throws {
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

  @Test("an added animation uses the touch that added it") func addedByTouch() throws {
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

  @Test("an animator ignores blocks that exceed the limit") func blockLimit() throws {
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

  @Test("a dynamic animator is updated when animations move an item") func updatesItems() throws {
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
    // The item continues to fall from its new position.
    #expect(ball.center.y > 50)
  }
}
