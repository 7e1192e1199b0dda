import Testing
import UIKit

@testable import Recipes

@MainActor
@Suite struct ActionTests {
  @Test("set changes properties at its time") func set() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 50, 50] } }
      timeline: [{ at: 1s, set: { ball.alpha: 0.5, ball.center: [100, 200] } }]
      """)
    let ball = try #require(scene.view("ball"))
    scene.play(to: 59.0 / 60)
    #expect(ball.alpha == 1)
    scene.play(to: 1)
    #expect(ball.alpha == 0.5)
    #expect(ball.center == CGPoint(x: 100, y: 200))
  }

  @Test("set animates changes") func animatedSet() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 50, 50] } }
      timeline: [{ at: 0s, set: { ball.center: [225, 25] }, animate: { duration: 1s, curve: linear, delay: 0.5s } }]
      """)
    func x() throws -> CGFloat {
      try #require(scene.stage.displayList().flattened { $0.bounds.size.width == 50 }).position.x
    }
    scene.play(to: 0.5)
    #expect(try x() == 25)
    scene.play(to: 1)
    #expect(abs(try x() - 125) < 0.001)
    scene.play(to: 1.5)
    #expect(try x() == 225)
  }

  @Test("set moves an item of a behavior") func movedItem() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 50, 50] } }
      animator: [gravity: { items: [ball] }]
      timeline: [{ at: 1s, set: { ball.center: [100, 20] } }]
      """)
    let ball = try #require(scene.view("ball"))
    scene.play(to: 1)
    scene.stage.step()
    #expect(ball.center.x == 100)
    #expect(ball.center.y < 100)
  }

  @Test("set changes properties of behaviors") func behaviorProperties() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 50, 50] } }
      animator: [snap: { id: pull, item: ball, snapPoint: [100, 100] }]
      timeline: [{ at: 1s, set: { pull.snapPoint: [200, 300] } }]
      """)
    scene.play(to: 1)
    let snap = try #require(scene.animator.behaviors.first as? UISnapBehavior)
    #expect(snap.snapPoint == CGPoint(x: 200, y: 300))
    scene.play(to: 3)
    let center = try #require(scene.view("ball")).center
    #expect(hypot(center.x - 200, center.y - 300) < 1)
  }

  @Test("add and remove change the stage") func addAndRemove() throws {
    let scene = try scene(
      """
      timeline:
        - at: 1s
          add:
            views: { ball: { frame: [100, 100, 50, 50] } }
            animator: [gravity: { items: [ball], id: fall }]
        - { at: 2s, remove: fall }
        - { at: 2.5s, remove: [ball] }
      """)
    let ball = try #require(scene.view("ball"))
    #expect(ball.superview == nil)
    scene.play(to: 1)
    #expect(ball.superview === scene.stage.view)
    scene.play(to: 2)
    #expect(ball.center.y > 500)
    #expect(scene.animator.behaviors.isEmpty)
    scene.play(to: 2.5)
    #expect(ball.superview == nil)
  }

  @Test("a behavior ignores items that are not on the stage") func removedItems() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 50, 50] }, box: { frame: [100, 0, 50, 50] } }
      timeline:
        - { at: 0s, remove: ball }
        - at: 1s
          add:
            animator:
              - gravity: { items: [ball, box, box] }
              - snap: { item: ball, snapPoint: [1, 1] }
              - attachment: { item: box, attachedTo: ball }
      """)
    scene.play(to: 2)
    #expect(scene.animator.behaviors.count == 1)
    #expect((scene.animator.behaviors.first as? UIGravityBehavior)?.items.count == 1)
  }

  @Test(
    "a behavior ignores items that are removed while they move",
    arguments: [
      ("a view", "it", "it"), ("a view that stands in it", "inner", "it"),
      ("a group that it is in", "pair", "one"),
    ])
  func itemsRemovedInMotion(id: String, item: String, leaving: String) throws {
    let scene = try scene(
      """
      views:
        it: { frame: [0, 0, 50, 50], subviews: { inner: { frame: [9, 9, 9, 9] } } }
        one: { frame: [100, 0, 50, 50] }
        other: { frame: [200, 0, 50, 50] }
      groups: { pair: [one, other] }
      animator: [gravity: { items: [\(item)] }]
      timeline:
        - { at: 0.5s, remove: \(leaving) }
        - { at: 1s, add: { animator: [push: { items: [\(item)] }, snap: { item: \(item), snapPoint: [1, 1] }] } }
      """)
    scene.play(to: 2)
    #expect(scene.animator.behaviors.count == 2)
    #expect((scene.animator.behaviors.last as? UIPushBehavior)?.items.isEmpty == true)
  }

  @Test(
    "a behavior ignores views for which UIKit raises an exception",
    arguments: [
      ("a frame of a turned view", "transform: { rotation: 45deg }", "it.frame: [0, 0, 50, 50]"),
      ("nothing is left of it", "transform: { scale: 0 }", "it.frame: [0, 0, 50, 50]"),
      ("far beyond", "transform: { scale: 1e6 }", "outer.transform: { scale: 1e6 }"),
    ])
  func invalidItems(id: String, properties: String, change: String) throws {
    let scene = try scene(
      """
      views:
        outer:
          frame: [0, 0, 50, 50]
          subviews: { it: { frame: [9, 9, 50, 50], \(properties) } }
      timeline:
        - { at: 0s, set: { \(change) } }
        - { at: 1s, add: { animator: [gravity: { items: [it] }, snap: { item: it, snapPoint: [1, 1] }] } }
      """)
    scene.play(to: 2)
    #expect(scene.animator.behaviors.count == 1)
    #expect((scene.animator.behaviors.first as? UIGravityBehavior)?.items.isEmpty == true)
  }

  @Test("tap, press and drag touch views and points") func touches() throws {
    let scene = try scene(
      """
      views:
        go: { kind: button, frame: [100, 100, 80, 40], title: Go }
        a: { frame: [0, 0, 10, 10], tag: 0 }
      on: [{ touchUpInside: go, set: { a.tag: 1 } }]
      timeline:
        - { at: 0.5s, tap: go }
        - { at: 1s, set: { a.tag: 0 } }
        - { at: 1s, press: { at: [110, 110], duration: 0.5s } }
        - { at: 2s, set: { a.tag: 0 } }
        - { at: 2s, drag: { from: go, to: [300, 400], duration: 0.5s } }
      """)
    let button = try #require(scene.view("go") as? UIButton)
    let mark = try #require(scene.view("a"))
    scene.play(to: 0.5)
    #expect(button.isHighlighted)
    scene.play(to: 0.75)
    #expect(!button.isHighlighted)
    #expect(mark.tag == 1)
    scene.play(to: 1.4)
    #expect(button.isHighlighted)
    #expect(mark.tag == 0)
    scene.play(to: 1.6)
    #expect(mark.tag == 1)
    scene.play(to: 3)
    #expect(mark.tag == 0, "the finger left the glass far from the button")
  }

  @Test("contact handles items and edges") func contacts() throws {
    let scene = try scene(
      """
      views:
        ball: { frame: [100, 100, 50, 50] }
        box: { frame: [100, 200, 50, 50] }
        log: { frame: [0, 0, 10, 10] }
      animator:
        - gravity: { items: [ball] }
        - collision: { items: [ball, box], translatesReferenceBoundsIntoBoundary: true }
        - item: { items: [ball], elasticity: 0.9 }
      on:
        - { contact: { began: box, with: ball }, set: { log.tag: 1 } }
        - { contact: { began: box, boundary: referenceBounds }, set: { log.alpha: 0.5 } }
        - { contact: { ended: ball }, set: { log.isHidden: true } }
      """)
    let log = try #require(scene.view("log"))
    scene.play(to: 3)
    #expect(log.tag == 1)
    #expect(log.alpha == 0.5)
    #expect(log.isHidden)
  }

  @Test("a behavior that is added repeatedly replaces the previous one") func repeatedAdd() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [100, 400, 50, 50] } }
      animator:
        - gravity: { items: [ball] }
        - collision: { items: [ball], boundaries: { floor: { from: [0, 500], to: [320, 500] } } }
        - item: { items: [ball], elasticity: 1 }
      on:
        - contact: { began: ball, boundary: floor }
          add: { animator: [push: { items: [ball], mode: instantaneous, pushDirection: [0, -0.1] }] }
      """)
    let ball = try #require(scene.view("ball"))
    var turns = 0
    var (last, wasFalling) = (ball.center.y, true)
    while scene.stage.time < 3 {
      scene.play(to: scene.stage.time + 1.0 / 60)
      if wasFalling, ball.center.y < last { turns += 1 }
      (last, wasFalling) = (ball.center.y, ball.center.y >= last)
      #expect(scene.animator.behaviors.count <= 4)
    }
    #expect(turns >= 3)
  }

  @Test("a handler can remove a view in the step that moves it") func removeInStep() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [100, 400, 50, 50] } }
      animator:
        - gravity: { items: [ball] }
        - collision: { items: [ball], boundaries: { floor: { from: [0, 500], to: [320, 500] } } }
      on:
        - { contact: { began: ball }, add: { animator: [snap: { item: ball, snapPoint: [1, 1] }] } }
        - { contact: { began: ball }, remove: ball }
      """)
    scene.play(to: 3)
    #expect(scene.view("ball")?.superview == nil)
  }
}

extension DisplayList {
  /// Returns the first layer that satisfies a condition, subviews after their superviews.
  fileprivate func flattened(where isWanted: (LayerAttributes) -> Bool) -> LayerAttributes? {
    func search(_ layers: [DisplayLayer]) -> LayerAttributes? {
      for layer in layers {
        if isWanted(layer.attributes) { return layer.attributes }
        if let found = search(layer.sublayers) { return found }
      }
      return nil
    }
    return search(layers)
  }
}
