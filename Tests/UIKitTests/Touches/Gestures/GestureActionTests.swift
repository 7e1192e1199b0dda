import Testing
import UIKit

@MainActor
struct GestureActionTests {
  private let scene = GestureScene()

  @MainActor final class Controller {
    var log: [String] = []
    func tapped(_ tap: UITapGestureRecognizer) { log.append("tapped \(tap.numberOfTapsRequired)") }
    func any(_ gesture: UIGestureRecognizer) { log.append("any") }
    func withoutParameter() { log.append("no parameter") }
  }

  private func tap() {
    scene.tap(tick: scene.stage.tick)
    scene.step(5)
  }

  @Test("closures receive the recognizer with its own type")
  func closures() {
    var log: [String] = []
    let tap = UITapGestureRecognizer { tap in log.append("a \(tap.numberOfTouchesRequired)") }
    tap.addAction { tap in log.append("b \(tap.numberOfTapsRequired)") }
    scene.inner.addGestureRecognizer(tap)
    self.tap()
    #expect(log == ["a 1", "b 1"])
  }

  @Test("targets are called until they are removed or released")
  func targets() {
    var controller: Controller? = Controller()
    let other = Controller()
    let tap = UITapGestureRecognizer(target: controller, action: Controller.tapped)
    tap.addTarget(controller, action: Controller.withoutParameter)
    tap.addTarget(other, action: Controller.any)
    scene.inner.addGestureRecognizer(tap)
    self.tap()
    #expect(controller?.log == ["tapped 1", "no parameter"])
    controller = nil
    self.tap()
    #expect(other.log == ["any", "any"])
    tap.removeTarget(other)
    self.tap()
    #expect(other.log.count == 2)
  }

  @Test("removeTarget(nil) removes all targets") func removeAllTargets() {
    let controller = Controller()
    var count = 0
    let tap = UITapGestureRecognizer(target: controller, action: Controller.withoutParameter)
    tap.addAction { (_: UITapGestureRecognizer) in count += 1 }
    scene.inner.addGestureRecognizer(tap)
    tap.removeTarget(nil)
    self.tap()
    #expect(controller.log.isEmpty)
    #expect(count == 1)
  }

  @Test("actions are replaced and removed by identifier")
  func actionIdentifiers() {
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
