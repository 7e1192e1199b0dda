import Testing
import UIKit

@testable import Recipes

/// Tests expressions, conditions and state variables on stages.
@MainActor
@Suite struct ExpressionSceneTests {
  private static let views = """
    views:
      box: { frame: [20, 100, 80, 40], subviews: { inner: { frame: [10, 10, 20, 20] } } }
      ball: { bounds: [0, 0, 50, 50], center: [box.frame.maxX + 25, box.center.y], alpha: 0.5 }

    """

  @Test("a view may be placed beside an earlier one") func earlierViews() throws {
    let scene = try scene(Self.views)
    #expect(scene.view("ball")?.center == CGPoint(x: 125, y: 120))
  }

  @Test("a view cannot be placed beside a later one") func laterViews() {
    let error = #expect(throws: RecipeErrors.self) {
      try scene("views: { a: { frame: [b.center.x, 0, 1, 1] }, b: { frame: [0, 0, 1, 1] } }")
    }
    #expect(error?.diagnostics.map(\.message) == ["'b' is made after this view"])
    #expect(error?.diagnostics.first?.help == "declare 'b' before it")
  }

  @Test(
    "a value is that of the time when the action is performed",
    arguments: [
      ("ball.center", "[stage.width / 2, stage.height - 10]", CGPoint(x: 160, y: 558)),
      ("ball.center", "box.center + [0, 50]", CGPoint(x: 60, y: 170)),
      ("ball.center", "[ball.center.x + 10, time * 100]", CGPoint(x: 135, y: 50)),
      ("ball.center", "stage.center", CGPoint(x: 160, y: 284)),
      ("ball.center", "{ nearest: [[0, 0], [100, 100]], to: box.center }", CGPoint(x: 100, y: 100)),
      // Locations are in the coordinates of the superview of the view that changes.
      ("ball.center", "inner.center", CGPoint(x: 40, y: 120)),
      ("inner.center", "ball.center", CGPoint(x: 105, y: 20)),
      ("inner.center", "inner.center + 1", CGPoint(x: 21, y: 21)),
    ])
  func currentValues(property: String, text: String, expected: CGPoint) throws {
    let scene = try scene(
      Self.views
        + "timeline: [{ at: 0.5s, set: { \(property): \"\(text)\" } }]".replacing(
          "\"{", with: "{"
        ).replacing("}\"", with: "}"))
    scene.play(to: 0.5)
    #expect(scene.view(property == "ball.center" ? "ball" : "inner")?.center == expected)
  }

  @Test("an expression is not evaluated in ticks where nothing it reads changed")
  func evaluations() throws {
    let scene = try scene(
      Self.views + """
        state: { limit: 200 }
        animator: [{ gravity: { id: fall, items: [ball] } }]
        on:
          - { action: fall, when: box.center.y > limit, set: { box.alpha: 0.5 } }
          - { action: fall, when: ball.center.y > limit, set: { box.alpha: 1 } }
        timeline:
          - { at: 0.5s, set: { limit: 300 } }
        """)
    scene.play(to: 1)
    let counts = scene.handlers.map { $0.step.condition?.evaluationCount ?? 0 }
    // What stays is evaluated once for each value of the state variable.
    #expect(counts[0] == 2)
    #expect(counts[1] > 50)
  }

  @Test("a value that was evaluated does not keep its scene") func evaluationsKeepNoScene() throws {
    let text = "timeline: [{ at: 0.1s, tap: [ball.center.x, 100] }]\n"
    let recipe = try Recipe.check(
      "flipbook: 1\nduration: 2s\n" + Self.views + text
        + "on: [{ touchesBegan: stage, set: { ball.center: touch + 1 } }]", file: "a.yaml")
    weak var played: RecipeScene?
    do {
      let scene = recipe.makeScene()
      scene.play(to: 0.5)
      #expect(scene.view("ball")?.center == CGPoint(x: 126, y: 101))
      played = scene
    }
    #expect(played == nil)
  }

  @Test("a number that is out of range during playback becomes the nearest bound") func clamping()
    throws
  {
    let scene = try scene(
      Self.views + "timeline: [{ at: 0.5s, set: { ball.alpha: 1 - ball.center.x / 100 } }]")
    scene.play(to: 0.5)
    #expect(scene.view("ball")?.alpha == 0)
  }

  @Test("touches, durations and delays are expressions too") func touches() throws {
    let scene = try scene(
      Self.views + """
        state: { pause: 200ms }
        timeline:
          - { at: 1s / 4, press: { at: [box.center.x, box.frame.minY + 1], duration: pause * 2 } }
          - { at: 1s, set: { ball.alpha: 1 }, animate: { duration: pause * 2, curve: linear } }
        on:
          - { touchesBegan: box, set: { ball.tag: 1 } }
          - { touchesEnded: box, after: pause, set: { ball.tag: 2 } }
        """)
    let ball = try #require(scene.view("ball"))
    scene.play(to: 0.3)
    #expect(ball.tag == 1)
    scene.play(to: 0.8)
    #expect(ball.tag == 1)
    scene.play(to: 0.9)
    #expect(ball.tag == 2)
    scene.play(to: 1.2)
    let opacity = try #require(ball.layer.presentation()?.opacity)
    #expect(abs(opacity - 0.75) < 0.01)
  }

  @Test("behaviors that handlers add use the values of the touch") func behaviors() throws {
    let scene = try scene(
      Self.views + """
        timeline: [{ at: 0.1s, tap: [200, 300] }]
        on: [{ touchesBegan: stage, add: { animator: [snap: { item: ball, snapPoint: [touch.x / 2, touch.y + 20] }] } }]
        """)
    scene.play(to: 2)
    let center = try #require(scene.view("ball")?.center)
    #expect(abs(center.x - 100) < 0.5)
    #expect(abs(center.y - 320) < 0.5)
  }

  // MARK: Conditions and state

  private static let toggle = """
    views: { lamp: { frame: [0, 0, 100, 100], tag: 0 }, log: { kind: label, frame: [0, 100, 100, 20] } }
    state: { isOn: false, count: 0 }

    """

  @Test("a state variable toggles") func toggle() throws {
    let scene = try scene(
      Self.toggle + """
        on:
          - touchesBegan: lamp
            do:
              - { set: { isOn: not isOn, count: count + 1 } }
              - { when: isOn, set: { lamp.tag: 1 } }
              - { when: not isOn, set: { lamp.tag: 2 } }
              - { set: { log.text: "${count}: ${isOn}" } }
        timeline: [{ at: 0.1s, tap: lamp }, { at: 0.5s, tap: lamp }, { at: 0.9s, tap: lamp }]
        """)
    let log = try #require(scene.view("log") as? UILabel)
    var values: [String] = []
    for time in [0.3, 0.7, 1.1] {
      scene.play(to: time)
      values.append("\(log.text ?? "") \(scene.view("lamp")?.tag ?? 0)")
    }
    #expect(values == ["1: true 1", "2: false 2", "3: true 1"])
  }

  @Test("of two handlers with opposite conditions only one acts") func oppositeConditions() throws {
    let scene = try scene(
      Self.toggle + """
        on:
          - { touchesBegan: lamp, when: not isOn, set: { isOn: true, lamp.tag: 1 } }
          - { touchesBegan: lamp, when: isOn, set: { isOn: false, lamp.tag: 2 } }
        timeline: [{ at: 0.1s, tap: lamp }, { at: 0.5s, tap: lamp }]
        """)
    scene.play(to: 0.3)
    #expect(scene.view("lamp")?.tag == 1)
    scene.play(to: 0.7)
    #expect(scene.view("lamp")?.tag == 2)
  }

  @Test("an event whose condition is false does not count for a handler that acts once") func once()
    throws
  {
    let scene = try scene(
      Self.toggle + """
        on:
          - { touchesBegan: lamp, set: { count: count + 1 } }
          - { touchesBegan: lamp, once: true, when: count > 1, set: { lamp.tag: count * 10 } }
        timeline: [{ repeat: { count: 4, as: i }, at: 0.1s + i * 0.4s, tap: lamp }]
        """)
    scene.play(to: 2)
    #expect(scene.view("lamp")?.tag == 30)
  }

  @Test("actions of the timeline have conditions and delays") func timeline() throws {
    let scene = try scene(
      Self.toggle + """
        timeline:
          - { at: 0.1s, when: isOn, set: { lamp.tag: 1 } }
          - { at: 0.2s, after: 0.2s, set: { lamp.tag: 2 } }
          - { at: 0.3s, do: [{ set: { isOn: true } }, { after: 0.5s, when: isOn, set: { lamp.tag: 3 } }] }
        """)
    var tags: [Int] = []
    for time in [0.15, 0.35, 0.45, 0.75, 0.85] {
      scene.play(to: time)
      tags.append(scene.view("lamp")?.tag ?? -1)
    }
    #expect(tags == [0, 0, 2, 2, 3])
  }

  @Test("a state variable keeps its type", arguments: ["1", "[1, 2]", "\"word ${count}\""])
  func types(text: String) {
    let error = #expect(throws: RecipeErrors.self) {
      try scene(Self.toggle + "timeline: [{ at: 0s, set: { isOn: \(text) } }]")
    }
    #expect(error?.diagnostics.map(\.code) == [.badExpression])
  }

  @Test("gesture recognizers are disabled and enabled", arguments: ["gestures.pan", "pan"])
  func gestures(name: String) throws {
    let scene = try scene(
      """
      views: { box: { frame: [0, 0, 100, 100] } }
      gestureRecognizers: { pan: { kind: pan, view: box } }
      on: [{ gesture: pan, apply: box }]
      timeline:
        - { at: 0s, set: { \(name).isEnabled: false } }
        - { at: 0.1s, drag: { from: [50, 50], by: [100, 0], duration: 0.3s } }
        - { at: 1s, set: { \(name).isEnabled: true } }
        - { at: 1.1s, drag: { from: [50, 50], by: [100, 0], duration: 0.3s } }
      """)
    scene.play(to: 1)
    #expect(scene.view("box")?.center.x == 50)
    scene.play(to: 2)
    #expect(scene.view("box")?.center.x ?? 0 > 100)
  }
}
