import Testing
import UIKit

@MainActor
struct UIControlTests {
  let stage = Stage(device: .iPhone8)
  let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))

  init() {
    stage.view.addSubview(control)
  }

  /// Every event's name, as it comes.
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

  private func step(_ count: Int) {
    for _ in 0..<count { stage.step() }
  }

  @Test func aTapIsDownAndUpInside() {
    let log = record()
    stage.touches.tap(control, time: 0.1)
    step(6)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    #expect(control.state == .highlighted)
    step(10)
    #expect(!control.isHighlighted && !control.isTracking)
    #expect(log.lines == ["down", "upInside"])
  }

  /// The control's right edge is at 150; a finger counts as over it up to 70 points further.
  @Test(arguments: [
    (CGFloat(219), ["down", "dragInside", "dragInside", "upInside"]),
    (CGFloat(221), ["down", "dragInside", "exit", "dragOutside", "upOutside"]),
  ])
  func fingersCountAsInsideUpToTheMargin(x: CGFloat, expected: [String]) {
    let log = record()
    stage.touches.drag(
      from: CGPoint(x: 125, y: 125), to: CGPoint(x: x, y: 125), time: 0, duration: 2.0 / 60)
    step(5)
    #expect(log.lines == expected)
  }

  @Test func draggingOutAndBackIsTold() {
    let log = record()
    stage.touches.drag(
      from: CGPoint(x: 125, y: 125), to: CGPoint(x: 425, y: 125), time: 0, duration: 4.0 / 60)
    step(1)
    #expect(!log.lines.contains("exit"))
    step(1)
    #expect(log.lines == ["down", "dragInside", "exit", "dragOutside"])
    #expect(!control.isHighlighted && control.isTracking)
    step(2)
    #expect(log.lines.last == "upOutside")
  }

  /// Sets have an order of their own, so one control alone might follow the right finger by chance.
  @Test func ofFingersThatComeDownAtOnceTheFirstIsFollowed() {
    final class Witness: UIControl {
      var followed: [CGFloat] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        followed.append(touch.location(in: self).x)
        return true
      }
    }
    let controls = (0..<20).map { Witness(frame: CGRect(x: 0, y: 20 * $0, width: 50, height: 20)) }
    for control in controls {
      stage.view.addSubview(control)
      for x in [10, 40] {
        stage.touches.press(
          at: CGPoint(x: CGFloat(x), y: control.frame.midY), time: 0, duration: 0.1)
      }
    }
    step(1)
    #expect(controls.allSatisfy { $0.followed == [10] })
  }

  @Test func theSecondTapOfADoubleTapIsARepeat() {
    let log = record()
    stage.touches.doubleTap(control, time: 0)
    step(20)
    #expect(log.lines == ["down", "upInside", "down", "repeat", "upInside"])
  }

  @Test func aTouchThatIsTakenAwayIsCancelled() {
    let log = record()
    stage.touches.press(control, time: 0, duration: 1)
    stage.touches.cancel(time: 0.2)
    step(6)
    #expect(control.isHighlighted)
    step(10)
    #expect(log.lines == ["down", "cancel"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  @Test func disabledControlsDoNotTrack() {
    let log = record()
    control.isEnabled = false
    stage.touches.tap(control, time: 0)
    step(5)
    #expect(log.lines.isEmpty)
    #expect(control.state == .disabled)
  }

  @Test func actionsAreReplacedAndRemovedByIdentifier() {
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

  @Test func trackingCanBeRefusedAndBrokenOff() {
    final class Picky: UIControl {
      var continues = true
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touch.location(in: self).x < 25
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
    }
    let picky = Picky(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var ups = 0
    picky.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
    stage.view.addSubview(picky)
    stage.touches.tap(at: CGPoint(x: 40, y: 10), time: 0)
    step(5)
    #expect(ups == 0)
    stage.touches.tap(at: CGPoint(x: 10, y: 10), time: 0)
    step(5)
    #expect(ups == 1)
    picky.continues = false
    stage.touches.drag(
      from: CGPoint(x: 10, y: 10), to: CGPoint(x: 12, y: 10), time: 0, duration: 0.2)
    step(3)
    #expect(!picky.isTracking)
    step(20)
    #expect(ups == 1)
  }
}
