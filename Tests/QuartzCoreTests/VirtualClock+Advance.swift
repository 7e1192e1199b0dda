@testable import QuartzCore

extension VirtualClock {
  /// Advances by a number of ticks and fires the timers of each.
  func advance(by ticks: Int) {
    for _ in 0..<ticks {
      advance()
      fireTimers()
    }
  }
}
