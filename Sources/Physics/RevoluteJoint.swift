import CBox2D

/// Lets two bodies only turn about a common point.
package final class RevoluteJoint: Joint {
  /// How far the second body turns against the first, in radians from how they stood when the
  /// joint was made; nil lets it turn freely.
  package var range: ClosedRange<Double>? {
    didSet { adjust() }
  }

  /// The largest torque, in newton-metres, with which the joint resists turning.
  ///
  /// What is not finite is passed over; a negative torque is none.
  package var frictionTorque: Double {
    didSet {
      guard frictionTorque.isFinite else { return frictionTorque = oldValue }
      adjust()
    }
  }

  /// Joins the bodies at a point of the world, in points.
  package init(
    _ first: Body, _ second: Body, at point: Vector, range: ClosedRange<Double>? = nil,
    frictionTorque: Double = 0, connectedCollide: Bool = false
  ) throws(PhysicsError) {
    guard let metres = Units.metres(point), frictionTorque.isFinite else { throw .notFinite }
    self.range = range
    self.frictionTorque = frictionTorque
    try super.init(first, second) { first, second in
      CBRevoluteJointCreate(first, second, metres, connectedCollide)
    }
    adjust()
  }

  private func adjust() {
    CBRevoluteJointSet(pointer, CBRange(range), max(Units.clamped(frictionTorque), 0))
  }
}
