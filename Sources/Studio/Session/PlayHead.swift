import StudioProtocol

/// Where playing is, and when the next tick is due.
///
/// Times are seconds of a clock that only increases.
struct PlayHead {
  /// The speeds of playing.
  static let speeds = 0.1...2.0
  /// The number of ticks per second at speed 1.
  private static let ticksPerSecond = 60.0
  /// The maximum number of ticks that are made up for after a delay.
  static let maxLateTicks = 4

  /// The tick that is shown.
  var tick = 0
  private(set) var isPlaying = false
  private(set) var speed = 1.0
  var loop = StateUpdate.Loop()
  /// Whether the stage was touched in this take.
  var isLive = false
  /// When the next tick is due.
  private var due = 0.0
  /// When a tick was shown last.
  private var lastShown = -1.0
  /// Whether input waits for the next tick.
  var hasInput = false
  /// The number of ticks since something changed or was touched.
  var quietTicks = 0

  /// The time between two ticks, in seconds.
  var interval: Double { 1 / (Self.ticksPerSecond * speed) }

  /// When `dueTicks(at:)` should be called next; nil while nothing plays.
  var nextTime: Double? {
    guard isPlaying else { return nil }
    if hasInput, due - lastShown <= interval { return lastShown }
    // Faster than the screen, several ticks are shown at once.
    return speed > 1 ? max(due, lastShown + 1 / Self.ticksPerSecond) : due
  }

  /// Starts to play; the next tick is due at once.
  mutating func play(at time: Double) {
    guard !isPlaying else { return }
    isPlaying = true
    quietTicks = 0
    due = time
  }

  mutating func pause() {
    isPlaying = false
    hasInput = false
  }

  /// Changes the speed; the time until the next tick changes with it.
  mutating func setSpeed(_ value: Double, at time: Double) {
    guard value.isFinite else { return }
    let old = interval
    speed = min(max(value, Self.speeds.lowerBound), Self.speeds.upperBound)
    due = time + min(max(0, due - time), old) * interval / old
  }

  /// Returns the number of ticks to play now.
  ///
  /// With input at hand, a tick that is due within its duration is played at once; the next one is
  /// due when it would have been otherwise, so that the rate stays the same.
  mutating func dueTicks(at time: Double) -> Int {
    guard isPlaying else { return 0 }
    var count = 0
    if hasInput, due > time, due - time <= interval {
      count = 1
      due += interval
    }
    if speed <= 1 || time + 1e-6 >= lastShown + 1 / Self.ticksPerSecond {
      while due <= time + 1e-6, count < Self.maxLateTicks {
        count += 1
        due += interval
      }
    }
    if count > 0 {
      hasInput = false
      lastShown = time
    }
    // After a long delay, the clock continues from now.
    if due < time - interval { due = time + interval }
    return count
  }
}
