import Testing
import UIKit

@testable import Recipes

/// Tests handlers of completions, and calls in wrong states that only handlers can make.
@MainActor
@Suite struct CompletionTests {
  /// Returns a log and a ball after 3 s; the tag of the log records the handlers that ran.
  private func log(_ rest: String) throws -> Int {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 10, 10] }, log: { frame: [300, 500, 1, 1], tag: 0 } }
      animators: { fade: { duration: 1s, curve: linear, animations: { ball.alpha: 0 } } }
      \(rest)
      """)
    scene.play(to: 3)
    return try #require(scene.view("log")).tag
  }

  private static let handlers = """
    on:
      # Without touches, these only make every position possible.
      - { touchesBegan: ball, start: fade }
      - { touchesBegan: ball, reverse: fade }
      - { touchesBegan: ball, stop: fade }
      - { touchesBegan: ball, finish: { animator: fade, position: current } }
      - { completed: { animator: fade, position: end }, set: { log.tag: 1 } }
      - { completed: { animator: fade, position: start }, set: { log.tag: 2 } }
      - { completed: { animator: fade, position: current }, set: { log.tag: 3 } }
    """

  @Test(
    "completed can be limited to a position",
    arguments: [
      ("nothing", [], 0),
      ("its end", ["start: fade"], 1),
      ("the end of its way back", ["start: fade", "reverse: fade"], 2),
      ("finished", ["start: fade", "stop: fade", "finish: fade"], 1),
      (
        "finished at its start",
        ["start: fade", "stop: fade", "finish: { animator: fade, position: start }"], 2
      ),
      (
        "finished where it is",
        ["start: fade", "stop: fade", "finish: { animator: fade, position: current }"], 3
      ),
      (
        "stopped without finishing",
        ["start: fade", "stop: { animator: fade, withoutFinishing: true }"], 0
      ),
      ("stopped", ["start: fade", "stop: fade"], 0),
      ("paused", ["start: fade", "pause: fade"], 0),
    ] as [(String, [String], Int)])
  func position(id: String, actions: [String], expected: Int) throws {
    let timeline = actions.enumerated().map { "{ at: \($0.offset * 250)ms, \($0.element) }" }
    #expect(
      try log("\(Self.handlers)\ntimeline: [\(timeline.joined(separator: ", "))]\n") == expected)
  }

  @Test("completed handles any completion, in the tick of the end") func anyPosition() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 10, 10], tag: 0 } }
      animators: { fade: { duration: 0.5s, animations: { ball.alpha: 0 } } }
      on: [{ completed: fade, set: { ball.tag: 1 } }]
      timeline: [{ at: 0s, start: fade }]
      """)
    let ball = try #require(scene.view("ball"))
    scene.play(to: 29.0 / 60)
    #expect(ball.tag == 0)
    scene.play(to: 0.5)
    #expect(ball.tag == 1)
  }

  @Test("a completion can start the animator again") func restarts() throws {
    let scene = try scene(
      """
      views: { ball: { bounds: [0, 0, 10, 10], center: [0, 0] } }
      animators:
        there: { duration: 0.5s, curve: linear, animations: { ball.center: [100, 0] } }
        back: { duration: 0.5s, curve: linear, animations: { ball.center: [0, 0] } }
      on:
        - { completed: there, start: back }
        - { completed: back, start: there }
      timeline: [{ at: 0s, start: there }]
      """)
    for (time, x) in [
      (0.25, 50.0), (0.5, 100), (0.75, 50), (1, 0), (1.25, 50), (2.25, 50), (2.5, 100),
    ] {
      scene.play(to: time)
      let shown = try #require(scene.view("ball")).layer.presented(at: scene.stage.time)
      #expect(abs(shown.position.x - x) < 1e-9, "\(time)")
    }
  }

  @Test("handlers that trigger each other run once per tick") func oncePerTick() throws {
    let scene = try scene(
      """
      views: { ball: { frame: [0, 0, 10, 10] } }
      animators:
        one: { duration: 0.001s, animations: { ball.alpha: 0 } }
        two: { duration: 1s, animations: { ball.alpha: 1 } }
      on:
        - { completed: one, start: two }
        - { completed: one, stop: two }
        - { completed: one, finish: two }
        - { completed: two, start: one }
      timeline: [{ at: 0s, start: one }]
      """)
    scene.play(to: 1)
    #expect(scene.stage.tick == 60)
  }

  @Test(
    "a handler ignores a call for which UIKit raises an exception",
    arguments: [
      "start: { animator: fade, afterDelay: 1s }", "pause: fade", "reverse: fade",
      "scrub: { animator: fade, fractionComplete: 0.5 }", "continue: fade", "stop: fade",
      "stop: { animator: fade, withoutFinishing: true }", "finish: fade",
      "add: { animations: { fade: { ball.alpha: 1 } } }",
      "scrub: { animator: fade, through: [0, 1], duration: 0.2s }",
    ])
  func ignoresWrongCalls(action: String) throws {
    for state in ["pause: fade", "start: fade", "stop: fade", "finish: fade"] {
      _ = try log(
        """
        on:
          - { touchesBegan: stage, start: fade }
          - { touchesBegan: stage, \(state) }
          - { touchesMoved: stage, \(action) }
          - { completed: fade, \(action) }
        timeline: [{ at: 0.2s, drag: { from: [9, 9], to: [99, 99], duration: 1s } }]
        """)
    }
  }

  @Test(
    "a scene can be deallocated in any state of its animators",
    arguments: ["start", "pause", "stop"])
  func deallocation(action: String) throws {
    weak var gone: RecipeScene?
    do {
      let scene = try scene(
        """
        views: { ball: { frame: [0, 0, 10, 10] } }
        animators: { fade: { duration: 1s, animations: { ball.alpha: 0 } } }
        timeline: [{ at: 0s, start: fade }, { at: 0.5s, \(action): fade }]
        """)
      gone = scene
      scene.play(to: 0.75)
    }
    #expect(gone == nil)
  }
}
