import Testing

@testable import UIKit

@MainActor @Suite struct LiveFingerTests {
  private final class Recorder: UIView {
    var events: [String] = []

    private func record(_ name: String, _ touches: Set<UITouch>) {
      for touch in touches {
        let place = touch.location(in: nil)
        events.append(
          "\((touch.timestamp * 60).rounded()) \(name) \(place.x) \(place.y) \(touch.tapCount)")
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      record("cancelled", touches)
    }
  }

  private func stage() -> (Stage, Recorder) {
    let stage = Stage()
    let recorder = Recorder(frame: stage.view.bounds)
    stage.view.addSubview(recorder)
    return (stage, recorder)
  }

  @Test("a live finger sends the events of a scripted one at the same locations") func sameEvents()
  {
    let (scripted, expected) = stage()
    let path = TouchPath(from: CGPoint(x: 10, y: 10))
      .moving(to: CGPoint(x: 40, y: 10), in: 0.05).holding(for: 0.05)
    scripted.touches.finger(along: path, time: 0.1)
    for _ in 0..<20 { scripted.step() }

    let (live, recorder) = stage()
    var finger: LiveFinger?
    for tick in 1...20 {
      switch tick {
      case 6: finger = live.touches.liveFinger(at: CGPoint(x: 10, y: 10), tick: tick)
      case 7...9: finger?.move(to: CGPoint(x: 10 + 10 * Double(tick - 6), y: 10))
      case 12: finger?.lift(tick: tick)
      default: break
      }
      live.step()
    }
    #expect(recorder.events == expected.events)
    #expect(recorder.events.count == 8)
    #expect(live.isQuiet)
  }

  @Test("a finger that is lifted at once stays for a tick, and a canceled one ends")
  func shortTouches() {
    let (stage, recorder) = stage()
    stage.touches.liveFinger(at: CGPoint(x: 1, y: 2), tick: 1).lift(tick: 1)
    #expect(!stage.isQuiet)
    for _ in 0..<3 { stage.step() }
    #expect(recorder.events == ["1.0 began 1.0 2.0 1", "2.0 ended 1.0 2.0 1"])
    recorder.events = []
    let finger = stage.touches.liveFinger(at: CGPoint(x: 1, y: 2), tick: 4)
    finger.move(to: CGPoint(x: CGFloat.nan, y: 2))
    stage.step()
    finger.cancel(tick: 5)
    for _ in 0..<3 { stage.step() }
    #expect(recorder.events == ["4.0 began 1.0 2.0 2", "5.0 cancelled 1.0 2.0 2"])
  }
}
