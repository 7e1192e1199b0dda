import QuartzCore

/// Counts how many times fingers come down in one place in quick succession.
@MainActor
struct TapCounter {
  private var taps: [(location: CGPoint, tick: Int, count: Int)] = []

  /// Counts a finger that comes down.
  mutating func count(at location: CGPoint, tick: Int) -> Int {
    let longest = VirtualClock.firstTick(at: GestureThresholds.tapInterval)
    taps.removeAll { tick - $0.tick > longest }
    let last = taps.lastIndex {
      $0.location.distance(to: location) <= GestureThresholds.tapMovement
    }
    guard let last else { return 1 }
    return taps.remove(at: last).count + 1
  }

  /// Takes note of a finger that leaves the glass; one that strayed or stayed too long has not tapped.
  mutating func note(_ touch: UITouch, from start: CGPoint, ticks: ClosedRange<Int>) {
    let longest = VirtualClock.firstTick(at: GestureThresholds.longestTap)
    guard ticks.count - 1 <= longest,
      touch.windowLocation.distance(to: start) <= GestureThresholds.tapMovement
    else { return }
    taps.append((start, ticks.upperBound, touch.tapCount))
  }
}
