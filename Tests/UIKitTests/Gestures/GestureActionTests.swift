import Testing
import UIKit

/// Whom recognizers call.
@MainActor
struct GestureActionTests {
  private let scene = GestureScene()

  @MainActor final class Controller {
    var log: [String] = []
    func tapped(_ tap: UITapGestureRecognizer) { log.append("tapped \(tap.numberOfTapsRequired)") }
    func anything(_ gesture: UIGestureRecognizer) { log.append("anything") }
    func nothing() { log.append("nothing") }
  }

  private func tap() {
    scene.tap(tick: scene.stage.tick)
    scene.step(5)
  }

  @Test func closuresGetTheRecognizerAsWhatItIs() {
    var log: [String] = []
    let tap = UITapGestureRecognizer { tap in log.append("a \(tap.numberOfTouchesRequired)") }
    tap.addAction { tap in log.append("b \(tap.numberOfTapsRequired)") }
    scene.inner.addGestureRecognizer(tap)
    self.tap()
    #expect(log == ["a 1", "b 1"])
  }

  @Test func targetsAreCalledAsLongAsTheyAreThere() {
    var controller: Controller? = Controller()
    let other = Controller()
    let tap = UITapGestureRecognizer(target: controller, action: Controller.tapped)
    tap.addTarget(controller, action: Controller.nothing)
    tap.addTarget(other, action: Controller.anything)
    scene.inner.addGestureRecognizer(tap)
    self.tap()
    #expect(controller?.log == ["tapped 1", "nothing"])
    controller = nil
    self.tap()
    #expect(other.log == ["anything", "anything"])
    tap.removeTarget(other)
    self.tap()
    #expect(other.log.count == 2)
  }

  @Test func removingNoTargetRemovesThemAll() {
    let controller = Controller()
    var count = 0
    let tap = UITapGestureRecognizer(target: controller, action: Controller.nothing)
    tap.addAction { (_: UITapGestureRecognizer) in count += 1 }
    scene.inner.addGestureRecognizer(tap)
    tap.removeTarget(nil)
    self.tap()
    #expect(controller.log.isEmpty)
    #expect(count == 1)
  }

  @Test func actionsAreReplacedAndRemovedByIdentifier() {
    var log: [String] = []
    let tap = UITapGestureRecognizer()
    let identifier = UIAction.Identifier("a")
    tap.addAction(UIAction(identifier: identifier) { _ in log.append("old") })
    let action = UIAction(identifier: identifier) { action in
      log.append("new \((action.sender as? UITapGestureRecognizer) === tap)")
    }
    tap.addAction(action)
    scene.inner.addGestureRecognizer(tap)
    self.tap()
    #expect(log == ["new true"])
    tap.removeAction(action)
    self.tap()
    #expect(log.count == 1)
  }
}
