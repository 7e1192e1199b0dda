import QuartzCore

/// Counts consecutive taps at about the same location.
@MainActor
struct TapCounter {
  private var taps: [(location: CGPoint, tick: Int, count: Int)] = []

  /// Returns the tap count of a touch that begins.
  mutating func count(at location: CGPoint, tick: Int) -> Int {
    let maximumTicks = VirtualClock.firstTick(at: GestureThresholds.maximumTapInterval)
    taps.removeAll { tick - $0.tick > maximumTicks }
    let last = taps.lastIndex {
      $0.location.distance(to: location) <= GestureThresholds.maximumTapMovement
    }
    guard let last else { return 1 }
    return taps.remove(at: last).count + 1
  }

  /// Records a touch that ended, unless it moved too far or lasted too long to be a tap.
  mutating func record(_ touch: UITouch, from start: CGPoint, ticks: ClosedRange<Int>) {
    let maximumTicks = VirtualClock.firstTick(at: GestureThresholds.maximumTapDuration)
    guard ticks.count - 1 <= maximumTicks,
      touch.windowLocation.distance(to: start) <= GestureThresholds.maximumTapMovement
    else { return }
    taps.append((start, ticks.upperBound, touch.tapCount))
  }
}
