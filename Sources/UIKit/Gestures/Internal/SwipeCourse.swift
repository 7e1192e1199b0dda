/// How far fingers have gone in one direction, as part of a swipe.
struct SwipeCourse {
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

  /// Moves the fingers.
  mutating func move(to location: CGPoint, at time: TimeInterval) {
    let seconds = time - self.time
    if seconds >= GestureThresholds.shortestMove {
      speed = way(from: self.location, to: location) / seconds
    }
    self.location = location
    self.time = time
    furthest = max(furthest, way(from: start, to: location))
  }

  /// Whether the fingers do not go that way after all.
  var isLeft: Bool {
    let aside = abs((location.x - start.x) * direction.dy - (location.y - start.y) * direction.dx)
    return aside > GestureThresholds.swipeStraying
      || furthest - way(from: start, to: location) > GestureThresholds.swipeRetreat
  }

  /// Whether the fingers have gone that way, and quickly.
  var isComplete: Bool {
    way(from: start, to: location) >= GestureThresholds.swipeDistance
      && speed >= GestureThresholds.slowestSwipe
  }

  private func way(from start: CGPoint, to end: CGPoint) -> CGFloat {
    (end.x - start.x) * direction.dx + (end.y - start.y) * direction.dy
  }
}
