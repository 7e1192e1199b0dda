import CBox2D

/// A joint that lets two bodies rotate about a common point.
package final class RevoluteJoint: Joint {
  /// The range within which the second body rotates relative to the first, in radians from its
  /// initial angle; nil if it is not limited.
  package var range: ClosedRange<Double>? {
    didSet { adjust() }
  }

  /// The maximum torque, in newton-meters, with which the joint resists rotation.
  ///
  /// Numbers that are not finite are ignored; negative ones mean no torque.
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
    guard let meters = Units.meters(point), frictionTorque.isFinite else { throw .notFinite }
    self.range = range
    self.frictionTorque = frictionTorque
    try super.init(first, second) { first, second in
      CBRevoluteJointCreate(first, second, meters, connectedCollide)
    }
    adjust()
  }

  private func adjust() {
    CBRevoluteJointSet(pointer, CBRange(range), max(Units.clamped(frictionTorque), 0))
  }
}
