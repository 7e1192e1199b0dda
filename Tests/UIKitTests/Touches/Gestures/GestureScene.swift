import Testing
import UIKit
import UIKitTestSupport

/// A stage with a view inside another one, 100 points wide at (100, 100), and a log of their
/// touches and gestures.
@MainActor
final class GestureScene {
  let stage = Stage(device: .iPhone8)
  let outer: TouchRecorder
  let inner: TouchRecorder
  private let eventLog = EventLog()

  /// The touches and gestures in the order of their callbacks.
  var log: [String] { eventLog.lines }

  init() {
    outer = TouchRecorder(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    inner = TouchRecorder(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    for (name, recorder) in [("outer", outer), ("inner", inner)] {
      recorder.onTouches = { [eventLog] phase, touches, _ in
        eventLog.lines.append("\(name) \(phase)")
        #expect(touches.allSatisfy { $0.phase == phase })
      }
    }
    stage.view.addSubview(outer)
    outer.addSubview(inner)
  }

  func record(_ line: String) {
    eventLog.lines.append(line)
  }

  /// Adds a recognizer to a view, by default the inner one, and logs its states.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView? = nil, name: String = ""
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [eventLog] (recognizer: UIGestureRecognizer) in
      eventLog.lines.append("\(name.isEmpty ? "" : name + " ")\(recognizer.state)")
    }
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }

  func step(_ count: Int) {
    for _ in 0..<count { stage.step() }
  }

  /// Taps for three ticks, by default at the center of the inner view.
  func tap(tick: Int = 0, at point: CGPoint = CGPoint(x: 150, y: 150)) {
    stage.touches.tap(at: point, time: time(tick))
  }

  /// Drags a finger from the center of the inner view.
  func drag(by vector: CGVector, tick: Int = 0, ticks: Int) {
    let center = CGPoint(x: 150, y: 150)
    stage.touches.drag(
      from: center, to: CGPoint(x: center.x + vector.dx, y: center.y + vector.dy),
      time: time(tick), duration: time(ticks))
  }

  /// Returns the time of a tick, in seconds.
  func time(_ tick: Int) -> TimeInterval { TimeInterval(tick) / 60 }
}

/// A recognizer that enters given states on touch callbacks.
final class ScriptedGestureRecognizer: UIGestureRecognizer {
  var stateOnBegan: State?
  var stateOnMoved: State?
  var stateOnEnded: State? = .failed
  var resetCount = 0
  var callbacks: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    callbacks.append("began \(touches.count)")
    if let stateOnBegan { state = stateOnBegan }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    callbacks.append("moved \(touches.count)")
    if let stateOnMoved { state = stateOnMoved }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    callbacks.append("ended \(touches.count)")
    if let stateOnEnded { state = stateOnEnded }
  }
  override func reset() {
    resetCount += 1
  }
}

/// A delegate with settable return values.
@MainActor
final class GestureDelegateStub: UIGestureRecognizerDelegate {
  var shouldBegin = true
  var shouldRecognizeSimultaneously = false
  var requiresFailureOf: UIGestureRecognizer?
  var requiredToFailBy: UIGestureRecognizer?
  var shouldReceive = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { shouldRecognizeSimultaneously }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === requiresFailureOf }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === requiredToFailBy }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { shouldReceive }
}
