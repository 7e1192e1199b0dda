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

  private func tick(_ count: Int) {
    for _ in 0..<count {
      clock.advance()
      clock.fireTimers()
    }
  }

  private func fade(_ log: Log? = nil) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    fade.delegate = log
    return fade
  }

  private var shown: CGFloat { leaf.presented(at: clock.time).opacity }

  @Test func timesConvertThroughTheTree() {
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
    "a layer's speed is its animations', and those of all in it",
    arguments: [
      ("as fast", 1, 1, 0.5, 60), ("twice as fast", 2, 1, 1, 30),
      ("half as fast", 0.5, 1, 0.25, 120),
      ("twice and twice", 2, 2, 1, 15), ("twice of a half", 0.5, 2, 0.5, 60),
    ] as [(String, Float, Float, CGFloat, Int)])
  func speeds(id: String, outer: Float, inner: Float, half: CGFloat, ticks: Int) {
    middle.speed = outer
    leaf.speed = inner
    let log = Log()
    leaf.add(fade(log), forKey: "fade")
    tick(min(30, ticks - 1))
    if ticks > 30 { #expect(abs(shown - half) < 1e-12) }
    tick(ticks - min(30, ticks - 1) - 1)
    #expect(log.lines == ["start"])
    #expect(leaf.displayLayer(at: clock.time) != nil)
    tick(1)
    #expect(log.lines == ["start", "stop true"])
    #expect(leaf.animationKeys() == nil)
  }

  /// Apple's technical Q&A 1673, as everybody copies it.
  @Test func animationsPauseAndResume() {
    let log = Log()
    leaf.add(fade(log), forKey: "fade")
    tick(15)
    middle.timeOffset = middle.convertTime(CACurrentMediaTime(of: clock), from: nil)
    middle.speed = 0
    tick(100)
    #expect(abs(shown - 0.25) < 1e-12)
    #expect(log.lines == ["start"])
    let paused = middle.timeOffset
    middle.speed = 1
    middle.timeOffset = 0
    middle.beginTime = 0
    middle.beginTime = middle.convertTime(CACurrentMediaTime(of: clock), from: nil) - paused
    #expect(abs(shown - 0.25) < 1e-12)
    tick(15)
    #expect(abs(shown - 0.5) < 1e-12)
    tick(29)
    #expect(log.lines == ["start"])
    tick(1)
    #expect(log.lines == ["start", "stop true"])
  }

  @Test func aHaltedLayerIsScrubbedByItsOffset() {
    middle.speed = 0
    leaf.add(fade(), forKey: "fade")
    for offset in [0.75, 0.1, 0.5] {
      middle.timeOffset = offset
      tick(30)
      #expect(abs(shown - offset) < 1e-12)
    }
    #expect(leaf.animationKeys() == ["fade"])
  }

  @Test func animationsBeginInTheLayersTime() {
    tick(30)
    middle.speed = 2
    let log = Log()
    let fade = fade(log)
    leaf.add(fade, forKey: "now")
    #expect(leaf.animation(forKey: "now")?.beginTime == 1)
    fade.beginTime = leaf.convertTime(clock.time + 0.5, from: nil)
    leaf.add(fade, forKey: "later")
    tick(29)
    #expect(log.lines == ["start"])
    tick(1)
    #expect(log.lines == ["start", "stop true", "start"])
    tick(30)
    #expect(log.lines == ["start", "stop true", "start", "stop true"])
  }

  @Test func animationsFollowALayerIntoAnotherTime() {
    let log = Log()
    leaf.add(fade(log), forKey: "fade")
    let slow = CALayer()
    slow.speed = 0.5
    root.addSublayer(slow)
    slow.addSublayer(leaf)
    tick(119)
    #expect(log.lines == ["start"])
    tick(1)
    #expect(log.lines == ["start", "stop true"])
  }

  @Test func aLayerWithADurationIsShownWhileItLasts() {
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

  private final class Log: CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  /// The media time of one clock, whichever is current.
  private func CACurrentMediaTime(of clock: VirtualClock) -> CFTimeInterval {
    VirtualClock.current = clock
    return QuartzCore.CACurrentMediaTime()
  }
}
