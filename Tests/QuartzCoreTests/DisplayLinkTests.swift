import QuartzCore
import Testing

@MainActor
private final class Target: NSObject {
  var ticks: [Int] = []

  func step(_ link: CADisplayLink) {
    ticks.append(Int((link.timestamp * 60).rounded()))
  }
}

@MainActor
@Suite struct DisplayLinkTests {
  private let clock = VirtualClock()
  private let target = Target()

  init() {
    MethodTable.add("step:", Target.step)
  }

  private func tick(_ count: Int) {
    for _ in 0..<count {
      clock.advance()
      clock.fireLinks()
    }
  }

  @Test(
    "a link calls its target's method at its preferred rate",
    arguments: [
      (0, [1, 2, 3, 4, 5, 6]), (60, [1, 2, 3, 4, 5, 6]), (30, [2, 4, 6]), (20, [3, 6]),
    ])
  func rate(framesPerSecond: Int, ticks: [Int]) {
    let link = CADisplayLink(target: target, selector: "step:")
    link.preferredFramesPerSecond = framesPerSecond
    VirtualClock.current = clock
    link.add(to: .main, forMode: .common)
    tick(6)
    #expect(target.ticks == ticks)
  }

  @Test("the target's time of the next call follows the preferred rate")
  func targetTimestamp() {
    let link = CADisplayLink(target: target, selector: "step:")
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 15, maximum: 30, preferred: 30)
    VirtualClock.current = clock
    link.add(to: .main, forMode: .common)
    tick(2)
    #expect(link.targetTimestamp - link.timestamp == 2.0 / 60)
  }

  @Test("a removed link continues after it is added again")
  func removal() {
    let link = CADisplayLink(target: target, selector: "step:")
    VirtualClock.current = clock
    link.add(to: .main, forMode: .common)
    tick(1)
    link.remove(from: .main, forMode: .common)
    tick(2)
    VirtualClock.current = clock
    link.add(to: .main, forMode: .common)
    tick(1)
    #expect(target.ticks == [1, 4])
  }

  @Test("a link retains its target until it is invalidated")
  func retainedTarget() {
    var target: Target? = Target()
    weak let observed = target
    let link = CADisplayLink(target: target as Any, selector: "step:")
    target = nil
    #expect(observed != nil)
    link.invalidate()
    #expect(observed == nil)
  }
}
