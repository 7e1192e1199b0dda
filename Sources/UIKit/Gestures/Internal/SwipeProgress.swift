/// The progress of a swipe in one direction.
struct SwipeProgress {
  private let direction: CGVector
  private let start: CGPoint
  private var location: CGPoint
  private var time: TimeInterval
  private var speed: CGFloat = 0
  private var furthest: CGFloat = 0

  init(
    _ direction: UISwipeGestureRecognizer.Direction, from start: CGPoint, at time: TimeInterval
  ) {
    self.direction =
      switch direction {
      case .right: CGVector(dx: 1, dy: 0)
      case .left: CGVector(dx: -1, dy: 0)
      case .up: CGVector(dx: 0, dy: -1)
      default: CGVector(dx: 0, dy: 1)
      }
    self.start = start
    self.time = time
    location = start
  }

  mutating func move(to location: CGPoint, at time: TimeInterval) {
    let seconds = time - self.time
    if seconds >= GestureThresholds.minimumMoveDuration {
      speed = distance(from: self.location, to: location) / seconds
    }
    self.location = location
    self.time = time
    furthest = max(furthest, distance(from: start, to: location))
  }

  /// Whether the touches have moved too far sideways or backward for a swipe in this direction.
  var hasDeviated: Bool {
    let deviation = abs(
      (location.x - start.x) * direction.dy - (location.y - start.y) * direction.dx)
    return deviation > GestureThresholds.maximumSwipeDeviation
      || furthest - distance(from: start, to: location) > GestureThresholds.maximumSwipeRetreat
  }

  /// Whether the touches have moved far and fast enough in the direction.
  var isComplete: Bool {
    distance(from: start, to: location) >= GestureThresholds.minimumSwipeDistance
      && speed >= GestureThresholds.minimumSwipeSpeed
  }

  private func distance(from start: CGPoint, to end: CGPoint) -> CGFloat {
    (end.x - start.x) * direction.dx + (end.y - start.y) * direction.dy
  }
}
