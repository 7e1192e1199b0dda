import CBox2D

/// A joint that lets one body slide along an axis of another; the two pass through each other.
package final class PrismaticJoint: Joint {
  /// The range within which the second body slides along the axis, in points from its initial
  /// position; nil if it is not limited.
  package var range: ClosedRange<Double>? {
    didSet { adjust() }
  }

  /// Joins the bodies at a point of the world, in points, with an axis that rotates with the first.
  ///
  /// Only the direction of the axis is used; it must not have length 0.
  package init(
    _ first: Body, _ second: Body, at point: Vector, axis: Vector,
    range: ClosedRange<Double>? = nil
  ) throws(PhysicsError) {
    guard let meters = Units.meters(point), axis.x.isFinite, axis.y.isFinite else {
      throw .notFinite
    }
    guard let direction = axis.direction else { throw .noDirection }
    self.range = range
    try super.init(first, second) { first, second in
      CBPrismaticJointCreate(
        first, second, meters, CBVector(x: Float(direction.x), y: Float(direction.y)))
    }
    adjust()
  }

  /// The axis in the world, with length 1.
  package var axis: Vector {
    let axis = CBPrismaticJointGetAxis(pointer)
    return Vector(x: Double(axis.x), y: Double(axis.y))
  }

  private func adjust() {
    CBPrismaticJointSet(pointer, CBRange(range, scaledBy: 0.01))
  }
}
