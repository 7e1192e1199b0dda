import Testing
import UIKit

@testable import Recipes

/// Tests of the actions that swipes over rows show.
@MainActor
@Suite struct SwipeActionTests {
  private func play(_ handlers: String, _ timeline: String, to time: TimeInterval = 2.9) throws
    -> RecipeScene
  {
    let scene = try scene(
      """
      screen:
        navigationBar: Inbox
        list:
          sections:
            - rows:
                mail:
                  text: Mail
                  leadingSwipeActions: [{ title: Unread, backgroundColor: systemBlue }]
                  trailingSwipeActions: [{ title: Delete, style: destructive }, { icon: flag.fill }, More]
                plain: { text: Plain }
      views: { log: { frame: [0, 0, 1, 1], tag: 0, isUserInteractionEnabled: false } }
      on: [\(handlers)]
      timeline: [\(timeline)]
      """)
    scene.play(to: time)
    return scene
  }

  private static let handlers =
    (0..<3).map { "{ selected: mail.trailingSwipeActions.\($0), set: { log.tag: \($0 + 1) } }" }
    .joined(separator: ", ") + ", { selected: mail.leadingSwipeActions.0, set: { log.tag: 9 } }"

  @Test(
    "a swipe shows the actions, and a tap on one of them selects it",
    arguments: [
      ("trailingSwipeActions.0", -220, 1), ("trailingSwipeActions.1", -220, 2),
      ("trailingSwipeActions.2", -220, 3), ("leadingSwipeActions.0", 100, 9),
    ])
  func selection(action: String, distance: Int, expected: Int) throws {
    let timeline = """
      { at: 0.2s, drag: { from: mail, by: [\(distance), 0], duration: 0.4s, holdAfter: 0.1s } }, \
      { at: 1.6s, tap: mail.\(action) }
      """
    let scene = try play(Self.handlers, timeline, to: 1.5)
    let button = try #require(scene.view("mail.\(action)"))
    #expect(button.window != nil && button.bounds.width > 20)
    #expect(scene.view("log")?.tag == 0)
    scene.play(to: 2.9)
    #expect(scene.view("log")?.tag == expected)
    // The row is closed again.
    #expect(scene.view("mail.\(action)") == nil)
  }

  @Test("a long swipe performs the first action, after which the row can be deleted")
  func longSwipe() throws {
    let scene = try play(
      "{ selected: mail.trailingSwipeActions.0, set: { mail.isInList: false } }",
      "{ at: 0.2s, drag: { from: [310, 66], to: [10, 66], duration: 0.4s } }")
    let table = try #require(scene.view("list") as? RowTable)
    #expect(table.rows.count == 1)
  }

  @Test("a row without actions is not swiped") func plainRow() throws {
    let scene = try play(
      Self.handlers, "{ at: 0.2s, drag: { from: [310, 110], to: [10, 110], duration: 0.4s } }")
    let row = try #require(scene.view("plain"))
    #expect(row.frame.minX == 0 && scene.view("log")?.tag == 0)
  }
}
