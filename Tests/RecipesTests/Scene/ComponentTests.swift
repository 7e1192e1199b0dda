import Components
import Testing
import UIKit

@testable import Recipes

@MainActor
@Suite("Components in recipes")
struct ComponentTests {
  @Test("the rows of a list have names while they are visible") func rowNames() throws {
    let scene = try scene(
      """
      components: { list: { kind: springList, count: 40, colors: [red] } }
      timeline: [{ at: 0.1s, drag: { from: [160, 500], to: [160, 100], duration: 0.2s } }]
      """)
    #expect(scene.viewNames.count == 41)
    scene.play(to: 0.05)
    #expect(scene.view("list.rows.0") != nil)
    #expect(scene.view("list.rows.39") == nil)
    #expect(scene.views.map(\.name).contains("list.rows.3"))
    scene.play(to: 3)
    #expect(scene.view("list.rows.0") == nil)
    #expect(!scene.views.map(\.name).contains("list.rows.0"))
  }

  @Test("the rows of a spring list lag behind a drag and return") func springList() throws {
    let scene = try ShippedRecipes.scene("spring-list.yaml")
    func gap(_ row: Int) throws -> CGFloat {
      let (first, second) = (scene.view("list.rows.\(row)"), scene.view("list.rows.\(row + 1)"))
      return try #require(second).center.y - (try #require(first).center.y)
    }
    scene.play(to: 1.4)
    // The finger drags up at row 7: rows are closer above it and farther apart below it.
    #expect(abs(try gap(7) - 54) < 3)
    #expect(try gap(3) < 51)
    #expect(try gap(10) > 57)
    scene.play(to: 8)
    for row in 0..<8 { #expect(abs(try gap(row) - 54) < 1) }
  }

  @Test("a spring list has messages in place of rows") func messages() throws {
    let scene = try scene(
      """
      components:
        chat: { kind: springList, messages: [Hello, { text: "Hi, you", side: right }] }
      """)
    scene.play(to: 0.1)
    #expect(scene.viewNames == ["chat.view", "chat.messages.0", "chat.messages.1"])
    let cells = try (0..<2).map { try #require(scene.view("chat.messages.\($0)")) }
    let bubbles = cells.compactMap { ($0 as? UICollectionViewCell)?.contentView.subviews.first }
    #expect(bubbles.map(\.backgroundColor) == [.systemGray5, .systemBlue])
    #expect(bubbles.count == 2 && bubbles[0].frame.minX == 12 && bubbles[1].frame.maxX == 308)
  }

  @Test("the cards of a city guide open and close by touches") func cityGuide() throws {
    let scene = try ShippedRecipes.scene("city-guide.yaml")
    let rows: [(time: TimeInterval, width: CGFloat)] = [
      (0.4, 255), (1.4, 375), (2.4, 255), (4.4, 375), (5.7, 255), (7.1, 255), (8.4, 255),
    ]
    for (time, width) in rows {
      scene.play(to: time)
      #expect(try #require(scene.view("guide.cities.0")).bounds.width == width, "at \(time) s")
    }
    scene.play(to: 12)
    #expect(scene.view("guide.cities.3") == nil)
    #expect(try #require(scene.view("guide.cities.1")).bounds.width == 375)
  }

  @Test("swipes open and close a menu") func menuSwipes() throws {
    let scene = try ShippedRecipes.scene("menu.yaml")
    let menu = try #require(scene.view("menu.view"))
    let bar = try #require(scene.stage.window.subviews.lazy.compactMap { $0 as? UITabBar }.first)
    #expect(bar.selectedItem?.title == "Menu")
    #expect(menu.frame.maxX == 0)
    scene.play(to: 2.5)
    #expect(abs(menu.frame.minX) < 3)
    #expect(scene.view("menu.options.4") != nil)
    scene.play(to: 5)
    #expect(abs(menu.frame.maxX) < 3)
  }

  @Test("the keys of components set their parameters") func parameters() throws {
    let scene = try scene(
      """
      params: { far: 800 }
      components:
        menu: { kind: menu, options: [A], width: 90, push: 0, gravity: 0, elasticity: 0 }
        list: { kind: springList, count: 3, colors: [red], resistanceLength: $far }
        guide: { kind: cityGuide, cities: [{ name: A, details: B, colors: [red, blue] }], cellSize: [100, 200], spacing: 5, neighborShift: 9, cornerRadius: 3 }
      timeline: [{ at: 0.1s, call: menu.open }]
      """)
    scene.play(to: 1)
    #expect(scene.view("menu.view")?.frame.minX == -90)
    let list = try #require(scene.view("list.view") as? UICollectionView)
    #expect((list.collectionViewLayout as? SpringFlowLayout)?.resistanceLength == 800)
    let card = try #require(scene.view("guide.cities.0"))
    #expect(card.bounds.size == CGSize(width: 100, height: 200))
    #expect(card.layer.cornerRadius == 3)
  }

  @Test(
    "an alert has as many buttons as fit on the stage, at least 8",
    arguments: [
      ("iPhone 5s", 8, true), ("iPhone 5s", 9, false), ("iPhone 8", 10, true),
      ("iPhone 8", 11, false),
    ])
  func alertButtons(device: String, count: Int, fits: Bool) {
    let titles = (1...count).map { "B\($0)" }.joined(separator: ", ")
    let result = Result {
      try scene(
        """
        components: { alert: { kind: alert, title: A, message: B, buttons: [\(titles)] } }
        timeline: [{ at: 0s, tap: alert.buttons.\(count - 1) }]
        """, device: device)
    }.mapError { $0 as? RecipeErrors ?? RecipeErrors([]) }
    #expect(result.codes == (fits ? [] : ["does-not-fit"]))
  }

  @Test("calls open and close a menu") func menuCalls() throws {
    let scene = try scene(
      """
      components: { menu: { kind: menu, options: [A] } }
      timeline: [{ at: 0.1s, call: menu.open }, { at: 1.5s, call: menu.close }]
      """)
    scene.play(to: 1.4)
    #expect(try #require(scene.view("menu.view")).frame.minX > -20)
    scene.play(to: 3)
    #expect(try #require(scene.view("menu.view")).frame.maxX < 20)
  }
}
