import Testing
import TutorialTestSupport
import UIKit
import UIKitTestSupport

/// Scenes whose motion comes from constraints and stack views, on the screen of an iPhone 8.
@MainActor
struct LayoutSceneTests {
  /// A scene on a stage.
  private struct Play {
    let stage: Stage
    let controller: any Tutorial

    @MainActor init(_ controller: any Tutorial) {
      self.controller = controller
      stage = Stage(device: .iPhone8, rootViewController: controller)
      stage.step()
    }

    /// The presented frame of a view.
    @MainActor func shown(_ name: String) -> CGRect {
      controller.view(name)?.layer.presentation()?.frame ?? .null
    }

    @MainActor func step(to time: TimeInterval) {
      while stage.time < time - 1e-9 { stage.step() }
    }
  }

  // MARK: A stack view

  @Test("the middle view of a stack view hides with a spring, and the others share its space")
  func hidingStack() throws {
    let play = Play(HidingStackScene())
    let (second, third) = try (
      #require(play.controller.view("second")), #require(play.controller.view("third"))
    )
    // 667 points less margins of 48 and two spacings of 12.
    #expect(play.shown("first") == CGRect(x: 16, y: 24, width: 343, height: 198.5))
    #expect(play.shown("third") == CGRect(x: 16, y: 444.5, width: 343, height: 198.5))
    play.stage.touches.tap(third, time: 0.5)
    play.step(to: 0.6)
    #expect(second.isHidden && !second.layer.isHidden)
    let (first, middle, last) = (play.shown("first"), play.shown("second"), play.shown("third"))
    #expect(first.height > 198.5 && first.height < 303.5)
    #expect(middle.height < 198.5 && middle.height > 0)
    // All of them move with the same spring: nothing overlaps.
    #expect(middle.minY > first.maxY - 0.5 && last.minY > middle.maxY - 0.5)
    #expect(isNear(last.maxY, 643, 0.5))
    play.step(to: 3)
    #expect(second.layer.isHidden)
    #expect(play.shown("first") == CGRect(x: 16, y: 24, width: 343, height: 303.5))
    #expect(play.shown("third") == CGRect(x: 16, y: 339.5, width: 343, height: 303.5))
    play.stage.touches.tap(third, time: 3.5)
    play.step(to: 3.6)
    #expect(!second.isHidden && !second.layer.isHidden)
    play.step(to: 6)
    #expect(play.shown("second") == CGRect(x: 16, y: 234.5, width: 343, height: 198.5))
  }

  @Test("a card that is shown again while it hides turns around") func turningStack() throws {
    let play = Play(HidingStackScene())
    let third = try #require(play.controller.view("third"))
    play.stage.touches.tap(third, time: 0.5)
    play.stage.touches.tap(third, time: 0.65)
    play.step(to: 0.65)
    let before = play.shown("second").height
    play.stage.step()
    // No jump.
    #expect(abs(play.shown("second").height - before) < 30)
    play.step(to: 4)
    #expect(
      play.shown("second").height == 198.5 && play.controller.view("second")?.isHidden == false)
  }

  // MARK: A form

  @Test("a row of a form expands when the constant of its height changes") func expandingForm()
    throws
  {
    let play = Play(ExpandingFormScene())
    let date = try #require(play.controller.view("date"))
    #expect(play.shown("name") == CGRect(x: 16, y: 24, width: 343, height: 52))
    #expect(play.shown("date") == CGRect(x: 16, y: 88, width: 343, height: 52))
    #expect(play.shown("notes") == CGRect(x: 16, y: 152, width: 343, height: 491))
    play.stage.touches.tap(date, time: 0.5)
    play.step(to: 0.5)
    // The layout is final at once; what is shown follows.
    #expect(date.frame.height == 196)
    play.step(to: 0.6)
    let (row, notes) = (play.shown("date"), play.shown("notes"))
    #expect(row.height > 52 && row.height < 196)
    #expect(isNear(notes.minY, row.maxY + 12, 1e-6) && isNear(notes.maxY, 643, 1e-6))
    #expect(play.shown("date.weeks").height == 128)
    // A spring with a damping ratio of 0.7 overshoots by 4.6 %.
    var tallest: CGFloat = 0
    while play.stage.time < 2 {
      play.stage.step()
      tallest = max(tallest, play.shown("date").height)
    }
    #expect(isNear(tallest, 52 + 144 * 1.046, 0.5))
    #expect(play.shown("date").height == 196 && play.shown("notes").minY == 296)
  }

  @Test("a row that is touched while it expands closes from where it is") func turningForm() throws
  {
    let play = Play(ExpandingFormScene())
    let date = try #require(play.controller.view("date"))
    play.stage.touches.tap(date, time: 0.5)
    play.stage.touches.tap(date, time: 0.6)
    play.step(to: 0.6)
    #expect(date.frame.height == 52 && play.shown("date").height > 70)
    play.step(to: 3)
    #expect(play.shown("date").height == 52 && play.shown("notes").height == 491)
  }

  // MARK: A sheet

  @Test("a sheet follows a pan, opens when it is released upward, and keeps its constraints")
  func pulledSheet() throws {
    let play = Play(PulledSheetScene())
    let scene = try #require(play.controller as? PulledSheetScene)
    #expect(play.shown("sheet").minY == 571)
    play.stage.touches.drag(
      from: CGPoint(x: 188, y: 600), to: CGPoint(x: 188, y: 450), time: 0.5, duration: 0.5)
    play.step(to: 0.8)
    let dragged = play.shown("sheet").minY
    #expect(dragged < 571 && dragged > 471)
    #expect(play.controller.view("shade")?.layer.presentation()?.opacity ?? 0 > 0)
    play.step(to: 0.9)
    // It follows the finger: 300 points per second.
    #expect(isNear(play.shown("sheet").minY, dragged - 30, 0.5))
    play.step(to: 3)
    #expect(scene.isOpen && play.shown("sheet").minY == 191)
    #expect(play.controller.view("sheet")?.frame.minY == 191)
    scene.view.setNeedsLayout()
    play.stage.step(2)
    #expect(play.shown("sheet").minY == 191)
  }

  @Test("a sheet that rises is caught by a finger, and falls when it is released downward")
  func caughtSheet() throws {
    let play = Play(PulledSheetScene())
    let scene = try #require(play.controller as? PulledSheetScene)
    play.stage.touches.drag(
      from: CGPoint(x: 188, y: 600), to: CGPoint(x: 188, y: 450), time: 0.5, duration: 0.3)
    play.step(to: 0.9)
    let rising = play.shown("sheet").minY
    #expect(rising > 191 && rising < 460)
    play.stage.touches.drag(
      from: CGPoint(x: 188, y: 560), to: CGPoint(x: 188, y: 640), time: 0.9, duration: 0.4)
    play.step(to: 1.1)
    let caught = play.shown("sheet").minY
    play.step(to: 1.2)
    #expect(isNear(play.shown("sheet").minY, caught + 20, 0.5))
    play.step(to: 4)
    #expect(!scene.isOpen && play.shown("sheet").minY == 571)
    // The constant was restored: another layout changes nothing.
    scene.view.setNeedsLayout()
    play.stage.step(2)
    #expect(play.shown("sheet").minY == 571)
    #expect(play.controller.view("shade")?.alpha == 0)
  }
}
