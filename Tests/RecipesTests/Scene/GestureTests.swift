import Testing
import UIKit

@testable import Recipes

/// Tests gesture recognizers of recipes and the handlers of their gestures.
@MainActor
@Suite struct GestureTests {
  /// A card of 100 by 100 points at (100, 200), and a log whose tag and size record the gestures.
  private func cards(
    recognizers: String, on handlers: String, timeline: String, more: String = ""
  ) throws -> RecipeScene {
    try scene(
      """
      views:
        card: { frame: [100, 200, 100, 100] }
        log: { frame: [300, 500, 1, 1] }
      \(more)
      gestureRecognizers: { \(recognizers) }
      on: [\(handlers)]
      timeline: [\(timeline)]
      """)
  }

  @Test(
    "a recognizer of each kind recognizes its gesture",
    arguments: [
      ("kind: tap", "tap: card", 1.0), ("kind: tap, numberOfTapsRequired: 2", "doubleTap: card", 1),
      ("kind: tap, numberOfTapsRequired: 2", "tap: card", 0),
      ("kind: longPress", "longPress: card", 1),
      ("kind: longPress, minimumPressDuration: 1.5s", "longPress: card", 0),
      ("kind: swipe", "flick: { from: card, by: [90, 0] }", 1),
      ("kind: swipe, direction: [left, up]", "flick: { from: card, by: [90, 0] }", 0),
      ("kind: swipe, direction: [left, up]", "flick: { from: card, by: [0, -90] }", 1),
      ("kind: pan", "drag: { from: card, by: [20, 0] }", 1),
      ("kind: pan, minimumNumberOfTouches: 2", "drag: { from: card, by: [20, 0] }", 0),
      ("kind: pinch", "pinch: { at: card, from: 40, to: 90 }", 1),
      ("kind: rotation", "rotate: { at: card, by: 90deg, distance: 80 }", 1),
      ("kind: pinch", "rotate: { at: card, by: 90deg, distance: 80 }", 0),
    ])
  func kinds(recognizer: String, action: String, tag: Double) throws {
    let scene = try cards(
      recognizers: "it: { \(recognizer), view: card }",
      on: "{ gesture: it, set: { log.tag: 1 } }", timeline: "{ at: 0s, \(action) }")
    scene.play(to: 2)
    #expect(scene.view("log")?.tag == Int(tag))
  }

  @Test("isEnabled disables a recognizer") func disabled() throws {
    let scene = try cards(
      recognizers: "it: { kind: pan, view: card, isEnabled: false }", on: "", timeline: "")
    #expect(!scene.gestures[0].recognizer.isEnabled)
  }

  @Test("a screen edge pan starts at an edge", arguments: [([5.0, 300.0], 1), ([100, 300], 0)])
  func screenEdge(start: [Double], tag: Int) throws {
    let scene = try cards(
      recognizers: "it: { kind: screenEdgePan, view: stage, edges: left }",
      on: "{ gesture: it, set: { log.tag: 1 } }",
      timeline: "{ at: 0s, flick: { from: \(start), by: [90, 0] } }")
    scene.play(to: 1)
    #expect(scene.view("log")?.tag == tag)
  }

  @Test(
    "a handler can be limited to a state",
    arguments: [
      ("began", 0.2, 1), ("changed", 0.4, 1), ("changed", 0.1, 0), ("ended", 0.9, 0),
      ("ended", 1.0, 1),
      ("recognized", 1.0, 1),
    ])
  func states(state: String, time: Double, tag: Int) throws {
    let scene = try cards(
      recognizers: "pan: { kind: pan, view: card }",
      on: "{ gesture: { recognizer: pan, state: \(state) }, set: { log.tag: 1 } }",
      timeline: "{ at: 0s, drag: { from: card, by: [60, 0], duration: 1s } }")
    scene.play(to: time)
    #expect(scene.view("log")?.tag == tag)
  }

  @Test("apply moves, scales and rotates a view simultaneously") func applyAll() throws {
    let scene = try cards(
      recognizers: """
        pan: { kind: pan, view: card, simultaneousWith: [pinch, turn] }, \
        pinch: { kind: pinch, view: card, simultaneousWith: turn }, \
        turn: { kind: rotation, view: card }
        """,
      on: """
        { gesture: pan, apply: card }, { gesture: pinch, apply: card }, { gesture: turn, apply: card }
        """,
      timeline: """
        { at: 0s, pinch: { at: card, from: 40, to: 90, turning: 1.5, duration: 0.5s } }, \
        { at: 1s, drag: { from: card, by: [30, -50], duration: 0.5s } }, \
        { at: 2s, drag: { from: [140, 260], by: [0, 25], duration: 0.5s } }
        """)
    let card = try #require(scene.view("card"))
    scene.play(to: 0.9)
    let scale = hypot(card.transform.a, card.transform.b)
    // Of the drag, the first 10 points precede recognition.
    #expect(abs(scale - 1.8) < 1e-6)
    let turn = atan2(card.transform.b, card.transform.a)
    #expect(turn > 1 && turn < 1.5)
    #expect(card.center == CGPoint(x: 150, y: 250))
    scene.play(to: 1.9)
    // The touch has moved 6 points horizontally when it has moved 10 points up.
    #expect(abs(card.center.x - 174) < 1e-9)
    #expect(abs(card.center.y - 210) < 1e-9)
    scene.play(to: 3)
    #expect(abs(card.center.y - 225) < 1e-9)
  }

  @Test("apply moves a view in its superview's coordinates") func applyInSuperview() throws {
    let scene = try scene(
      """
      views:
        tray: { frame: [0, 0, 300, 300], transform: { scale: 2 }, subviews: { ball: { frame: [100, 100, 50, 50] } } }
      gestureRecognizers: { pan: { kind: pan, view: ball } }
      on: [{ gesture: pan, apply: ball }]
      timeline: [{ at: 0s, drag: { from: ball, by: [30, 0], duration: 0.2s } }]
      """)
    scene.play(to: 1)
    let ball = try #require(scene.view("ball"))
    #expect(abs(ball.center.x - 135) < 1e-9)
    #expect(abs(ball.center.y - 125) < 1e-9)
  }

  @Test("a view is thrown with the velocity of a pan") func throwing() throws {
    let scene = try cards(
      recognizers: "pan: { kind: pan, view: card }",
      on: """
        { gesture: pan, apply: card }, \
        { gesture: { recognizer: pan, state: ended }, add: { animator: [item: { id: throw, items: [card], addLinearVelocity: velocity }] } }
        """,
      timeline: "{ at: 0s, flick: { from: card, by: [0, -60], duration: 0.1s } }")
    scene.play(to: 0.1)
    let throwing = try #require(scene.animator.behaviors.first as? UIDynamicItemBehavior)
    let card = try #require(scene.view("card"))
    #expect(abs(throwing.linearVelocity(for: card).y + 600) < 1e-3)
  }

  @Test("an animator is scrubbed by a translation, a scale and a rotation") func scrubbing() throws
  {
    for (kind, expression, action, expected) in [
      ("pan", "translation.x / 100", "drag: { from: card, by: [60, 0], duration: 0.2s }", 0.5),
      (
        "pan", "began.fractionComplete + (touch.x - began.x) / 100",
        "drag: { from: card, by: [60, 0], duration: 0.2s }", 0.5
      ),
      ("pan", "velocity.x / 1000", "drag: { from: card, by: [60, 0], duration: 0.2s }", 0.3),
      ("pinch", "scale - 1", "pinch: { at: card, from: 40, to: 75, duration: 0.2s }", 0.5),
      (
        "rotation", "rotation / 4", "rotate: { at: card, by: 2.25, distance: 80, duration: 0.2s }",
        0.5
      ),
    ] {
      let scene = try cards(
        recognizers: "it: { kind: \(kind), view: card }",
        on: "{ gesture: it, scrub: { animator: open, fractionComplete: \(expression) } }",
        timeline: "{ at: 0s, \(action) }",
        more: "animators: { open: { duration: 1s, curve: linear, animations: { log.alpha: 0 } } }")
      scene.play(to: 1)
      let fraction = scene.propertyAnimators[0].animator.fractionComplete
      #expect(abs(fraction - expected) < 1e-6, "\(kind): \(expression)")
    }
  }

  @Test("requireToFail delays a single tap until a double tap has failed") func requireToFail()
    throws
  {
    let scene = try cards(
      recognizers: """
        once: { kind: tap, view: card, requireToFail: twice }, \
        twice: { kind: tap, view: card, numberOfTapsRequired: 2 }
        """,
      on: "{ gesture: once, set: { log.tag: 1 } }, { gesture: twice, set: { log.tag: 2 } }",
      timeline: "{ at: 0s, tap: card }, { at: 2s, doubleTap: card }")
    let log = try #require(scene.view("log"))
    scene.play(to: 0.3)
    #expect(log.tag == 0)
    scene.play(to: 0.5)
    #expect(log.tag == 1)
    scene.play(to: 4)
    #expect(log.tag == 2)
  }

  @Test("a view receives touchesCancelled when a gesture is recognized") func touchesCancelled()
    throws
  {
    let scene = try cards(
      recognizers:
        "pan: { kind: pan, view: card }, keep: { kind: pan, view: log, cancelsTouchesInView: false }",
      on: """
        { touchesCancelled: card, set: { log.tag: 1 } }, { touchesEnded: card, set: { log.tag: 2 } }, \
        { touchesBegan: card, set: { log.alpha: 0.5 } }
        """,
      timeline:
        "{ at: 0s, drag: { from: card, by: [60, 0], duration: 0.5s } }, { at: 1s, tap: card }")
    let log = try #require(scene.view("log"))
    scene.play(to: 0.9)
    #expect(log.tag == 1)
    #expect(scene.trackers.isEmpty)
    scene.play(to: 2)
    #expect(log.tag == 2)
  }

  @Test("apply limits the scale and the center of a view") func limits() throws {
    let scene = try cards(
      recognizers: "pinch: { kind: pinch, view: stage }", on: "{ gesture: pinch, apply: card }",
      timeline: (0..<12).map {
        "{ at: \(Double($0) * 0.2)s, pinch: { at: [160, 300], from: 300, to: 2, duration: 0.1s } }"
      }
      .joined(separator: ", "))
    scene.play(to: 3)
    let transform = try #require(scene.view("card")).transform
    #expect((0.001...1000).contains(hypot(transform.a, transform.b)))
  }
}
