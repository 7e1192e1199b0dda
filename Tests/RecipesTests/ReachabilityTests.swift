import Testing
import UIKit

@testable import Recipes

/// Tests which handlers are reported because their event never happens.
@MainActor
@Suite struct ReachabilityTests {
  private static let start = """
    flipbook: 1
    duration: 3s
    params: { off: false }
    views:
      ball: { frame: [0, 0, 50, 50], alpha: 0.5 }
      box: { frame: [100, 0, 50, 50] }
      go: { kind: button, frame: [0, 100, 50, 50], title: Go }
      dim: { kind: button, frame: [0, 200, 50, 50], title: Go, isEnabled: false }
      name: { kind: label, frame: [0, 300, 50, 50], text: A }
      glass: { frame: [0, 400, 50, 50], isUserInteractionEnabled: $off }
      tray:
        frame: [200, 0, 50, 50]
        isHidden: true
        subviews: { inner: { frame: [0, 0, 9, 9], subviews: { leaf: { frame: [0, 0, 9, 9] } } } }
      clear: { frame: [200, 100, 50, 50], alpha: 0 }
      bar: { frame: [200, 200, 0, 50] }
      lamp: { kind: switch, frame: [200, 300, 0, 0] }
      count: { kind: stepper, frame: [200, 350, 0, 0] }
    groups: { pair: [leaf, clear] }
    components:
      alert: { kind: alert, title: A, message: B, buttons: [C] }
      menu: { kind: menu, options: [A] }

    """

  /// Returns the messages of the errors in a recipe with more lines.
  private func errors(_ lines: String) throws -> [String] {
    do throws(RecipeErrors) {
      _ = try Recipe.check(Self.start + lines, file: "f")
      return []
    } catch {
      #expect(error.diagnostics.allSatisfy { $0.code == .neverHappens })
      return error.diagnostics.map {
        $0.message.replacing("this event never happens: ", with: "")
      }
    }
  }

  /// A handler of an event, what else the recipe contains, and the reason why the event never
  /// happens.
  typealias Row = (event: String, more: String, reason: String?)

  private func expect(_ rows: [Row]) throws {
    for (event, more, reason) in rows {
      let lines = "on: [{ \(event), set: { box.tag: 1 } }]\n\(more)"
      #expect(try errors(lines) == (reason.map { [$0] } ?? []), "\(event), \(more)")
    }
  }

  @Test("a view that never receives touches has no events of touches") func touches() throws {
    try expect([
      ("touchesBegan: ball", "", nil), ("touchesBegan: stage", "", nil),
      ("touchesBegan: menu.options.0", "", nil), ("touchesBegan: menu.view", "", nil),
      ("touchesBegan: tray", "", "'tray' is always hidden"),
      ("touchesMoved: leaf", "", "'tray', which contains 'leaf', is always hidden"),
      ("touchesEnded: clear", "", "'clear' is always transparent"),
      ("touchesBegan: glass", "", "'glass' never has user interaction enabled"),
      ("touchesBegan: name", "", "'name' receives no touches, because it is a label"),
      ("touchesBegan: bar", "", "'bar' always has an empty size"),
      ("valueChanged: lamp", "", nil), ("valueChanged: count", "", nil),
      ("touchDown: dim", "", "'dim' is always disabled"), ("touchDown: go", "", nil),
      ("touchDown: alert.buttons.0", "", "nothing calls 'alert.show'"),
      ("touchDown: alert.buttons.0", "timeline: [{ at: 1s, call: alert.show }]", nil),
      ("selected: alert", "", "nothing calls 'alert.show'"), ("selected: menu", "", nil),
    ])
  }

  @Test("a view that may change while the recipe plays has events of touches") func changes() throws
  {
    try expect([
      ("touchesBegan: leaf", "timeline: [{ at: 1s, set: { tray.isHidden: false } }]", nil),
      (
        "touchesBegan: leaf", "timeline: [{ at: 1s, set: { leaf.isHidden: false } }]",
        "'tray', which contains 'leaf', is always hidden"
      ),
      (
        "touchesBegan: clear", "animators: { a: { duration: 1s, animations: { clear.alpha: 1 } } }",
        nil
      ),
      (
        "touchesBegan: clear",
        "timeline: [{ at: 1s, animate: 1s, keyframes: [{ relativeStartTime: 0, relativeDuration: 1, set: { clear.alpha: 1 } }] }]",
        nil
      ),
      (
        "touchesBegan: glass",
        "timeline: [{ at: 1s, set: { glass.isUserInteractionEnabled: true } }]",
        nil
      ),
      (
        "touchesBegan: name",
        "timeline: [{ at: 1s, set: { name.isUserInteractionEnabled: true } }]",
        nil
      ),
      ("touchDown: dim", "timeline: [{ at: 1s, set: { dim.isEnabled: true } }]", nil),
      ("touchesBegan: bar", "timeline: [{ at: 1s, set: { bar.frame: [0, 0, 9, 9] } }]", nil),
      (
        "touchesBegan: tray",
        """
        timeline: [{ at: 1s, transition: { from: ball, to: tray, duration: 1s, \
        options: showHideTransitionViews } }]
        """, nil
      ),
    ])
  }

  @Test("a recognizer that cannot recognize its gesture has no events") func gestures() throws {
    func row(_ recognizers: String, _ reason: String?, _ more: String = "") -> Row {
      ("gesture: a", "gestureRecognizers: { \(recognizers) }\n\(more)", reason)
    }
    let disabled = "a: { kind: tap, view: ball, isEnabled: false }"
    try expect([
      row("a: { kind: tap, view: ball }", nil),
      row("a: { kind: tap, view: leaf }", "'tray', which contains 'leaf', is always hidden"),
      row(disabled, "'a' is always disabled"),
      row(
        """
        a: { kind: tap, view: ball, requireToFail: b }, \
        b: { kind: tap, view: ball, requireToFail: c }, c: { kind: tap, view: ball, requireToFail: a }
        """, "'a' requires a recognizer to fail that waits for 'a'"),
      row(
        "a: { kind: pan, view: ball, minimumNumberOfTouches: 3, maximumNumberOfTouches: 2 }",
        "the 'minimumNumberOfTouches' of 'a' exceeds its 'maximumNumberOfTouches'"),
      row("a: { kind: pan, view: ball, minimumNumberOfTouches: 2 }", nil),
    ])
  }

  @Test("a contact needs a collision behavior of the item") func contacts() throws {
    func row(_ contact: String, _ collisions: String, _ reason: String?, _ more: String = "") -> Row
    {
      ("contact: { \(contact) }", "animator: [\(collisions)]\n\(more)", reason)
    }
    let both = "collision: { items: [ball, box], id: all }"
    let floor = "boundaries: { floor: { from: [0, 9], to: [9, 9] } }"
    try expect([
      row("began: ball", "gravity: { items: ball }", "no collision behavior acts on 'ball'"),
      row(
        "began: leaf", "collision: { items: pair, \(floor) }",
        "no collision behavior acts on 'leaf'"),
      row("began: ball", "collision: { items: ball }", "'ball' has nothing to collide with"),
      row("began: ball", both, nil), row("ended: ball, with: box", both, nil),
      row("began: ball, with: ball", both, "an item does not collide with itself"),
      row(
        "began: ball, with: box",
        "collision: { items: ball, \(floor) }, collision: { items: [box, go] }",
        "no collision behavior acts on both 'ball' and 'box'"),
      row(
        "began: ball, with: box", "collision: { items: [ball, box], collisionMode: boundaries }",
        "the collision behavior has the mode 'boundaries'"),
      row(
        "began: ball, with: box",
        "collision: { items: [ball, box], id: all, collisionMode: boundaries }", nil,
        "timeline: [{ at: 1s, set: { all.collisionMode: items } }]"),
      row("began: ball, boundary: floor", "collision: { items: ball, \(floor) }", nil),
      row(
        "began: ball, boundary: floor", "collision: { items: box, \(floor) }, \(both)",
        "no collision behavior of 'ball' has the boundary 'floor'"),
      row(
        "began: ball, boundary: floor",
        "collision: { items: ball, \(floor), collisionMode: items }",
        "the collision behavior has the mode 'items'"),
      row(
        "began: ball, boundary: referenceBounds", both,
        "the stage's edges are no boundary of 'ball'"),
      row(
        "began: ball, boundary: referenceBounds",
        "collision: { items: ball, translatesReferenceBoundsIntoBoundary: [1, 1, 1, 1] }", nil),
      row(
        "began: ball, boundary: referenceBounds", both, nil,
        "timeline: [{ at: 1s, set: { all.translatesReferenceBoundsIntoBoundary: true } }]"),
    ])
  }

  @Test("a completion needs calls that end the animator at its position") func completions() throws
  {
    func row(_ position: String, _ keys: String, _ calls: String, _ reason: String?) -> Row {
      (
        "completed: { animator: a\(position) }",
        """
        animators: { a: { duration: 1s, animations: { ball.alpha: 1 }\(keys) } }
        timeline: [\(calls)]
        """, reason
      )
    }
    let (end, start, current) = (", position: end", ", position: start", ", position: current")
    let pauses = ", pausesOnCompletion: true"
    try expect([
      row("", "", "", "nothing starts 'a'"), row("", "", "{ at: 0s, start: a }", nil),
      row("", "", "{ at: 0s, pause: a }", "nothing starts 'a'"),
      row("", "", "{ at: 0s, pause: a }, { at: 1s, continue: a }", nil),
      row(end, "", "{ at: 0s, start: a }", nil),
      row(start, "", "{ at: 0s, start: a }", "'a' never ends at this position"),
      row(start, "", "{ at: 0s, start: a }, { at: 0.5s, reverse: a }", nil),
      row(current, "", "{ at: 0s, start: a }", "'a' never ends at this position"),
      row(
        current, "",
        "{ at: 0s, start: a }, { at: 0.5s, stop: a }, { at: 1s, finish: { animator: a, position: current } }",
        nil),
      row(
        "", pauses, "{ at: 0s, start: a }",
        "'a' pauses at its end, and nothing stops and finishes it"),
      row(end, pauses, "{ at: 0s, start: a }, { at: 1s, stop: a }, { at: 2s, finish: a }", nil),
    ])
  }

  @Test("the events of the dynamic animator need behaviors") func dynamicAnimator() throws {
    try expect([
      ("animator: didPause", "", "the dynamic animator has no behaviors"),
      ("animator: didPause", "animator: [gravity: { items: ball }]", nil),
    ])
  }

  @Test(
    "handlers that wait for what only they cause are reported",
    arguments: [
      (
        "{ action: fall, add: { animator: [gravity: { items: ball, id: fall }] } }",
        ["the behavior 'fall' is never added"]
      ),
      (
        """
        { touchesBegan: ball, add: { animator: [gravity: { items: ball, id: fall }] } }, \
        { action: fall, remove: fall }
        """, []
      ),
      (
        """
        { touchesBegan: late, add: { views: { late: { frame: [0, 0, 9, 9] } } } }, \
        { touchesBegan: clear, call: alert.show }, { selected: alert, call: menu.open }
        """,
        [
          "'late' is never added to the stage", "'clear' is always transparent",
          "nothing calls 'alert.show'",
        ]
      ),
      (
        "{ completed: a, start: b }, { completed: b, start: a }",
        ["nothing starts 'a'", "nothing starts 'b'"]
      ),
      ("{ completed: a, start: b }, { completed: b, start: a }, { touchDown: go, start: a }", []),
    ] as [(String, [String])])
  func cycles(handlers: String, reasons: [String]) throws {
    let animators = "{ a: { duration: 1s }, b: { duration: 1s } }"
    #expect(try errors("animators: \(animators)\non: [\(handlers)]") == reasons)
  }

  @Test("a recipe with other errors is not searched for handlers that never run") func otherErrors()
    throws
  {
    let lines = "on: [{ touchesBegan: tray, remove: nothing }]"
    let errors = #expect(throws: RecipeErrors.self) {
      _ = try Recipe.check(Self.start + lines, file: "f")
    }
    #expect(errors?.diagnostics.map(\.code) == [.unknownReference])
  }

  @Test("the kinds that receive no touches are those of UIKit") func kinds() {
    _ = Stage(device: .iPhone5s)
    for kind in ViewKind.kinds.all {
      let value = SourceValue(
        content: .mapping([]), span: SourceSpan(line: 1, column: 1, length: 1))
      let fields = Fields(value, ReadingContext(SourceText(file: "f", text: "")))
      #expect(kind.read(fields)().isUserInteractionEnabled == kind.receivesTouches, "\(kind.name)")
    }
  }
}
