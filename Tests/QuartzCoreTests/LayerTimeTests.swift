import Testing

@testable import QuartzCore

@MainActor
struct LayerTimeTests {
  private let clock = VirtualClock()
  private let root = CALayer()
  private let middle = CALayer()
  private let leaf = CALayer()

  init() {
    root.stageClock = clock
    root.addSublayer(middle)
    middle.addSublayer(leaf)
  }

  private func fade(_ log: EventLog? = nil) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    fade.delegate = log
    return fade
  }

  private var shown: CGFloat { leaf.presented(at: clock.time).opacity }

  @Test("convertTime(_:from:) converts times between layers of one tree") func convertsTimes() {
    middle.speed = 2
    middle.timeOffset = 3
    middle.beginTime = 1
    leaf.speed = 0.5
    #expect(root.convertTime(5, from: nil) == 5)
    #expect(middle.convertTime(5, from: nil) == 11)
    #expect(leaf.convertTime(5, from: nil) == 5.5)
    #expect(leaf.convertTime(11, from: middle) == 5.5)
    #expect(leaf.convertTime(5.5, to: middle) == 11)
    #expect(leaf.convertTime(5.5, to: nil) == 5)
    #expect(root.convertTime(5.5, from: leaf) == 5)
    middle.speed = 0
    #expect(leaf.convertTime(9, from: nil) == 1.5)
    #expect(leaf.convertTime(1.5, to: nil) == 1)
  }

  @Test(
    "a layer's speed applies to its animations and its descendants'",
    arguments: [
      ("speed of 1", 1, 1, 0.5, 60), ("speed of 2", 2, 1, 1, 30),
      ("speed of 0.5", 0.5, 1, 0.25, 120),
      ("2 in 2", 2, 2, 1, 15), ("2 in 0.5", 0.5, 2, 0.5, 60),
    ] as [(String, Float, Float, CGFloat, Int)])
  func speeds(id: String, outer: Float, inner: Float, half: CGFloat, ticks: Int) {
    middle.speed = outer
    leaf.speed = inner
    let log = EventLog()
    leaf.add(fade(log), forKey: "fade")
    clock.advance(by: min(30, ticks - 1))
    if ticks > 30 { #expect(abs(shown - half) < 1e-12) }
    clock.advance(by: ticks - min(30, ticks - 1) - 1)
    #expect(log.lines == ["start"])
    #expect(leaf.displayLayer(at: clock.time) != nil)
    clock.advance(by: 1)
    #expect(log.lines == ["start", "stop true"])
    #expect(leaf.animationKeys() == nil)
  }

  @Test("animations pause and resume as described in Apple's Technical Q&A QA1673")
  func pauseAndResume() {
    let log = EventLog()
    leaf.add(fade(log), forKey: "fade")
    clock.advance(by: 15)
    middle.timeOffset = middle.convertTime(CACurrentMediaTime(of: clock), from: nil)
    middle.speed = 0
    clock.advance(by: 100)
    #expect(abs(shown - 0.25) < 1e-12)
    #expect(log.lines == ["start"])
    let paused = middle.timeOffset
    middle.speed = 1
    middle.timeOffset = 0
    middle.beginTime = 0
    middle.beginTime = middle.convertTime(CACurrentMediaTime(of: clock), from: nil) - paused
    #expect(abs(shown - 0.25) < 1e-12)
    clock.advance(by: 15)
    #expect(abs(shown - 0.5) < 1e-12)
    clock.advance(by: 29)
    #expect(log.lines == ["start"])
    clock.advance(by: 1)
    #expect(log.lines == ["start", "stop true"])
  }

  @Test("timeOffset scrubs the animations of a stopped layer") func scrubbing() {
    middle.speed = 0
    leaf.add(fade(), forKey: "fade")
    for offset in [0.75, 0.1, 0.5] {
      middle.timeOffset = offset
      clock.advance(by: 30)
      #expect(abs(shown - offset) < 1e-12)
    }
    #expect(leaf.animationKeys() == ["fade"])
  }

  @Test("beginTime is in the layer's time space") func beginTime() {
    clock.advance(by: 30)
    middle.speed = 2
    let log = EventLog()
    let fade = fade(log)
    leaf.add(fade, forKey: "now")
    #expect(leaf.animation(forKey: "now")?.beginTime == 1)
    fade.beginTime = leaf.convertTime(clock.time + 0.5, from: nil)
    leaf.add(fade, forKey: "later")
    clock.advance(by: 29)
    #expect(log.lines == ["start"])
    clock.advance(by: 1)
    #expect(log.lines == ["start", "stop true", "start"])
    clock.advance(by: 30)
    #expect(log.lines == ["start", "stop true", "start", "stop true"])
  }

  @Test("animations follow a layer into another time space") func movedLayer() {
    let log = EventLog()
    leaf.add(fade(log), forKey: "fade")
    let slow = CALayer()
    slow.speed = 0.5
    root.addSublayer(slow)
    slow.addSublayer(leaf)
    clock.advance(by: 119)
    #expect(log.lines == ["start"])
    clock.advance(by: 1)
    #expect(log.lines == ["start", "stop true"])
  }

  @Test("a layer with a duration is visible during it") func duration() {
    func isShown(at time: Double) -> Bool { leaf.displayLayer(at: time) != nil }
    #expect(isShown(at: -1))
    leaf.beginTime = 1
    #expect(isShown(at: 0))
    leaf.duration = 2
    #expect([0.5, 1, 2.5, 3.5].map(isShown) == [false, true, true, false])
    leaf.fillMode = .backwards
    #expect([0.5, 1, 2.5, 3.5].map(isShown) == [true, true, true, false])
    leaf.repeatCount = 2
    leaf.autoreverses = true
    let times = [0.5, 1.5, 3.5, 5.5].map { leaf.convertTime($0, from: nil) }
    #expect(times == [0, 0.5, 1.5, 0.5])
  }

  /// Makes a clock current and returns its media time.
  private func CACurrentMediaTime(of clock: VirtualClock) -> CFTimeInterval {
    VirtualClock.current = clock
    return QuartzCore.CACurrentMediaTime()
  }
}
