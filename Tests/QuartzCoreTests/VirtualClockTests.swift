import QuartzCore
import Testing

@MainActor
struct VirtualClockTests {
  let clock = VirtualClock()

  private func tick(_ count: Int = 1) {
    for _ in 0..<count {
      clock.advance()
      clock.fireTimers()
      clock.fireLinks()
    }
  }

  @Test("time advances in whole ticks") func wholeTicks() {
    VirtualClock.current = clock
    tick(90)
    #expect(clock.tick == 90)
    #expect(clock.time == 1.5)
    #expect(CACurrentMediaTime() == 1.5)
  }

  @Test(
    "firstTick(at:) is the first tick at or after a time",
    arguments: [
      (0.0, 0), (0.25, 15), (0.251, 16), (1.0 / 3, 20), (-1, 0), (1e300, 1_000_000_000_000_000),
      (Double.nan, 0),
    ])
  func firstTick(time: Double, expected: Int) {
    #expect(VirtualClock.firstTick(at: time) == expected)
  }

  @Test("timers fire once, in order, never in the current tick") func timers() {
    var log: [String] = []
    clock.schedule(at: 0) { log.append("now@\(self.clock.tick)") }
    clock.schedule(at: 0.05) { log.append("late@\(self.clock.tick)") }
    clock.schedule(at: 0.05) { [clock] in
      log.append("later@\(clock.tick)")
      clock.schedule(at: 0) { log.append("nested@\(clock.tick)") }
    }
    #expect(log.isEmpty)
    tick(6)
    #expect(log == ["now@1", "late@3", "later@3", "nested@4"])
  }

  @Test("a display link fires from the next tick on") func linkFiring() {
    var ticks: [Int] = []
    let link = CADisplayLink { ticks.append(Int(($0.timestamp * 60).rounded())) }
    tick(2)
    VirtualClock.current = clock
    link.add(to: .main, forMode: .default)
    clock.fireLinks()
    #expect(ticks.isEmpty)
    tick(2)
    #expect(ticks == [3, 4])
    #expect(link.targetTimestamp == link.timestamp + 1.0 / 60)
    link.isPaused = true
    tick()
    link.isPaused = false
    tick()
    link.invalidate()
    tick()
    #expect(ticks == [3, 4, 6])
  }

  @Test("a display link added by another one fires from the next tick on") func linkAddedByLink() {
    var log: [String] = []
    VirtualClock.current = clock
    let second = CADisplayLink { _ in log.append("second@\(self.clock.tick)") }
    let first = CADisplayLink { _ in
      log.append("first@\(self.clock.tick)")
      second.add(to: .main, forMode: .default)
    }
    first.add(to: .main, forMode: .default)
    tick()
    #expect(log == ["first@1"])
  }
}
