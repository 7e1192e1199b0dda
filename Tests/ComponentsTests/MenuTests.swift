import Components
import Testing
import UIKit

@MainActor
@Suite struct MenuTests {
  @MainActor
  private struct Screen {
    let stage = Stage(device: .iPhone5s)
    let menu: MenuComponent

    init() {
      menu = MenuComponent(
        options: (1...5).map { "Option \($0)" }, barHeight: 49, targetView: stage.view)
    }

    func run(to time: TimeInterval) { stage.run(to: time) }

    func swipe(from start: CGFloat, to end: CGFloat, time: TimeInterval) {
      stage.touches.drag(
        from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 302), time: time, duration: 0.2)
    }
  }

  @Test("the menu starts to the left of the screen") func startsOffScreen() {
    let screen = Screen()
    #expect(screen.menu.menuView.frame == CGRect(x: -150, y: 20, width: 150, height: 519))
    #expect(screen.menu.backgroundView.alpha == 0)
    #expect(!screen.menu.isOpen)
  }

  @Test("a swipe to the right opens the menu, which stops at its boundary") func swipeRight() {
    let screen = Screen()
    screen.swipe(from: 60, to: 250, time: 0.1)
    screen.run(to: 0.4)
    #expect(screen.menu.isOpen)
    #expect(screen.menu.backgroundView.alpha == 0.5)
    var farthest: CGFloat = -150
    while screen.stage.time < 4 {
      screen.stage.step()
      farthest = max(farthest, screen.menu.menuView.frame.minX)
    }
    // Boundaries keep boxes at a distance of 2 points.
    #expect(abs(farthest + 2) < 0.6)
    #expect(abs(screen.menu.menuView.frame.minX + 2) < 0.1)
  }

  @Test("a swipe to the left on the menu closes it") func swipeLeft() {
    let screen = Screen()
    screen.menu.open()
    screen.run(to: 3)
    screen.swipe(from: 130, to: 10, time: 3)
    screen.run(to: 6)
    #expect(!screen.menu.isOpen)
    #expect(abs(screen.menu.menuView.frame.maxX - 2) < 0.1)
    #expect(screen.menu.backgroundView.alpha == 0)
  }

  @Test("a swipe to the left beside the menu has no effect") func swipeBeside() {
    let screen = Screen()
    screen.menu.open()
    screen.run(to: 3)
    screen.swipe(from: 310, to: 180, time: 3)
    screen.run(to: 4)
    #expect(screen.menu.isOpen)
  }

  @Test("a narrow menu stops at its width, where its push, gravity and elasticity move it")
  func parameters() {
    func track(_ change: (MenuComponent) -> Void) -> [CGFloat] {
      let stage = Stage(device: .iPhone5s)
      let menu = MenuComponent(options: ["A"], width: 100, barHeight: 49, targetView: stage.view)
      change(menu)
      menu.open()
      return (0..<240).map { _ in
        stage.step()
        return menu.menuView.frame.minX
      }
    }
    let normal = track { _ in }
    #expect(abs((normal.last ?? 0) + 2) < 0.1)
    #expect(track { $0.push = 40 }[5] > normal[5] + 5)
    #expect(track { $0.gravity = 3 }[20] > normal[20] + 5)
    func bounce(_ track: [CGFloat]) -> CGFloat {
      track.drop { $0 < -3 }.min() ?? 0
    }
    #expect(bounce(track { $0.elasticity = 0.8 }) < bounce(normal) - 5)
  }

  @Test("the delegate is notified when the menu opens, when it closes, and of the chosen option")
  func delegate() {
    final class Delegate: MenuComponentDelegate {
      var calls: [String] = []
      func menuDidOpen(_ menu: MenuComponent) { calls.append("open \(menu.isOpen)") }
      func menuDidClose(_ menu: MenuComponent) { calls.append("close \(menu.isOpen)") }
      func menu(_ menu: MenuComponent, didSelectOptionAt index: Int) { calls.append("\(index)") }
    }
    let (screen, delegate) = (Screen(), Delegate())
    screen.menu.delegate = delegate
    screen.menu.close()
    screen.menu.open()
    screen.menu.open()
    screen.stage.touches.tap(at: CGPoint(x: 75, y: 95), time: 3)
    screen.run(to: 3.5)
    screen.menu.close()
    #expect(delegate.calls == ["open true", "1", "close false"])
  }

  @Test("the menu lists its options in the tutorial's style") func options() throws {
    let screen = Screen()
    screen.menu.open()
    screen.run(to: 3)
    let table = screen.menu.tableView
    #expect(table.numberOfRows(inSection: 0) == 5)
    for row in 0..<5 {
      let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
      #expect(cell.frame == CGRect(x: 0, y: 50 * CGFloat(row), width: 150, height: 50))
      #expect(cell.textLabel?.text == "Option \(row + 1)")
      #expect(cell.textLabel?.textAlignment == .center)
    }
    screen.stage.touches.tap(at: CGPoint(x: 75, y: 95), time: 3)
    screen.run(to: 3.5)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
  }
}
