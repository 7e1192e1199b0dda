import Testing
import UIKit

@MainActor
struct TouchScriptTests {
  final class Pad: UIView {
    var log: [String] = []
    private func note(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
      for touch in touches {
        let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
        let tick = Int((touch.timestamp * 60).rounded())
        log.append(
          "\(word) \(Int(before.x))→\(Int(now.x)) @\(tick) of \(event?.allTouches?.count ?? 0)")
      }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches, event)
    }
  }

  let stage = Stage(device: .iPhone8)
  let pad = Pad(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    stage.view.addSubview(pad)
  }

  private func step(_ count: Int) {
    for _ in 0..<count { stage.step() }
  }

  @Test func aTapLastsThreeTicks() {
    stage.touches.tap(at: CGPoint(x: 150, y: 150), time: 0.5)
    step(60)
    #expect(pad.log == ["began 50→50 @30 of 1", "ended 50→50 @33 of 1"])
  }

  @Test func aTouchAtTimeZeroIsDeliveredBeforeTheFirstFrame() {
    stage.touches.tap(at: CGPoint(x: 150, y: 150), time: 0)
    _ = stage.displayList()
    #expect(pad.log == ["began 50→50 @0 of 1"])
    _ = stage.displayList()
    #expect(pad.log.count == 1)
  }

  @Test func aDragMovesEvenlyAndStaysWithItsView() {
    stage.touches.drag(
      from: CGPoint(x: 110, y: 150), to: CGPoint(x: 310, y: 150), time: 0, duration: 4.0 / 60)
    step(10)
    #expect(
      pad.log == [
        "began 10→10 @0 of 1", "moved 10→60 @1 of 1", "moved 60→110 @2 of 1",
        "moved 110→160 @3 of 1", "moved 160→210 @4 of 1", "ended 160→210 @4 of 1",
      ])
  }

  @Test func aViewTakesOneFingerUnlessItTakesSeveral() {
    stage.touches.press(at: CGPoint(x: 110, y: 150), time: 0, duration: 0.1)
    stage.touches.press(at: CGPoint(x: 120, y: 150), time: 0.05, duration: 0.1)
    stage.touches.tap(at: CGPoint(x: 130, y: 150), time: 0.5)
    step(40)
    #expect(
      pad.log == [
        "began 10→10 @0 of 1", "ended 10→10 @6 of 2", "began 30→30 @30 of 1",
        "ended 30→30 @33 of 1",
      ])
  }

  @Test func fingersOverlap() {
    pad.isMultipleTouchEnabled = true
    stage.touches.press(at: CGPoint(x: 110, y: 150), time: 0, duration: 0.1)
    stage.touches.press(at: CGPoint(x: 120, y: 150), time: 0.05, duration: 0.05)
    step(10)
    #expect(pad.log.filter { $0.hasPrefix("began") }.map { String($0.suffix(1)) } == ["1", "2"])
    #expect(pad.log.filter { $0.hasPrefix("ended 10") } == ["ended 10→10 @6 of 2"])
    #expect(pad.log.filter { $0.hasPrefix("ended 20") } == ["ended 20→20 @6 of 2"])
  }

  @Test func tappingAViewFindsItWhereItThenStands() {
    stage.touches.tap(pad, time: 1)
    stage.at(0.5) { pad.frame.origin = CGPoint(x: 0, y: 300) }
    step(61)
    #expect(pad.log == ["began 50→50 @60 of 1"])
  }

  @Test func aViewThatLeftIsNotTapped() {
    stage.touches.tap(pad, time: 0.5)
    stage.at(0.1) { pad.removeFromSuperview() }
    step(60)
    #expect(pad.log.isEmpty)
  }

  @Test func aFingerBesideTheScreenKeepsNoOtherFromItsView() {
    stage.touches.tap(at: CGPoint(x: -10, y: 10), time: 0)
    stage.touches.tap(at: CGPoint(x: 150, y: 150), time: 0)
    step(5)
    #expect(pad.log.count == 2)
  }

  @Test func aViewTakesTouchesInTheVeryTickInWhichItsAnimationEnds() {
    stage.touches.tap(pad, time: 0.5)
    stage.touches.tap(pad, time: 1)
    UIView.animate(withDuration: 1) { pad.alpha = 0.5 }
    step(70)
    #expect(pad.log.first == "began 50→50 @60 of 1")
  }

  @Test func unansweredTouchesGoUpTheResponderChain() {
    let child = UIView(frame: pad.bounds)
    pad.addSubview(child)
    stage.touches.tap(child, time: 0)
    step(5)
    #expect(pad.log.count == 2)
  }

  @Test func aFingerThatRestsAfterAMoveGoesOnTelling() {
    stage.touches.drag(
      from: CGPoint(x: 110, y: 150), to: CGPoint(x: 130, y: 150), time: 0, duration: 2.0 / 60,
      holding: 2.0 / 60)
    step(10)
    #expect(
      pad.log == [
        "began 10→10 @0 of 1", "moved 10→20 @1 of 1", "moved 20→30 @2 of 1",
        "moved 30→30 @3 of 1", "moved 30→30 @4 of 1", "ended 30→30 @4 of 1",
      ])
  }

  @Test func aFingerThatRestsBeforeItMovesDoesNot() {
    stage.touches.finger(
      along: TouchPath(from: CGPoint(x: 110, y: 150)).holding(for: 3.0 / 60)
        .moving(by: CGVector(dx: 10, dy: 0), in: 1.0 / 60), time: 0)
    step(10)
    #expect(
      pad.log == ["began 10→10 @0 of 1", "moved 10→20 @4 of 1", "ended 10→20 @4 of 1"])
  }

  @Test func draggingAViewStartsWhereItThenStands() {
    stage.touches.drag(pad, by: CGVector(dx: 40, dy: 0), time: 1, duration: 1.0 / 60)
    stage.touches.flick(pad, by: CGVector(dx: 90, dy: 0), time: 2)
    stage.at(0.5) { pad.frame.origin = CGPoint(x: 0, y: 300) }
    step(140)
    #expect(pad.log.prefix(2) == ["began 50→50 @60 of 1", "moved 50→90 @61 of 1"])
    #expect(pad.log.suffix(2) == ["moved 130→140 @129 of 1", "ended 130→140 @129 of 1"])
  }

  @Test func theSystemMayTakeFingersAway() {
    stage.touches.press(at: CGPoint(x: 110, y: 150), time: 0, duration: 1)
    stage.touches.cancel(time: 0.1)
    stage.touches.tap(at: CGPoint(x: 120, y: 150), time: 0.2)
    step(60)
    #expect(
      pad.log == [
        "began 10→10 @0 of 1", "cancelled 10→10 @6 of 1", "began 20→20 @12 of 1",
        "ended 20→20 @15 of 1",
      ])
    #expect(stage.touches.fingerCount == 0)
  }

  /// Taps 21 ticks or 45 points apart still belong together; a finger that strays has not tapped.
  @Test(
    arguments: [
      ("double", [(0, 110.0, 0.0), (10, 110, 0)], [1, 2]),
      ("triple", [(0, 110, 0), (10, 120, 0), (20, 110, 0)], [1, 2, 3]),
      ("just soon enough", [(0, 110, 0), (24, 110, 0)], [1, 2]),
      ("too late", [(0, 110, 0), (25, 110, 0)], [1, 1]),
      ("just near enough", [(0, 110, 0), (10, 155, 0)], [1, 2]),
      ("too far", [(0, 110, 0), (10, 156, 0)], [1, 1]),
      ("after a drag", [(0, 110, 46), (10, 110, 0)], [1, 1]),
      ("two fingers twice", [(0, 110, 0), (0, 180, 0), (10, 110, 0), (10, 180, 0)], [1, 1, 2, 2]),
    ] as [(String, [(Int, CGFloat, CGFloat)], [Int])])
  func tapsAreCounted(id: String, fingers: [(Int, CGFloat, CGFloat)], expected: [Int]) {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let counter = Counter(frame: pad.bounds)
    counter.isMultipleTouchEnabled = true
    pad.addSubview(counter)
    for (tick, x, way) in fingers {
      stage.touches.drag(
        from: CGPoint(x: x, y: 150), to: CGPoint(x: x, y: 150 + way),
        time: TimeInterval(tick) / 60, duration: 3.0 / 60)
    }
    step(40)
    #expect(counter.counts == expected)
  }

  @Test func aPinchMovesTwoFingers() {
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
    #expect(Set(pad.log.suffix(2)) == ["ended 70→80 @2 of 2", "ended 30→20 @2 of 2"])
  }

  @Test func aRotationTurnsTwoFingers() {
    stage.touches.rotate(
      at: CGPoint(x: 150, y: 150), by: .pi, distance: 40, time: 0, duration: 2.0 / 60)
    step(1)
    let places = stage.touches.touches.map { $0.location(in: pad) }
    #expect(abs(places[0].x - 50) < 1e-9 && abs(places[0].y - 70) < 1e-9)
    #expect(abs(places[1].x - 50) < 1e-9 && abs(places[1].y - 30) < 1e-9)
  }
}
