import QuartzCore

/// Where a finger is in each tick.
struct TouchCourse {
  private let path: TouchPath
  private let firstTick: Int
  /// The ticks in which the parts of the way end.
  private var ends: [Int] = []

  /// Creates the course of a finger that comes down at a time, and stays for a tick at least.
  init(_ path: TouchPath, time: TimeInterval) {
    self.path = path
    firstTick = VirtualClock.firstTick(at: time)
    var duration: TimeInterval = 0
    for leg in path.legs {
      duration += leg.duration
      ends.append(max(VirtualClock.firstTick(at: time + duration), ends.last ?? firstTick))
    }
    if !ends.isEmpty { ends[ends.count - 1] = max(ends[ends.count - 1], firstTick + 1) }
  }

  /// The tick in which the finger leaves the glass.
  var lastTick: Int { ends.last ?? firstTick + 1 }

  /// Returns where the finger is in a tick.
  func location(at tick: Int) -> CGPoint {
    let tick = min(tick, lastTick)
    guard tick > firstTick, let index = ends.firstIndex(where: { $0 >= tick }) else {
      return path.start
    }
    let start = index > 0 ? ends[index - 1] : firstTick
    return path.legs[index].point(at: CGFloat(tick - start) / CGFloat(ends[index] - start))
  }
}
