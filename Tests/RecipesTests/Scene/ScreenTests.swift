import Testing
import UIKit

@testable import Recipes

@MainActor
@Suite struct ScreenTests {
  private static let recipe = """
    flipbook: 1
    duration: 6s
    stage: { device: iPhone 15 }
    state: { events: "" }
    screen:
      navigationBar: { title: Settings, prefersLargeTitles: true, right: [{ icon: plus }] }
      tabBar: { items: [Home, { title: Inbox, badge: "2" }], selected: 1 }
      list:
        style: insetGrouped
        refreshControl: true
        sections:
          - header: Network
            rows:
              wifi: { text: Wi-Fi, icon: wifi, iconColor: systemBlue, value: Home }
              late: { text: Late, isInList: false }
              air: { text: Air, accessory: { airSwitch: { kind: switch } } }
          - footer: End
            rows:
              row: { repeat: { count: 30, as: i }, text: "Row ${i}", height: 50 }
    on:
      - { selected: wifi, set: { events: "${events}w", late.isInList: true } }
      - { selected: list, set: { events: "${events}${event.index}${event.title} " } }
      - { selected: tabBar, set: { events: "${events}t${event.index} ", tabBar.1.badge: "" } }
      - { valueChanged: airSwitch, set: { wifi.value: "Off" } }
      - { valueChanged: list, set: { events: "${events}r " } }
      - { touchUpInside: navigationBar.right.0, set: { navigationBar.title: More } }
    timeline:
      - { at: 0.2s, select: wifi }
      - { at: 0.8s, tap: airSwitch }
      - { at: 1.2s, tap: navigationBar.right.0 }
      - { at: 1.6s, tap: tabBar.0 }
      - { at: 2s, refresh: list }
      - { at: 4s, set: { list.isRefreshing: false } }
      - { at: 4.5s, select: row.20 }
    """

  private func scene() throws -> RecipeScene {
    try Recipe.check(Self.recipe, file: "a.yaml").makeScene()
  }

  private func play(_ scene: RecipeScene, to time: Double) {
    while scene.stage.time < time { scene.stage.step() }
  }

  @Test("a screen consists of UIKit's bars and a table between them, all with names")
  func hierarchy() throws {
    let scene = try scene()
    play(scene, to: 0.1)
    let list = try #require(scene.view("list") as? UITableView)
    let bar = try #require(scene.view("navigationBar") as? UINavigationBar)
    let tabs = try #require(scene.view("tabBar") as? UITabBar)
    #expect(list.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(abs(list.adjustedContentInset.top - (59 + 44 + 52)) < 1e-6)
    #expect(abs(list.adjustedContentInset.bottom - (34 + 49)) < 1e-6)
    #expect((bar.topItem?.title, bar.prefersLargeTitles) == ("Settings", true))
    #expect(tabs.items?.map(\.badgeValue) == [nil, "2"])
    #expect(tabs.selectedItem === tabs.items?[1])
    #expect(scene.view("wifi") is UITableViewCell)
    #expect(scene.view("airSwitch")?.superview === scene.view("air"))
    #expect(scene.view("late")?.window == nil)
    #expect(list.numberOfRows(inSection: 0) == 2)
    #expect(scene.view("navigationBar.right.0") is UIButton)
  }

  @Test("the large title collapses as the list scrolls, and the bar gets a background")
  func largeTitle() throws {
    let scene = try scene()
    play(scene, to: 0.1)
    let bar = try #require(scene.view("navigationBar") as? UINavigationBar)
    let list = try #require(scene.view("list") as? UITableView)
    #expect(bar.frame.height == 96)
    list.contentOffset.y += 30
    scene.stage.step()
    #expect(bar.frame.height == 66)
    list.contentOffset.y += 100
    scene.stage.step()
    #expect(bar.frame.height == 44)
  }

  @Test("the view beside a row keeps the size of its frame, and its place has no effect")
  func accessorySize() throws {
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 1s
      stage: { device: iPhone 15 }
      screen:
        list:
          sections:
            - rows:
                a: { text: A, accessory: { loud: { kind: slider, frame: [0, 0, 180, 31] } } }
                b: { text: B, accessory: { soft: { bounds: [0, 0, 30, 30], center: [9, 9] } } }
      """, file: "a.yaml")
    let scene = recipe.makeScene()
    scene.stage.step()
    #expect(scene.view("loud")?.frame.width == 180)
    #expect(scene.view("soft")?.frame.width == 30)
    #expect(abs((scene.view("soft")?.frame.maxX ?? 0) - (393 - 16)) < 1e-6)
    let warnings = recipe.warnings.filter { $0.code == .placeWithoutEffect }
    #expect(
      warnings.map(\.message) == ["'center' of 'soft' has no effect: its row places the view"])
  }

  /// A recipe that selects a row which its list does not have at first.
  private static func absence(_ timeline: String, on event: String = "") -> String {
    """
    flipbook: 1
    duration: 1s
    stage: { device: iPhone 15 }
    screen:
      list:
        sections:
          - rows:
              a: { text: A }
              b: { text: B, isInList: false }
    \(event)
    timeline:
      \(timeline)
    """
  }

  @Test("selecting a row that its list never has is an error with its line")
  func rowThatIsNeverInTheList() throws {
    let errors = try #require(throws: RecipeErrors.self) {
      _ = try Recipe.check(Self.absence("- { at: 0.5s, select: b }"), file: "a.yaml")
    }
    let error = try #require(errors.diagnostics.first)
    #expect(error.message == "there is no row 'b' in its list")
    #expect((error.place?.line, error.expected) == (12, "one of a"))
    #expect(error.found == "'b', whose 'isInList' is false")
  }

  @Test("selecting a row that a repetition does not have names the indices that it has")
  func rowBeyondTheLast() throws {
    let text = Self.recipe.replacing("select: row.20", with: "select: row.30")
    let errors = try #require(throws: RecipeErrors.self) {
      _ = try Recipe.check(text, file: "a.yaml")
    }
    let error = try #require(errors.diagnostics.first)
    #expect(error.message == "there is no row 'row.30'")
    #expect((error.place?.line, error.expected) == (34, "row.0 to row.29"))
    #expect((error.found, error.suggestion) == ("'row.30'", nil))
  }

  @Test(
    "selecting a row while its list does not have it ends the play with an error with its line",
    arguments: [
      ("- { at: 0.2s, select: b }\n  - { at: 0.5s, set: { b.isInList: true } }", "0.2s", "a"),
      (
        "- { at: 0.2s, set: { b.isInList: true, a.isInList: false } }\n  "
          + "- { at: 0.5s, select: a }", "0.5s", "b"
      ),
    ])
  func absentRow(timeline: String, time: String, expected: String) throws {
    let scene = try Recipe.check(Self.absence(timeline), file: "a.yaml").makeScene()
    play(scene, to: 0.9)
    let errors = try #require(scene.stage.playError as? RecipeErrors)
    let error = try #require(errors.diagnostics.first)
    let name = expected == "a" ? "b" : "a"
    #expect(error.message == "there is no row '\(name)' in its list at \(time)")
    #expect(
      (error.place?.line, error.expected) == (expected == "a" ? 12 : 13, "one of \(expected)"))
  }

  @Test("a row that an action has inserted is selected") func insertedRow() throws {
    let timeline = "- { at: 0.1s, set: { b.isInList: true } }\n  - { at: 0.6s, select: b }"
    let event = "state: { count: 0 }\non: [{ selected: b, set: { count: count + 1 } }]"
    let scene = try Recipe.check(Self.absence(timeline, on: event), file: "a.yaml").makeScene()
    play(scene, to: 0.9)
    #expect(scene.stage.playError == nil)
    #expect(scene.state["count"] == .number(1))
  }

  @Test("a changed value is placed at its new width") func changedValue() throws {
    let scene = try scene()
    play(scene, to: 0.1)
    let wifi = try #require(scene.view("wifi") as? UITableViewCell)
    let label = try #require(wifi.detailTextLabel)
    let end = label.frame.maxX
    label.text = "A longer name of a network"
    scene.stage.step()
    #expect(abs(label.frame.width - label.sizeThatFits(.zero).width) < 1e-6)
    #expect(abs(label.frame.maxX - end) < 1e-6)
  }

  @Test("rows, switches, tabs and buttons report their events, and actions change them")
  func events() throws {
    let scene = try scene()
    play(scene, to: 1.5)
    #expect(scene.state["events"] == .text("w0Wi-Fi "))
    let list = try #require(scene.view("list") as? UITableView)
    #expect(list.numberOfRows(inSection: 0) == 3)
    let wifi = try #require(scene.view("wifi") as? UITableViewCell)
    #expect(wifi.detailTextLabel?.text == "Off")
    let bar = try #require(scene.view("navigationBar") as? UINavigationBar)
    #expect(bar.topItem?.title == "More")
    play(scene, to: 3.9)
    #expect(scene.state["events"] == .text("w0Wi-Fi t0 r "))
    let tabs = try #require(scene.view("tabBar") as? UITabBar)
    #expect(tabs.items?[1].badgeValue == nil)
    #expect(list.refreshControl?.isRefreshing == true)
    play(scene, to: 5.9)
    #expect(scene.state["events"] == .text("w0Wi-Fi t0 r 23Row 20 "))
    #expect(list.contentOffset.y > 300)
    #expect(bar.frame.height == 44)
  }

  @Test(
    "mistakes in a screen are reported where they are",
    arguments: [
      ("screen: { lst: 1 }", "unknown key 'lst' in a screen"),
      (
        "screen: { list: { sections: [{ rows: { a: { txt: A } } }] } }",
        "unknown key 'txt' in a row"
      ),
      ("screen: { list: 3 }", "wrong type for 'list'"),
      (
        "screen: { list: { sections: [{ rows: { a: {} } }] } }\nviews: { a: {} }",
        "the name 'a' is already used"
      ),
      ("screen: { tabBar: [A] }\nviews: { tabBar: {} }", "the name 'tabBar' is that of"),
      ("timeline: [{ at: 0s, select: nothing }]", "unknown row 'nothing'"),
    ])
  func mistakes(text: String, message: String) throws {
    let errors = #expect(throws: RecipeErrors.self) {
      try Recipe.check("flipbook: 1\nduration: 1s\n\(text)", file: "a.yaml")
    }
    #expect(
      errors?.diagnostics.contains { $0.message.contains(message) } == true, "\(errors as Any)")
  }
}
