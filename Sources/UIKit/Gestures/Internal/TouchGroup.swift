/// Touches that belong to one gesture, with the locations where they began.
@MainActor
struct TouchGroup {
  private(set) var touches: [UITouch] = []
  /// The locations where the touches began, in the window's coordinate system.
  private(set) var starts: [CGPoint] = []
  /// Whether any of the fingers has lifted.
  var isLifting = false

  /// Adds touches that just began.
  mutating func add(_ newTouches: [UITouch]) {
    touches += newTouches
    starts += newTouches.map(\.windowLocation)
  }

  /// The centroid of the locations where the touches began; nil if none exist.
  var start: CGPoint? { starts.centroid }

  /// Returns whether any touch is farther than a distance, in points, from where it began.
  func strays(beyond distance: CGFloat) -> Bool {
    zip(touches, starts).contains { $0.windowLocation.distance(to: $1) > distance }
  }
}

extension [CGPoint] {
  /// The centroid of the points; nil if none exist.
  var centroid: CGPoint? {
    guard !isEmpty else { return nil }
    let sum = reduce(into: CGPoint.zero) {
      $0.x += $1.x
      $0.y += $1.y
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

extension [UITouch] {
  /// The centroid of the touches in the window's coordinate system; nil if none exist.
  @MainActor var centroid: CGPoint? { map(\.windowLocation).centroid }

  /// The touches that have not ended.
  @MainActor var onScreen: [UITouch] { filter { !$0.isLifted } }
}

extension CGPoint {
  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
