import Physics

extension Vector {
  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }

  init(_ vector: CGVector) {
    self.init(x: vector.dx, y: vector.dy)
  }

  init(_ offset: UIOffset) {
    self.init(x: offset.horizontal, y: offset.vertical)
  }
}

extension CGPoint {
  init(_ vector: Vector) {
    self.init(x: vector.x, y: vector.y)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGVector {
  init(_ vector: Vector) {
    self.init(dx: vector.x, dy: vector.y)
  }

  /// Creates a vector from a direction and a length, computed in single precision as in UIKit.
  init(angle: CGFloat, magnitude: CGFloat) {
    let (angle, magnitude) = (Float(angle), Float(magnitude))
    self.init(dx: CGFloat(magnitude * cos(angle)), dy: CGFloat(magnitude * sin(angle)))
  }

  var angle: CGFloat { atan2(dy, dx) }
  var magnitude: CGFloat { hypot(dx, dy) }
  var isFinite: Bool { dx.isFinite && dy.isFinite }
}
