import CBox2D

/// A constraint between two bodies, which exists until it is deinitialized.
package class Joint {
  let pointer: OpaquePointer
  /// The bodies, retained because Box2D destroys a joint together with either of its bodies.
  private let bodies: (Body, Body)

  init(
    _ first: Body, _ second: Body, _ make: (OpaquePointer, OpaquePointer) -> OpaquePointer
  ) throws(PhysicsError) {
    guard first !== second else { throw .sameBody }
    bodies = (first, second)
    pointer = make(first.pointer, second.pointer)
  }

  /// The points at which the joint is attached to its bodies, in points of the world.
  package var ends: (first: Vector, second: Vector) {
    let ends = CBJointGetEnds(pointer)
    return (Units.points(ends.first), Units.points(ends.second))
  }

  deinit {
    CBJointDestroy(pointer)
  }
}

extension CBRange {
  /// Creates a range in single precision within Box2D's limits, unlimited if `range` is nil or
  /// infinite on both sides.
  init(_ range: ClosedRange<Double>?, scaledBy factor: Double = 1) {
    guard let range, range.lowerBound > -.infinity || range.upperBound < .infinity else {
      self.init(isLimited: false, lower: 0, upper: 0)
      return
    }
    self.init(
      isLimited: true, lower: Units.clamped(factor * range.lowerBound),
      upper: Units.clamped(factor * range.upperBound))
  }
}
