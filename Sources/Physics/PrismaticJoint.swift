import CBox2D

/// Lets one body only slide along an axis of another; they pass through each other.
package final class PrismaticJoint: Joint {
  /// How far the second body slides against the first along the axis, in points from where they
  /// stood when the joint was made; nil lets it slide freely.
  package var range: ClosedRange<Double>? {
    didSet { adjust() }
  }

  /// Joins the bodies at a point of the world, in points, with an axis that turns with the first.
  ///
  /// Of the axis only the direction counts; without one the joint is refused.
  package init(
    _ first: Body, _ second: Body, at point: Vector, axis: Vector,
    range: ClosedRange<Double>? = nil
  ) throws(PhysicsError) {
    guard let metres = Units.metres(point), axis.x.isFinite, axis.y.isFinite else {
      throw .notFinite
    }
    guard let direction = axis.direction else { throw .noDirection }
    self.range = range
    try super.init(first, second) { first, second in
      CBPrismaticJointCreate(
        first, second, metres, CBVector(x: Float(direction.x), y: Float(direction.y)))
    }
    adjust()
  }

  /// The axis as it stands in the world, of length 1.
  package var axis: Vector {
    let axis = CBPrismaticJointGetAxis(pointer)
    return Vector(x: Double(axis.x), y: Double(axis.y))
  }

  private func adjust() {
    CBPrismaticJointSet(pointer, CBRange(range, scaledBy: 0.01))
  }
}
