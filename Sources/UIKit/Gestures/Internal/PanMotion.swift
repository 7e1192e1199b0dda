/// The translation and velocity of a group of touches, in points of the window.
struct PanMotion {
  /// The centroid of the touches.
  private(set) var location: CGPoint
  private var origin: CGPoint
  private var time: TimeInterval
  private var rates = (x: MoveRate(), y: MoveRate())

  /// Creates the motion of touches that rest at a location.
  init(at location: CGPoint = .zero, time: TimeInterval = 0) {
    self.location = location
    self.time = time
    origin = location
  }

  /// The translation from the start, in points.
  var translation: CGVector {
    get { CGVector(dx: location.x - origin.x, dy: location.y - origin.y) }
    set { origin = CGPoint(x: location.x - newValue.dx, y: location.y - newValue.dy) }
  }

  /// The velocity in points per second.
  var velocity: CGVector { CGVector(dx: rates.x.value, dy: rates.y.value) }

  mutating func move(to location: CGPoint, at time: TimeInterval) {
    rates.x.add(location.x - self.location.x, in: time - self.time)
    rates.y.add(location.y - self.location.y, in: time - self.time)
    self.location = location
    self.time = time
  }

  /// Moves the centroid without changing the translation, after a touch began or ended.
  mutating func regroup(at location: CGPoint) {
    let translation = translation
    self.location = location
    self.translation = translation
  }

  /// Whether the touches have moved far enough along either axis to pan.
  var exceedsHysteresis: Bool {
    max(abs(translation.dx), abs(translation.dy)) >= GestureThresholds.panHysteresis
  }

  /// Removes the movement that was needed to begin from the translation.
  mutating func subtractHysteresis() {
    translation = CGVector(
      dx: translation.dx.shortened(by: GestureThresholds.panHysteresis),
      dy: translation.dy.shortened(by: GestureThresholds.panHysteresis))
  }
}

extension CGFloat {
  /// Returns the number moved toward zero by a length, but not past it.
  func shortened(by length: CGFloat) -> CGFloat {
    self < 0 ? -Swift.max(-self - length, 0) : Swift.max(self - length, 0)
  }
}
