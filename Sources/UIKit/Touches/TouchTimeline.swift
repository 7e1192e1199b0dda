import QuartzCore

/// The location of a finger at each tick.
struct TouchTimeline {
  private let path: TouchPath
  private let firstTick: Int
  /// The tick at which each segment of the path ends.
  private var ends: [Int] = []

  /// Creates the timeline of a finger that touches the screen at `time` and stays for at least one
  /// tick.
  init(_ path: TouchPath, time: TimeInterval) {
    self.path = path
    firstTick = VirtualClock.firstTick(at: time)
    var duration: TimeInterval = 0
    for segment in path.segments {
      duration += segment.duration
      ends.append(max(VirtualClock.firstTick(at: time + duration), ends.last ?? firstTick))
    }
    if !ends.isEmpty { ends[ends.count - 1] = max(ends[ends.count - 1], firstTick + 1) }
  }

  /// The tick at which the finger lifts.
  var lastTick: Int { ends.last ?? firstTick + 1 }

  /// Returns whether the touch is stationary at a tick.
  func isStationary(at tick: Int) -> Bool {
    segmentIndex(at: tick).map { path.segments[$0].isStationary } ?? false
  }

  /// Returns the index of the segment that ends at or after a tick; nil at the start of the path.
  private func segmentIndex(at tick: Int) -> Int? {
    tick > firstTick ? ends.firstIndex { $0 >= min(tick, lastTick) } : nil
  }

  func location(at tick: Int) -> CGPoint {
    let tick = min(tick, lastTick)
    guard let index = segmentIndex(at: tick) else { return path.start }
    let start = index > 0 ? ends[index - 1] : firstTick
    return path.segments[index].point(at: CGFloat(tick - start) / CGFloat(ends[index] - start))
  }
}
