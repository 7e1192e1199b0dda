import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct TouchScriptTests {
  let stage = Stage(device: .iPhone8)
  private let log = EventLog()
  let pad = TouchRecorder(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    pad.onTouches = { [log, unowned pad] phase, touches, event in
      for touch in touches {
        let (current, previous) = (touch.location(in: pad), touch.previousLocation(in: pad))
        let tick = Int((touch.timestamp * 60).rounded())
        log.lines.append(
          "\(phase) \(Int(previous.x))→\(Int(current.x)) @\(tick) of "
            + "\(event?.allTouches?.count ?? 0)")
      }
    }
    stage.view.addSubview(pad)
  }

  private func step(_ count: Int) {
    for _ in 0..<count { stage.step() }
  }

  @Test("a tap lasts three ticks") func tapDuration() {
    stage.touches.tap(at: CGPoint(x: 150, y: 150), time: 0.5)
    step(60)
    #expect(log.lines == ["began 50→50 @30 of 1", "ended 50→50 @33 of 1"])
  }

  @Test("a touch at time zero is delivered before the first frame")
  func touchAtTimeZero() {
    stage.touches.tap(at: CGPoint(x: 150, y: 150), time: 0)
    _ = stage.displayList()
    #expect(log.lines == ["began 50→50 @0 of 1"])
    _ = stage.displayList()
    #expect(log.lines.count == 1)
  }

  @Test("a drag moves evenly, and its view receives it outside of its bounds")
  func drag() {
    stage.touches.drag(
      from: CGPoint(x: 110, y: 150), to: CGPoint(x: 310, y: 150), time: 0, duration: 4.0 / 60)
    step(10)
    #expect(
      log.lines == [
        "began 10→10 @0 of 1", "moved 10→60 @1 of 1", "moved 60→110 @2 of 1",
        "moved 110→160 @3 of 1", "moved 160→210 @4 of 1", "ended 160→210 @4 of 1",
      ])
  }

  @Test("a view without isMultipleTouchEnabled receives one touch at a time")
  func singleTouch() {
    stage.touches.press(at: CGPoint(x: 110, y: 150), time: 0, duration: 0.1)
    stage.touches.press(at: CGPoint(x: 120, y: 150), time: 0.05, duration: 0.1)
    stage.touches.tap(at: CGPoint(x: 130, y: 150), time: 0.5)
    step(40)
    #expect(
      log.lines == [
        "began 10→10 @0 of 1", "ended 10→10 @6 of 2", "began 30→30 @30 of 1",
        "ended 30→30 @33 of 1",
      ])
  }

  @Test("a view with isMultipleTouchEnabled receives overlapping touches") func multipleTouches() {
    pad.isMultipleTouchEnabled = true
    stage.touches.press(at: CGPoint(x: 110, y: 150), time: 0, duration: 0.1)
    stage.touches.press(at: CGPoint(x: 120, y: 150), time: 0.05, duration: 0.05)
    step(10)
    #expect(log.lines.filter { $0.hasPrefix("began") }.map { String($0.suffix(1)) } == ["1", "2"])
    #expect(log.lines.filter { $0.hasPrefix("ended 10") } == ["ended 10→10 @6 of 2"])
    #expect(log.lines.filter { $0.hasPrefix("ended 20") } == ["ended 20→20 @6 of 2"])
  }

  @Test("tap(_:time:) taps a view at its location at that time")
  func tapMovedView() {
    stage.touches.tap(pad, time: 1)
    stage.at(0.5) { pad.frame.origin = CGPoint(x: 0, y: 300) }
    step(61)
    #expect(log.lines == ["began 50→50 @60 of 1"])
  }

  @Test("tap(_:time:) does not tap a view that was removed") func tapRemovedView() {
    stage.touches.tap(pad, time: 0.5)
    stage.at(0.1) { pad.removeFromSuperview() }
    step(60)
    #expect(log.lines.isEmpty)
  }

  @Test("a touch outside of the screen does not block others")
  func touchOutsideScreen() {
    stage.touches.tap(at: CGPoint(x: -10, y: 10), time: 0)
    stage.touches.tap(at: CGPoint(x: 150, y: 150), time: 0)
    step(5)
    #expect(log.lines.count == 2)
  }

  @Test("a view receives touches at the tick in which its animation ends")
  func touchAtAnimationEnd() {
    stage.touches.tap(pad, time: 0.5)
    stage.touches.tap(pad, time: 1)
    UIView.animate(withDuration: 1) { pad.alpha = 0.5 }
    step(70)
    #expect(log.lines.first == "began 50→50 @60 of 1")
  }

  @Test("unhandled touches are passed up the responder chain")
  func responderChain() {
    let child = UIView(frame: pad.bounds)
    pad.addSubview(child)
    stage.touches.tap(child, time: 0)
    step(5)
    #expect(log.lines.count == 2)
  }

  @Test("a finger that rests after a move keeps sending touchesMoved")
  func restAfterMove() {
    stage.touches.drag(
      from: CGPoint(x: 110, y: 150), to: CGPoint(x: 130, y: 150), time: 0, duration: 2.0 / 60,
      holding: 2.0 / 60)
    step(10)
    #expect(
      log.lines == [
        "began 10→10 @0 of 1", "moved 10→20 @1 of 1", "moved 20→30 @2 of 1",
        "moved 30→30 @3 of 1", "moved 30→30 @4 of 1", "ended 30→30 @4 of 1",
      ])
  }

  @Test("a finger that rests before it moves sends no touchesMoved")
  func restBeforeMove() {
    stage.touches.finger(
      along: TouchPath(from: CGPoint(x: 110, y: 150)).holding(for: 3.0 / 60)
        .moving(by: CGVector(dx: 10, dy: 0), in: 1.0 / 60), time: 0)
    step(10)
    #expect(
      log.lines == ["began 10→10 @0 of 1", "moved 10→20 @4 of 1", "ended 10→20 @4 of 1"])
  }

  @Test("drag(_:by:time:duration:) starts at the location of the view at that time")
  func dragMovedView() {
    stage.touches.drag(pad, by: CGVector(dx: 40, dy: 0), time: 1, duration: 1.0 / 60)
    stage.touches.flick(pad, by: CGVector(dx: 90, dy: 0), time: 2)
    stage.at(0.5) { pad.frame.origin = CGPoint(x: 0, y: 300) }
    step(140)
    #expect(log.lines.prefix(2) == ["began 50→50 @60 of 1", "moved 50→90 @61 of 1"])
    #expect(log.lines.suffix(2) == ["moved 130→140 @129 of 1", "ended 130→140 @129 of 1"])
  }

  @Test("cancel(time:) cancels the touches on the screen") func cancel() {
    stage.touches.press(at: CGPoint(x: 110, y: 150), time: 0, duration: 1)
    stage.touches.cancel(time: 0.1)
    stage.touches.tap(at: CGPoint(x: 120, y: 150), time: 0.2)
    step(60)
    #expect(
      log.lines == [
        "began 10→10 @0 of 1", "cancelled 10→10 @6 of 1", "began 20→20 @12 of 1",
        "ended 20→20 @15 of 1",
      ])
    #expect(stage.touches.fingerCount == 0)
  }

  /// Taps at most 21 ticks and 45 points apart are consecutive; a finger that moves too far does
  /// not tap.
  @Test(
    "tapCount counts consecutive taps at about the same location",
    arguments: [
      ("double tap", [(0, 110.0, 0.0), (10, 110, 0)], [1, 2]),
      ("triple tap", [(0, 110, 0), (10, 120, 0), (20, 110, 0)], [1, 2, 3]),
      ("longest interval", [(0, 110, 0), (24, 110, 0)], [1, 2]),
      ("interval too long", [(0, 110, 0), (25, 110, 0)], [1, 1]),
      ("longest distance", [(0, 110, 0), (10, 155, 0)], [1, 2]),
      ("distance too long", [(0, 110, 0), (10, 156, 0)], [1, 1]),
      ("after a drag", [(0, 110, 46), (10, 110, 0)], [1, 1]),
      (
        "double tap with two fingers", [(0, 110, 0), (0, 180, 0), (10, 110, 0), (10, 180, 0)],
        [1, 1, 2, 2]
      ),
    ] as [(String, [(Int, CGFloat, CGFloat)], [Int])])
  func tapCount(id: String, fingers: [(Int, CGFloat, CGFloat)], expected: [Int]) {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: pad.bounds)
    counter.isMultipleTouchEnabled = true
    pad.addSubview(counter)
    for (tick, x, distance) in fingers {
      stage.touches.drag(
        from: CGPoint(x: x, y: 150), to: CGPoint(x: x, y: 150 + distance),
        time: TimeInterval(tick) / 60, duration: 3.0 / 60)
    }
    step(40)
    #expect(counter.counts == expected)
  }

  @Test("pinch(at:from:to:time:duration:) moves two fingers apart") func pinch() {
    pad.isMultipleTouchEnabled = true
    stage.touches.pinch(
      at: CGPoint(x: 150, y: 150), from: 20, to: 60, time: 0, duration: 2.0 / 60)
    step(1)
    #expect(
      stage.touches.touches.map { $0.location(in: pad) } == [
        CGPoint(x: 70, y: 50), CGPoint(x: 30, y: 50),
      ])
    step(1)
    #expect(stage.touches.touches.isEmpty)
    #expect(Set(log.lines.suffix(2)) == ["ended 70→80 @2 of 2", "ended 30→20 @2 of 2"])
  }

  @Test("rotate(at:by:time:duration:) turns two fingers around their center")
  func rotate() {
    stage.touches.rotate(
      at: CGPoint(x: 150, y: 150), by: .pi, distance: 40, time: 0, duration: 2.0 / 60)
    step(1)
    let locations = stage.touches.touches.map { $0.location(in: pad) }
    #expect(abs(locations[0].x - 50) < 1e-9 && abs(locations[0].y - 70) < 1e-9)
    #expect(abs(locations[1].x - 50) < 1e-9 && abs(locations[1].y - 30) < 1e-9)
  }
}
