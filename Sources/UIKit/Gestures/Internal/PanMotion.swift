/// How far fingers have gone together, and how fast; in points of their window's space.
struct PanMotion {
  /// The middle of the fingers.
  private(set) var location = CGPoint.zero
  private var origin = CGPoint.zero
  private var time: TimeInterval = 0
  private var latest: CGVector?
  private var previous: CGVector?

  /// Creates the motion of fingers that rest in a place.
  init(at location: CGPoint = .zero, time: TimeInterval = 0) {
    self.location = location
    origin = location
    self.time = time
  }

  /// The way from where the fingers started.
  var translation: CGVector {
    get { CGVector(dx: location.x - origin.x, dy: location.y - origin.y) }
    set { origin = CGPoint(x: location.x - newValue.dx, y: location.y - newValue.dy) }
  }

  /// The velocity in points per second: mostly that of the last move but one, as measured on Apple's.
  ///
  /// It does not fade: of fingers that rest without a move it is the one that they came with.
  var velocity: CGVector {
    guard let latest else { return .zero }
    guard let previous else { return latest }
    let memory = GestureThresholds.panMemory
    return CGVector(
      dx: (1 - memory) * latest.dx + memory * previous.dx,
      dy: (1 - memory) * latest.dy + memory * previous.dy)
  }

  /// Moves the fingers.
  mutating func move(to location: CGPoint, at time: TimeInterval) {
    let seconds = time - self.time
    previous = latest
    latest =
      seconds < GestureThresholds.shortestMove
      ? .zero
      : CGVector(
        dx: (location.x - self.location.x) / seconds, dy: (location.y - self.location.y) / seconds)
    self.location = location
    self.time = time
  }

  /// Puts the middle elsewhere without a way to it: a finger has come or gone.
  mutating func regroup(at location: CGPoint) {
    let translation = translation
    self.location = location
    self.translation = translation
  }

  /// Whether the fingers have gone far enough along an axis to pan.
  var hasLeftHysteresis: Bool {
    max(abs(translation.dx), abs(translation.dy)) >= GestureThresholds.panHysteresis
  }

  /// Takes the way off that had to be gone before the fingers panned.
  mutating func takeOffHysteresis() {
    func rest(_ way: CGFloat) -> CGFloat {
      let rest = max(abs(way) - GestureThresholds.panHysteresis, 0)
      return way < 0 ? -rest : rest
    }
    translation = CGVector(dx: rest(translation.dx), dy: rest(translation.dy))
  }
}
