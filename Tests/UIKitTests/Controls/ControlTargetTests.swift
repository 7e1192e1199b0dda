import Testing
import UIKit

/// Controls call the methods of objects, for lines that are written for iOS with selectors.
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
    for _ in 0..<30 { stage.step() }
    return screen.log
  }

  @Test func methodsAreCalledWithTheControlOrWithout() {
    let screen = Screen()
    let stage = Stage(device: .iPhone8, rootViewController: screen)
    #expect(tap(screen, on: stage) == ["press", "Go"])
  }

  @Test func targetsAreRemovedByEventAndByObject() {
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

  @Test func targetsAreNotKeptAlive() {
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
