/// Fingers that come down one soon after the other, and where they did.
@MainActor
struct FingerGroup {
  private(set) var touches: [UITouch] = []
  /// Where they came down, in the window's space.
  private(set) var starts: [CGPoint] = []
  /// Whether one of them has left the glass.
  var isLifting = false

  /// Adds those fingers that just came down.
  mutating func add(_ newTouches: [UITouch]) {
    touches += newTouches
    starts += newTouches.map(\.windowLocation)
  }

  /// The middle of where the fingers came down; nil without any.
  var start: CGPoint? { starts.centroid }

  /// Whether one of the fingers is further than a distance from where it came down.
  func strays(beyond distance: CGFloat) -> Bool {
    zip(touches, starts).contains { $0.windowLocation.distance(to: $1) > distance }
  }
}

extension [CGPoint] {
  /// The middle of the points; nil without any.
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
  /// The middle of the fingers in their window's space; nil without any.
  @MainActor var centroid: CGPoint? { map(\.windowLocation).centroid }

  /// Those that are on the glass.
  @MainActor var onGlass: [UITouch] { filter { !$0.isLifted } }
}

extension CGPoint {
  /// Returns how far it is to another point.
  func distance(to other: CGPoint) -> CGFloat {
    hypot(x - other.x, y - other.y)
  }
}
