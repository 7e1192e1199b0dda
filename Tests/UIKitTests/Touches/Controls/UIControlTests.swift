import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct UIControlTests {
  let stage = Stage(device: .iPhone8)
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  init() {
    stage.view.addSubview(control)
  }

  /// Records the names of all events.
  private func record() -> Log {
    let log = Log()
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("dragInside", .touchDragInside), ("dragOutside", .touchDragOutside),
      ("enter", .touchDragEnter), ("exit", .touchDragExit), ("upInside", .touchUpInside),
      ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
      ("primary", .primaryActionTriggered), ("repeat", .touchDownRepeat),
    ]
    for (name, event) in events {
      control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
    }
    return log
  }

  final class Log {
    var lines: [String] = []
  }

  @Test("a tap sends touchDown and touchUpInside") func tap() {
    let log = record()
    stage.touches.tap(control, time: 0.1)
    stage.step(6)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    #expect(control.state == .highlighted)
    stage.step(10)
    #expect(!control.isHighlighted && !control.isTracking)
    #expect(log.lines == ["down", "upInside"])
  }

  /// The control's right edge is at x = 150, so touches count as inside up to x = 220.
  @Test(
    "touches count as inside up to 70 points from the bounds",
    arguments: [
      (CGFloat(219), ["down", "dragInside", "dragInside", "upInside"]),
      (CGFloat(221), ["down", "dragInside", "exit", "dragOutside", "upOutside"]),
    ])
  func margin(x: CGFloat, expected: [String]) {
    let log = record()
    stage.touches.drag(
      from: CGPoint(x: 125, y: 125), to: CGPoint(x: x, y: 125), time: 0,
      duration: 2 / Double(Stage.ticksPerSecond))
    stage.step(5)
    #expect(log.lines == expected)
  }

  @Test("dragging out of a control sends touchDragExit and touchUpOutside") func draggingOut() {
    let log = record()
    stage.touches.drag(
      from: CGPoint(x: 125, y: 125), to: CGPoint(x: 425, y: 125), time: 0,
      duration: 4 / Double(Stage.ticksPerSecond))
    stage.step(1)
    #expect(!log.lines.contains("exit"))
    stage.step(1)
    #expect(log.lines == ["down", "dragInside", "exit", "dragOutside"])
    #expect(!control.isHighlighted && control.isTracking)
    stage.step(2)
    #expect(log.lines.last == "upOutside")
  }

  /// Uses many controls, because the order of a set might favor the right touch by chance.
  @Test("the first of simultaneous touches is tracked") func simultaneousTouches() {
    final class RecordingControl: UIControl {
      var tracked: [CGFloat] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        tracked.append(touch.location(in: self).x)
        return true
      }
    }
    let controls = (0..<20).map {
      RecordingControl(frame: CGRect(x: 0, y: 20 * $0, width: 50, height: 20))
    }
    for control in controls {
      stage.view.addSubview(control)
      for x in [10, 40] {
        stage.touches.press(
          at: CGPoint(x: CGFloat(x), y: control.frame.midY), time: 0, duration: 0.1)
      }
    }
    stage.step(1)
    #expect(controls.allSatisfy { $0.tracked == [10] })
  }

  @Test("the second tap of a double tap sends touchDownRepeat") func doubleTap() {
    let log = record()
    stage.touches.doubleTap(control, time: 0)
    stage.step(20)
    #expect(log.lines == ["down", "upInside", "down", "repeat", "upInside"])
  }

  @Test("a canceled touch sends touchCancel") func cancellation() {
    let log = record()
    stage.touches.press(control, time: 0, duration: 1)
    stage.touches.cancel(time: 0.2)
    stage.step(6)
    #expect(control.isHighlighted)
    stage.step(10)
    #expect(log.lines == ["down", "cancel"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  @Test("disabled controls do not track touches") func disabled() {
    let log = record()
    control.isEnabled = false
    stage.touches.tap(control, time: 0)
    stage.step(5)
    #expect(log.lines.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test("actions are replaced and removed by their identifier") func actions() {
    var log: [String] = []
    let identifier = UIAction.Identifier("a")
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("old") }, for: .valueChanged)
    control.addAction(
      UIAction(identifier: identifier) { action in
        log.append("new \((action.sender as? UIControl) != nil)")
      }, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(log == ["new true"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log.count == 1)
    #expect(control.allControlEvents == .touchDown)
  }

  @Test("beginTracking and continueTracking can refuse a touch") func refusedTracking() {
    final class SelectiveControl: UIControl {
      var continues = true
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touch.location(in: self).x < 25
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
    }
    let control = SelectiveControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var ups = 0
    control.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
    stage.view.addSubview(control)
    stage.touches.tap(at: CGPoint(x: 40, y: 10), time: 0)
    stage.step(5)
    #expect(ups == 0)
    stage.touches.tap(at: CGPoint(x: 10, y: 10), time: 0)
    stage.step(5)
    #expect(ups == 1)
    control.continues = false
    stage.touches.drag(
      from: CGPoint(x: 10, y: 10), to: CGPoint(x: 12, y: 10), time: 0, duration: 0.2)
    stage.step(3)
    #expect(!control.isTracking)
    stage.step(20)
    #expect(ups == 1)
  }
}
