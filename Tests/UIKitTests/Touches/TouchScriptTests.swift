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
}
