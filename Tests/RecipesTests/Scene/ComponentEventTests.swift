import Testing
import UIKit

@testable import Recipes

/// Tests what handlers observe of components, their cells and their buttons.
@MainActor
@Suite struct ComponentEventTests {
  private static let log = "views: { log: { frame: [0, 0, 1, 1], tag: 0 } }"
  private static let menu = "menu: { kind: menu, options: [A, B, C] }"
  private static let list = "list: { kind: springList, count: 40, colors: [red] }"
  private static let alert = "alert: { kind: alert, title: A, message: B, buttons: [C, D] }"
  private static let guide = """
    guide: { kind: cityGuide, cities: [{ name: A, details: B, colors: [red, blue] }, \
    { name: C, details: D, colors: [red, blue] }] }
    """

  /// Returns the tag that handlers have set at a time, in a scene with a component.
  private func tag(
    _ component: String, on handlers: String, timeline: String, at time: TimeInterval = 2.9,
    more: String = ""
  ) throws -> Int? {
    let scene = try scene(
      """
      \(Self.log)
      components: { \(component) }
      on: [\(handlers)]
      timeline: [\(timeline)]
      \(more)
      """)
    scene.play(to: time)
    return scene.view("log")?.tag
  }

  @Test(
    "touches of a row are handled while it is visible, and select it",
    arguments: [
      ("touchesBegan: menu.options.1", 1), ("touchesEnded: menu.options.1", 1),
      ("touchesBegan: menu.options.2", 0), ("selected: menu", 1), ("selected: menu.options.1", 1),
      ("selected: menu.options.0", 0), ("opened: menu", 1), ("closed: menu", 0),
    ])
  func menuRows(event: String, expected: Int) throws {
    let tag = try tag(
      Self.menu,
      on:
        "{ \(event), set: { log.tag: 1 } }, { touchesMoved: menu.options.1, set: { log.tag: 9 } }",
      timeline: "{ at: 0s, call: menu.open }, { at: 2s, tap: menu.options.1 }")
    #expect(tag == expected)
  }

  @Test("a handler of a row prevents those of the views behind it") func handledOnce() throws {
    let tag = try tag(
      Self.menu,
      on: """
        { touchesBegan: menu.options.1, set: { log.tag: 1 } }, \
        { touchesBegan: menu.view, set: { log.tag: 2 } }, { touchesBegan: stage, set: { log.tag: 3 } }
        """,
      timeline: "{ at: 0s, call: menu.open }, { at: 2s, tap: menu.options.1 }")
    #expect(tag == 1)
  }

  @Test("a handler follows its row when cells are reused") func reusedCells() throws {
    let scene = try scene(
      """
      \(Self.log)
      components: { \(Self.list) }
      on:
        - { touchesBegan: list.rows.1, set: { log.tag: 1 } }
        - { touchesBegan: list.rows.11, set: { log.tag: 11 } }
        - { touchesBegan: list.rows.21, set: { log.tag: 21 } }
        - { touchesBegan: list.rows.31, set: { log.tag: 31 } }
      timeline: [{ at: 1s, flick: { from: [160, 500], by: [0, -440], duration: 0.08s } }]
      """)
    let log = try #require(scene.view("log"))
    scene.stage.touches.tap(at: CGPoint(x: 160, y: 80), time: 0.5)
    scene.play(to: 0.9)
    #expect(log.tag == 1)
    scene.play(to: 5)
    let visible = [1, 11, 21, 31].compactMap { row in
      scene.view("list.rows.\(row)").map { (row, $0) }
    }
    #expect(!visible.isEmpty && visible.allSatisfy { $0.0 > 1 })
    for (row, cell) in visible {
      log.tag = 0
      let place = cell.convert(CGPoint(x: 100, y: 20), to: nil)
      scene.stage.touches.tap(at: place, time: scene.stage.time + 0.1)
      scene.play(to: scene.stage.time + 0.5)
      #expect(log.tag == (scene.stage.view.bounds.contains(place) ? row : 0))
    }
  }

  @Test("a gesture recognizer moves to the view that shows its card") func recognizerOfCard() throws
  {
    let scene = try scene(
      """
      \(Self.log)
      components: { \(Self.list) }
      gestureRecognizers: { hold: { kind: longPress, view: list.rows.30 } }
      on: [{ gesture: hold, set: { log.tag: 1 } }]
      """)
    let list = try #require(scene.view("list.view") as? UIScrollView)
    func hold() {
      scene.stage.touches.press(
        at: CGPoint(x: 160, y: 22), time: scene.stage.time + 0.1, duration: 1)
      scene.play(to: scene.stage.time + 1.5)
    }
    hold()
    #expect(scene.view("log")?.tag == 0)
    list.contentOffset.y = 54 * 30
    scene.play(to: scene.stage.time + 3)
    hold()
    #expect(scene.view("log")?.tag == 1)
    #expect(scene.gestures[0].recognizer.view === scene.view("list.rows.30"))
    scene.view("log")?.tag = 0
    list.contentOffset.y = 0
    scene.play(to: scene.stage.time + 3)
    hold()
    #expect(scene.view("log")?.tag == 0)
    #expect(scene.gestures[0].recognizer.view == nil)
  }

  @Test(
    "a city guide reports its cards and the buttons on them",
    arguments: [
      ("selected: guide.cities.0", 0.45, 1), ("opened: guide", 0.45, 0),
      ("opened: guide", 1.4, 1), ("opened: guide.cities.1", 1.4, 0),
      ("closed: guide.cities.0", 1.6, 0), ("closed: guide.cities.0", 2.5, 1),
      ("touchUpInside: guide.cities.0.closeButton", 1.6, 1),
      ("touchDown: guide.cities.1.closeButton", 2.9, 0), ("closed: guide.cities.1", 2.9, 0),
    ])
  func cityGuide(event: String, time: TimeInterval, expected: Int) throws {
    let tag = try tag(
      Self.guide, on: "{ \(event), set: { log.tag: 1 } }",
      timeline: "{ at: 0.3s, tap: guide.cities.0 }, { at: 1.5s, tap: guide.cities.0.closeButton }",
      at: time)
    #expect(tag == expected)
  }

  @Test(
    "an alert and a list report what is tapped",
    arguments: [
      ("selected: alert", 1), ("selected: alert.buttons.1", 1), ("selected: alert.buttons.0", 0),
      ("selected: list.rows.3", 2), ("selected: list.rows.4", 0),
    ])
  func alertAndList(event: String, expected: Int) throws {
    let tag = try tag(
      "\(Self.list), \(Self.alert)", on: "{ \(event), set: { log.tag: \(expected) } }",
      timeline: """
        { at: 0.1s, tap: list.rows.3 }, { at: 0.5s, call: alert.show }, \
        { at: 2s, tap: alert.buttons.1 }
        """)
    #expect(tag == expected)
  }

  @Test("handlers that open and close a menu in turn take one tick each") func openAndClose() throws
  {
    let scene = try scene(
      """
      \(Self.log)
      components: { \(Self.menu) }
      on: [{ opened: menu, call: menu.close }, { closed: menu, call: menu.open }]
      timeline: [{ at: 0.1s, call: menu.open }]
      """)
    scene.play(to: 2)
    let menu = try #require(scene.view("menu.view"))
    #expect(abs(menu.frame.maxX) < 150)
  }

  @Test(
    "a button sends the events of a touch",
    arguments: [
      ("touchDown", "tap: go", 1), ("touchDownRepeat", "tap: go", 0),
      ("touchDownRepeat", "doubleTap: go", 1), ("touchUpInside", "tap: go", 1),
      ("touchUpOutside", "tap: go", 0), ("touchUpOutside", "drag: { from: go, by: [0, 300] }", 1),
      ("touchDragInside", "drag: { from: go, by: [0, 20] }", 1),
      ("touchDragOutside", "drag: { from: go, by: [0, 20] }", 0),
      ("touchDragOutside", "drag: { from: go, by: [0, 300] }", 1),
      ("touchDragExit", "drag: { from: go, by: [0, 300] }", 1),
      ("touchDragEnter", "drag: { from: go, by: [0, 300] }", 0),
      ("touchDragEnter", "drag: { from: go, through: [[140, 400]], to: [140, 120] }", 1),
      ("touchCancel", "tap: go", 0), ("touchCancel", "longPress: go", 1),
    ])
  func control(event: String, action: String, expected: Int) throws {
    let scene = try scene(
      """
      views:
        go: { kind: button, frame: [100, 100, 80, 40], title: Go }
        log: { frame: [0, 0, 1, 1], tag: 0 }
      gestureRecognizers: { hold: { kind: longPress, view: go } }
      on: [{ \(event): go, set: { log.tag: 1 } }]
      timeline: [{ at: 0.1s, \(action.replacing("}", with: ", duration: 0.4s }")) }]
      """)
    scene.play(to: 2)
    #expect(scene.view("log")?.tag == expected)
  }

  @Test(
    "a handler of a component's event has the index and the title of the part",
    arguments: [
      ("set: { log.tag: event.index + 10 }", 11),
      ("do: [{ set: { note.text: '${event.title}!' } }, { set: { log.tag: 1 } }]", 1),
      ("when: event.index == 1, set: { log.tag: 2 }", 2),
      ("when: event.title == 'A', set: { log.tag: 3 }", 0),
      ("after: 0.2s, set: { log.tag: event.index + 10 }", 11),
      ("once: true, after: 3s, set: { log.tag: 4 }", 0),
    ])
  func part(action: String, expected: Int) throws {
    let scene = try scene(
      """
      views: { log: { frame: [0, 0, 1, 1], tag: 0 }, note: { kind: label, frame: [0, 0, 9, 9] } }
      components: { \(Self.menu) }
      on: [{ selected: menu, \(action) }]
      timeline: [{ at: 0s, call: menu.open }, { at: 2s, tap: menu.options.1 }]
      """)
    scene.play(to: 2.9)
    #expect(scene.view("log")?.tag == expected)
    if action.contains("note") { #expect((scene.view("note") as? UILabel)?.text == "B!") }
  }

  @Test(
    "other events have no index, and rows of a list have no title",
    arguments: [
      "{ opened: menu, set: { log.tag: event.index } }",
      "{ touchesBegan: log, set: { log.tag: event.index } }",
      "{ selected: list, when: event.title == 'A', set: { log.tag: 1 } }",
    ])
  func withoutPart(handler: String) {
    let result = Result {
      try scene("\(Self.log)\ncomponents: { \(Self.menu), \(Self.list) }\non: [\(handler)]")
    }.mapError { $0 as? RecipeErrors ?? RecipeErrors([]) }
    #expect(result.codes == ["unknown-reference"])
  }

  @Test("a handler of a component's event can be limited to the first one") func once() throws {
    let tag = try tag(
      Self.menu,
      on: "{ selected: menu, once: true, set: { log.tag: event.index + 1 } }",
      timeline: """
        { at: 0s, call: menu.open }, { at: 2s, tap: menu.options.1 }, \
        { at: 2.5s, tap: menu.options.2 }
        """)
    #expect(tag == 2)
  }

  @Test("contacts of a row that a behavior acts on are handled") func rowAsItem() throws {
    let tag = try tag(
      Self.list, on: "{ contact: { began: list.rows.3, boundary: floor }, set: { log.tag: 1 } }",
      timeline: """
        { at: 0.1s, add: { animator: [\
        push: { items: list.rows.3, pushDirection: [0, 2] }, \
        collision: { items: list.rows.3, boundaries: { floor: { from: [0, 300], to: [320, 300] } } }] } }
        """)
    #expect(tag == 1)
  }
}
