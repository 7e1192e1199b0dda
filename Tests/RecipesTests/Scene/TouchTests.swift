import Testing
import UIKit

@testable import Recipes

/// Tests handlers of touches and what they can do with the location.
@MainActor
@Suite struct TouchTests {
  @Test("touch, touch.x and touch.y are the location of a tap") func location() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 50, 50] }, box: { frame: [0, 0, 10, 10] } }
      animator: [snap: { id: pull, item: ball, snapPoint: [25, 25] }]
      on:
        - { touchesBegan: stage, set: { pull.snapPoint: touch, box.center: [touch.x, 504] } }
        - { touchesEnded: stage, set: { box.frame: [3, touch.y, 20, 10] } }
      timeline: [{ at: 1s, tap: [200, 300] }]
      """)
    let snap = try #require(scene.animator.behaviors.first as? UISnapBehavior)
    let box = try #require(scene.view("box"))
    scene.play(to: 59.0 / 60)
    #expect(snap.snapPoint == CGPoint(x: 25, y: 25))
    scene.play(to: 1)
    #expect(snap.snapPoint == CGPoint(x: 200, y: 300))
    #expect(box.center == CGPoint(x: 200, y: 504))
    scene.play(to: 2)
    #expect(box.frame == CGRect(x: 3, y: 300, width: 20, height: 10))
  }

  @Test("touchesMoved handles the locations of a drag") func moves() throws {
    let scene = try scene(
      """
      views: { mark: { frame: [0, 0, 10, 10] } }
      on: [{ touchesMoved: stage, set: { mark.center: touch } }]
      timeline:
        - { at: 0s, drag: { from: [20, 20], through: [[120, 20], [120, 120]], to: [20, 120], duration: 1s } }
      """)
    let mark = try #require(scene.view("mark"))
    for (time, x, y) in [(0.25, 95.0, 20.0), (0.5, 120, 70), (0.75, 95, 120), (1, 20, 120)] {
      scene.play(to: time)
      #expect(abs(mark.center.x - x) < 1e-9)
      #expect(abs(mark.center.y - y) < 1e-9)
    }
  }

  @Test(
    "a touch targets the presented position of a view",
    arguments: ["tap: ball", "drag: { from: ball, to: [0, 0], duration: 0.1s }"])
  func presentedPosition(action: String) throws {
    let scene = try scene(
      """
      views:
        tray: { frame: [0, 100, 50, 50], subviews: { ball: { frame: [10, 10, 20, 20] } } }
        mark: { frame: [0, 0, 10, 10], isUserInteractionEnabled: false }
      animators: { move: { duration: 1s, curve: linear, animations: { tray.frame: [200, 300, 50, 50] } } }
      on: [{ touchesBegan: ball, set: { mark.center: touch } }]
      timeline: [{ at: 0s, start: move }, { at: 0.5s, \(action) }]
      """)
    scene.play(to: 0.75)
    #expect(scene.view("mark")?.center == CGPoint(x: 120, y: 220))
  }

  @Test("an added behavior uses the touch") func addedBehavior() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 50, 50] } }
      on:
        - touchesBegan: stage
          add: { animator: [snap: { item: ball, snapPoint: touch, damping: 0.5 }] }
      timeline: [{ at: 0s, tap: [200, 300] }, { at: 1s, tap: [100, 100] }]
      """)
    scene.play(to: 0.5)
    let first = try #require(scene.animator.behaviors.first as? UISnapBehavior)
    #expect(first.snapPoint == CGPoint(x: 200, y: 300))
    scene.play(to: 1.5)
    let second = try #require(scene.animator.behaviors.first as? UISnapBehavior)
    #expect(second.snapPoint == CGPoint(x: 100, y: 100))
    #expect(second.damping == 0.5)
    #expect(scene.animator.behaviors.count == 1)
  }

  @Test("a change that a touch makes invalid is ignored") func invalidChange() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 50, 50] } }
      on:
        - touchesBegan: stage
          add:
            animator:
              - collision: { items: [ball], boundaries: { line: { from: [100, 100], to: touch } } }
      timeline: [{ at: 0s, tap: [100, 100] }, { at: 1s, tap: [100, 200] }]
      """)
    scene.play(to: 0.5)
    #expect(scene.animator.behaviors.isEmpty)
    scene.play(to: 1.5)
    #expect(scene.animator.behaviors.count == 1)
  }

  @Test("a touch goes up the responder chain to the view that handles it") func responderChain()
    throws
  {
    let scene = try scene(
      """
      views:
        outer:
          frame: [100, 100, 100, 100]
          subviews: { inner: { frame: [10, 20, 50, 50], subviews: { leaf: { frame: [0, 0, 50, 50] } } } }
        log: { frame: [0, 0, 1, 1], alpha: 0 }
      on:
        - { touchesBegan: inner, set: { leaf.center: touch, log.tag: 1 } }
        - { touchesMoved: outer, set: { log.tag: 2 } }
        - { touchesBegan: stage, set: { log.tag: 3 } }
        - { touchesEnded: stage, set: { log.tag: 4 } }
      timeline: [{ at: 0s, drag: { from: leaf, to: [5, 5], duration: 0.5s } }, { at: 1s, tap: [190, 190] }]
      """)
    let (leaf, log) = (try #require(scene.view("leaf")), try #require(scene.view("log")))
    scene.play(to: 0)
    #expect(log.tag == 1)
    #expect(leaf.center == CGPoint(x: 25, y: 25), "the place is seen from the view that leaf is in")
    scene.play(to: 0.25)
    #expect(log.tag == 2, "inner does not heed moves")
    scene.play(to: 0.5)
    #expect(log.tag == 4)
    scene.play(to: 1)
    #expect(log.tag == 3)
  }

  @Test("views without interaction pass touches on, and buttons do not") func interaction() throws {
    let scene = try scene(
      """
      views:
        glass: { frame: [0, 0, 320, 568], isUserInteractionEnabled: false }
        title: { kind: label, frame: [0, 0, 320, 50], text: Tap }
        go: { kind: button, frame: [100, 100, 80, 40], title: Go }
        log: { frame: [300, 500, 1, 1], tag: 0 }
      on:
        - { touchesBegan: glass, set: { log.tag: 1 } }
        - { touchesBegan: title, set: { log.tag: 2 } }
        - { touchesBegan: stage, set: { log.tag: 3 } }
        - { touchUpInside: go, set: { log.alpha: 0.5 } }
      timeline:
        - { at: 0s, tap: go }
        - { at: 1s, tap: [10, 10] }
        - { at: 3s, set: { glass.isUserInteractionEnabled: true, title.isUserInteractionEnabled: true } }
      """)
    let log = try #require(scene.view("log"))
    scene.play(to: 0.5)
    #expect(log.tag == 0)
    #expect(log.alpha == 0.5)
    scene.play(to: 1)
    #expect(log.tag == 3)
  }

  @Test("once limits a handler to the first event") func once() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 50, 50] } }
      on: [{ touchesBegan: stage, once: true, set: { ball.center: touch } }]
      timeline: [{ at: 0s, tap: [100, 100] }, { at: 1s, tap: [200, 200] }]
      """)
    scene.play(to: 2)
    #expect(try #require(scene.view("ball")).center == CGPoint(x: 100, y: 100))
  }

  @Test("handlers that touch repeatedly do not exceed the limit of touches") func touchLimit()
    throws
  {
    let taps = Array(repeating: "{ touchesEnded: stage, tap: [9, 9] }", count: 20)
    let scene = try scene(
      """
      on: [\(taps.joined(separator: ", "))]
      timeline: [{ at: 0s, tap: [9, 9] }]
      """)
    scene.play(to: 1)
    let fingers = scene.stage.touches.fingerCount
    #expect((1...Limits.fingers).contains(fingers))
  }
}
