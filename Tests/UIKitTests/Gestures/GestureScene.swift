import Testing
import UIKit

/// A view in another one, 100 points wide at (100, 100) of the screen, and all that is noted of them.
@MainActor
final class GestureScene {
  let stage = Stage(device: .iPhone8)
  let outer: Pad
  let inner: Pad
  private let notes = Notes()

  /// What happened, in order.
  var log: [String] { notes.lines }

  final class Notes {
    var lines: [String] = []
  }

  /// A view that notes what it hears of touches.
  final class Pad: UIView {
    var name = ""
    var notes: Notes?
    /// How many touches more have begun than ended or been cancelled.
    private(set) var balance = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(.began, touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(.moved, touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(.ended, touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(.cancelled, touches)
    }
    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
      notes?.lines.append("\(name) \(phase)")
      if phase == .began { balance += touches.count }
      if phase == .ended || phase == .cancelled { balance -= touches.count }
      #expect(touches.allSatisfy { $0.phase == phase })
    }
  }

  init() {
    outer = Pad(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    inner = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    for (name, pad) in [("outer", outer), ("inner", inner)] {
      pad.name = name
      pad.notes = notes
    }
    stage.view.addSubview(outer)
    outer.addSubview(inner)
  }

  func note(_ line: String) {
    notes.lines.append(line)
  }

  /// Adds a recognizer to the inner view, or to another one, and notes its states.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView? = nil, name: String = ""
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [notes] (recognizer: UIGestureRecognizer) in
      notes.lines.append("\(name.isEmpty ? "" : name + " ")\(recognizer.state)")
    }
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }

  func step(_ count: Int) {
    for _ in 0..<count { stage.step() }
  }

  /// Taps the inner view for three ticks.
  func tap(tick: Int = 0, at point: CGPoint = CGPoint(x: 150, y: 150)) {
    stage.touches.tap(at: point, time: time(tick))
  }

  /// Moves a finger from the middle of the inner view.
  func drag(by vector: CGVector, tick: Int = 0, ticks: Int) {
    let middle = CGPoint(x: 150, y: 150)
    stage.touches.drag(
      from: middle, to: CGPoint(x: middle.x + vector.dx, y: middle.y + vector.dy),
      time: time(tick), duration: time(ticks))
  }

  /// The time of a tick in seconds.
  func time(_ tick: Int) -> TimeInterval { TimeInterval(tick) / 60 }
}

/// A recognizer that does as it is told.
final class Puppet: UIGestureRecognizer {
  var onBegan: State?
  var onMoved: State?
  var onEnded: State? = .failed
  var resets = 0
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("began \(touches.count)")
    if let onBegan { state = onBegan }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("moved \(touches.count)")
    if let onMoved { state = onMoved }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("ended \(touches.count)")
    if let onEnded { state = onEnded }
  }
  override func reset() {
    resets += 1
  }
}

/// A delegate that answers as it is told.
@MainActor
final class Judge: UIGestureRecognizerDelegate {
  var begins = true
  var tolerates = false
  var waitsFor: UIGestureRecognizer?
  var isWaitedForBy: UIGestureRecognizer?
  var receives = true

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { tolerates }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === isWaitedForBy }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }
}
