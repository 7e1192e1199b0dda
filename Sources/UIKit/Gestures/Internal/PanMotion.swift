/// How far fingers have gone together, and how fast; in points of their window's space.
struct PanMotion {
  /// The middle of the fingers.
  private(set) var location: CGPoint
  private var origin: CGPoint
  private var time: TimeInterval
  private var rates = (x: MoveRate(), y: MoveRate())

  /// Creates the motion of fingers that rest in a place.
  init(at location: CGPoint = .zero, time: TimeInterval = 0) {
    self.location = location
    self.time = time
    origin = location
  }

  /// The way from where the fingers started.
  var translation: CGVector {
    get { CGVector(dx: location.x - origin.x, dy: location.y - origin.y) }
    set { origin = CGPoint(x: location.x - newValue.dx, y: location.y - newValue.dy) }
  }

  /// The velocity in points per second.
  var velocity: CGVector { CGVector(dx: rates.x.value, dy: rates.y.value) }

  /// Moves the fingers.
  mutating func move(to location: CGPoint, at time: TimeInterval) {
    rates.x.note(location.x - self.location.x, in: time - self.time)
    rates.y.note(location.y - self.location.y, in: time - self.time)
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
    translation = CGVector(
      dx: translation.dx.shortened(by: GestureThresholds.panHysteresis),
      dy: translation.dy.shortened(by: GestureThresholds.panHysteresis))
  }
}

extension CGFloat {
  /// Returns the number nearer to zero by a length, but not beyond it.
  func shortened(by length: CGFloat) -> CGFloat {
    self < 0 ? -Swift.max(-self - length, 0) : Swift.max(self - length, 0)
  }
}
