import Testing
import UIKit
import UIKitTestSupport

/// Target methods of controls, in place of iOS's selectors.
@MainActor
@Suite struct ControlTargetTests {
  private final class Screen: UIViewController {
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Go", for: .normal)
      button.addTarget(self, action: Screen.press, for: .touchDown)
      button.addTarget(self, action: Screen.tapped, for: .touchUpInside)
      view.addSubview(button)
    }

    func press() { log.append("press") }
    func tapped(_ sender: UIButton) { log.append(sender.title(for: .normal) ?? "?") }
  }

  private func tap(_ screen: Screen, on stage: Stage) -> [String] {
    screen.log = []
    stage.touches.tap(screen.button, time: stage.time + 0.1)
    stage.step(30)
    return screen.log
  }

  @Test("target methods are called with the control or without arguments") func targets() {
    let screen = Screen()
    let stage = Stage(device: .iPhone8, rootViewController: screen)
    #expect(tap(screen, on: stage) == ["press", "Go"])
  }

  @Test("removeTarget removes targets by event and by object") func removal() {
    let (screen, other) = (Screen(), Screen())
    let stage = Stage(device: .iPhone8, rootViewController: screen)
    stage.step()
    screen.button.addTarget(other, action: Screen.press, for: .touchUpInside)
    screen.button.addAction(UIAction { _ in screen.log.append("action") }, for: .touchUpInside)
    screen.button.removeTarget(screen, for: .touchDown)
    #expect(tap(screen, on: stage) == ["Go", "action"])
    #expect(other.log == ["press"])
    screen.button.removeTarget(nil, for: .allEvents)
    #expect(tap(screen, on: stage) == ["action"])
    #expect(other.log == ["press"])
  }

  @Test("targets are not retained") func lifetime() {
    let screen = Screen()
    let stage = Stage(device: .iPhone8, rootViewController: screen)
    stage.step()
    var other: Screen? = Screen()
    weak let witness = other
    screen.button.addTarget(other, action: Screen.press, for: .touchUpInside)
    other = nil
    #expect(witness == nil)
    #expect(tap(screen, on: stage) == ["press", "Go"])
  }
}
