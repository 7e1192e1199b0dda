import CBox2D

/// A joint that rigidly connects two bodies, which pass through each other.
package final class WeldJoint: Joint {
  /// Joins the bodies at a point of the world, in points.
  package init(_ first: Body, _ second: Body, at point: Vector) throws(PhysicsError) {
    guard let meters = Units.meters(point) else { throw .notFinite }
    try super.init(first, second) { CBWeldJointCreate($0, $1, meters) }
  }
}
