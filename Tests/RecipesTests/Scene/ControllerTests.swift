import Testing
import UIKit

@testable import Recipes

/// Tests of the alert controllers and the further screens of recipes.
@MainActor
@Suite struct ControllerTests {
  private static let ask = """
    ask: { kind: alertController, title: Sure?, message: Really?, \
    actions: [{ title: Cancel, style: cancel }, { title: Delete, style: destructive }, Archive] }
    """
  private static let bar = "screen: { navigationBar: Home }"
  private static let detail = """
    detail: { kind: viewController, navigationBar: { title: Detail, right: [Done] }, \
    views: { box: { backgroundColor: red, constraints: { leading: superview.leading + 10, \
    top: superview.safeArea.top + 10, width: 50, height: 40 } }, \
    go: { kind: button, title: Go, frame: [100, 300, 80, 40] } } }
    """

  private func play(
    _ components: String, screen: String = "", on handlers: String = "", timeline: String,
    to time: TimeInterval
  ) throws -> RecipeScene {
    let scene = try scene(
      """
      \(screen)
      views: { log: { frame: [0, 0, 1, 1], tag: 0 } }
      components: { \(components) }
      on: [\(handlers)]
      timeline: [\(timeline)]
      """)
    scene.play(to: time)
    return scene
  }

  private func top(_ scene: RecipeScene) -> UIViewController? {
    scene.contentView.topController
  }

  // MARK: Alerts

  @Test("an alert controller has its texts and actions, in UIKit's order") func alert() throws {
    let scene = try play(Self.ask, timeline: "{ at: 0.1s, call: ask.present }", to: 1)
    let alert = try #require(top(scene) as? UIAlertController)
    #expect(alert.title == "Sure?" && alert.message == "Really?")
    #expect(alert.preferredStyle == .alert && alert.textFields == nil)
    #expect(alert.actions.map(\.title) == ["Cancel", "Delete", "Archive"])
    #expect(alert.actions.map(\.style) == [.cancel, .destructive, .default])
    // The cancel action comes last.
    let tops = try (0..<3).map { index in
      let button = try #require(scene.view("ask.actions.\(index)"))
      return button.convert(button.bounds, to: nil).minY
    }
    #expect(tops[1] < tops[2] && tops[2] < tops[0])
  }

  @Test(
    "a tap on an action dismisses the alert and reports its index and title",
    arguments: [
      ("selected: ask, set: { log.tag: event.index + 1 }", 1, 2),
      ("selected: ask, set: { log.tag: event.index + 1 }", 2, 3),
      ("selected: ask.actions.0, set: { log.tag: 7 }", 0, 7),
      ("selected: ask.actions.0, set: { log.tag: 7 }", 1, 0),
    ])
  func selection(handler: String, action: Int, expected: Int) throws {
    let scene = try play(
      Self.ask, on: "{ \(handler) }",
      timeline: "{ at: 0.1s, call: ask.present }, { at: 1s, tap: ask.actions.\(action) }", to: 2)
    #expect(scene.view("log")?.tag == expected)
    #expect(!(top(scene) is UIAlertController))
  }

  @Test("an alert can be dismissed by a call, which selects nothing, and presented again")
  func dismissal() throws {
    let timeline = """
      { at: 0.1s, call: ask.present }, { at: 0.2s, call: ask.present }, { at: 1s, call: ask.dismiss }, \
      { at: 1.1s, call: ask.dismiss }, { at: 2s, call: ask.present }
      """
    let scene = try play(
      Self.ask, on: "{ selected: ask, set: { log.tag: 1 } }", timeline: timeline, to: 1.9)
    #expect(!(top(scene) is UIAlertController))
    scene.play(to: 2.8)
    #expect(top(scene) is UIAlertController)
    #expect(scene.view("log")?.tag == 0)
  }

  @Test("an action sheet is at the bottom, and a tap outside of it cancels") func sheet() throws {
    let scene = try play(
      Self.ask.replacing(
        "kind: alertController", with: "kind: alertController, preferredStyle: actionSheet"),
      on: "{ selected: ask.actions.0, set: { log.tag: 1 } }",
      timeline: "{ at: 0.1s, call: ask.present }, { at: 1s, tap: [20, 20] }", to: 0.9)
    let sheet = try #require(scene.view("ask.view"))
    #expect(sheet.convert(sheet.bounds, to: nil).maxY > 400)
    scene.play(to: 2)
    #expect(scene.view("log")?.tag == 1)
  }

  @Test("a text is typed into a field of an alert") func textField() throws {
    let scene = try play(
      "name: { kind: alertController, title: Name, textFields: [First, Last], actions: [OK] }",
      timeline: """
        { at: 0.1s, call: name.present }, { at: 1s, type: { into: name.textFields.1, text: Ada } }
        """, to: 2.9)
    let fields = [0, 1].compactMap { scene.view("name.textFields.\($0)") as? UITextField }
    #expect(fields.map(\.placeholder) == ["First", "Last"])
    #expect(fields.map { $0.text ?? "" } == ["", "Ada"])
  }

  // MARK: Screens

  @Test("a screen is pushed with its title, its button and its views, and popped") func push()
    throws
  {
    let scene = try play(
      Self.detail, screen: Self.bar,
      on: """
        { opened: detail, set: { log.tag: 1 } }, { closed: detail, set: { log.tag: 2 } }, \
        { touchUpInside: detail.navigationBar.right.0, call: detail.pop }
        """,
      timeline: """
        { at: 0.1s, call: detail.push }, { at: 0.2s, call: detail.push }, \
        { at: 1.5s, tap: detail.navigationBar.right.0 }, { at: 2.5s, call: detail.push }
        """, to: 1.4)
    let stack = try #require(scene.stageResponder.navigationController)
    #expect(stack.viewControllers.count == 2 && stack.topViewController?.title ?? "" == "")
    #expect(stack.navigationBar.topItem?.title == "Detail")
    #expect(scene.view("log")?.tag == 1)
    let box = try #require(scene.view("box"))
    let top = stack.view.safeAreaInsets.top + stack.navigationBar.bounds.height
    #expect(box.convert(box.bounds, to: nil) == CGRect(x: 10, y: top + 10, width: 50, height: 40))
    scene.play(to: 2.4)
    #expect(stack.viewControllers.count == 1 && scene.view("log")?.tag == 2)
    #expect(box.window == nil)
    scene.play(to: 2.9)
    #expect(stack.viewControllers.count == 2)
  }

  @Test(
    "the back button and a swipe from the edge pop a screen",
    arguments: [
      "{ at: 1s, tap: [30, 22] }",
      "{ at: 1s, drag: { from: [1, 300], to: [300, 300], duration: 0.3s } }",
    ])
  func back(_ touch: String) throws {
    let scene = try play(
      Self.detail, screen: Self.bar, on: "{ closed: detail, set: { log.tag: 1 } }",
      timeline: "{ at: 0.1s, call: detail.push }, \(touch)", to: 2.5)
    #expect(scene.view("log")?.tag == 1)
  }

  @Test("a screen is presented as a sheet with a bar, dismissed, and can be pushed then")
  func present() throws {
    let scene = try play(
      Self.detail.replacing(
        "kind: viewController,", with: "kind: viewController, detents: [medium],"),
      screen: Self.bar,
      on: """
        { opened: detail, set: { log.tag: 1 } }, { closed: detail, set: { log.tag: 2 } }, \
        { touchUpInside: detail.navigationBar.right.0, call: detail.dismiss }
        """,
      timeline: """
        { at: 0.1s, call: detail.present }, { at: 0.2s, call: detail.present }, \
        { at: 1.2s, tap: detail.navigationBar.right.0 }, { at: 2.2s, call: detail.push }
        """, to: 1.1)
    let sheet = try #require(top(scene) as? UINavigationController)
    #expect(sheet.navigationBar.topItem?.title == "Detail")
    #expect(sheet.sheetPresentationController?.detents.count == 1)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).minY > 200)
    #expect(scene.view("log")?.tag == 1)
    scene.play(to: 2.1)
    #expect(sheet.presentingViewController == nil && scene.view("log")?.tag == 2)
    scene.play(to: 2.9)
    #expect(scene.stageResponder.navigationController?.viewControllers.count == 2)
    #expect(scene.view("box")?.window != nil)
  }

  @Test("a sheet and an alert are presented over a pushed screen, and over each other")
  func presentingOverOthers() throws {
    let scene = try play(
      "\(Self.detail), note: { kind: viewController }, \(Self.ask)", screen: Self.bar,
      timeline: """
        { at: 0.1s, call: detail.push }, { at: 1s, call: note.present }, { at: 2s, call: ask.present }
        """, to: 1.9)
    #expect(top(scene) is ScreenController)
    scene.play(to: 2.9)
    let alert = try #require(top(scene) as? UIAlertController)
    #expect(alert.presentingViewController is ScreenController)
  }

  @Test(
    "a pushed screen has a large title only with its own prefersLargeTitles",
    arguments: [("", false), ("prefersLargeTitles: true, ", true)])
  func largeTitle(_ key: String, isLarge: Bool) throws {
    let scene = try play(
      Self.detail.replacing("{ title: Detail", with: "{ \(key)title: Detail"),
      screen: "screen: { navigationBar: { title: Home, prefersLargeTitles: true } }",
      timeline: "{ at: 0.1s, call: detail.push }", to: 1.5)
    let bar = try #require(scene.stageResponder.navigationController?.navigationBar)
    #expect(isLarge ? bar.bounds.height > 60 : bar.bounds.height < 60)
  }

  @Test("a screen without a bar is presented by itself, and a drag dismisses it") func drag() throws
  {
    let scene = try play(
      "note: { kind: viewController, backgroundColor: systemYellow, prefersGrabberVisible: true }",
      on: "{ closed: note, set: { log.tag: 1 } }",
      timeline: """
        { at: 0.1s, call: note.present }, \
        { at: 1s, flick: { from: [160, 80], by: [0, 350], duration: 0.2s } }
        """, to: 0.9)
    let note = try #require(top(scene) as? ScreenController)
    #expect(note.view.backgroundColor == .systemYellow)
    #expect(note.sheetPresentationController?.prefersGrabberVisible == true)
    scene.play(to: 2.5)
    #expect(scene.view("log")?.tag == 1)
  }

  @Test("views of a screen are changed, animated and touched like others") func views() throws {
    let scene = try play(
      Self.detail, screen: Self.bar,
      on: "{ touchUpInside: go, set: { box.leading.constant: 60, log.tag: 5 }, animate: 0.4s }",
      timeline: """
        { at: 0s, set: { box.alpha: 0.5 } }, { at: 0.1s, call: detail.push }, { at: 1s, tap: go }
        """, to: 0.9)
    let box = try #require(scene.view("box"))
    #expect(box.alpha == 0.5 && box.frame.minX == 10)
    scene.play(to: 1.3)
    let shown = box.layer.presentation()?.frame.minX ?? 0
    #expect(shown > 12 && shown < 58)
    scene.play(to: 2)
    #expect(box.frame.minX == 60 && scene.view("log")?.tag == 5)
  }

  @Test("layout guides of a screen's views place them") func layoutGuides() throws {
    let scene = try play(
      """
      detail: { kind: viewController, navigationBar: Detail, views: { card: { frame: [20, 100, 200, 100], \
      layoutGuides: { half: { leading: card.leading, width: card.width / 2, top: card.top, height: 10 } }, \
      subviews: { mark: { constraints: { leading: half.trailing, top: half.bottom, width: 5, height: 5 } } } } } }
      """, screen: Self.bar, timeline: "{ at: 0.1s, call: detail.push }", to: 1)
    #expect(scene.view("mark")?.frame == CGRect(x: 100, y: 10, width: 5, height: 5))
  }

  @Test("a presentation that UIKit refuses can be repeated") func refusedPresentation() throws {
    let scene = try play(
      "\(Self.ask), \(Self.detail)", screen: Self.bar,
      timeline: """
        { at: 0.1s, call: ask.present }, { at: 1s, call: ask.dismiss }, { at: 1.05s, call: detail.present }, \
        { at: 2s, call: detail.present }
        """, to: 2.9)
    #expect((top(scene) as? UINavigationController)?.navigationBar.topItem?.title == "Detail")
  }

  @Test("screens are made by repetition") func repetition() throws {
    let scene = try play(
      """
      page: { repeat: { count: 3, as: i }, kind: viewController, navigationBar: "Page ${i + 1}", \
      views: { mark: { frame: [0, 100, "10 * (i + 1)", 10] } } }
      """, screen: Self.bar,
      timeline: "{ at: 0.1s, call: page.0.push }, { at: 1s, call: page.2.push }", to: 2)
    let stack = try #require(scene.stageResponder.navigationController)
    #expect(stack.viewControllers.count == 3)
    #expect(stack.navigationBar.topItem?.title == "Page 3")
    let marks = (0..<3).map { scene.view("page.\($0).mark") }
    #expect(marks.map { $0?.bounds.width } == [10, 20, 30])
    #expect(marks[2]?.window != nil && marks[1]?.window == nil)
  }
}
