import CBox2D

/// What holds two bodies together, for as long as it is held itself.
package class Joint {
  let pointer: OpaquePointer
  /// Box2D's joint ends with either body's: they have to outlive it.
  private let bodies: (Body, Body)

  init(
    _ first: Body, _ second: Body, _ make: (OpaquePointer, OpaquePointer) -> OpaquePointer
  ) throws(PhysicsError) {
    guard first !== second else { throw .oneBody }
    bodies = (first, second)
    pointer = make(first.pointer, second.pointer)
  }

  /// Where the joint holds its bodies, in points of the world.
  package var ends: (first: Vector, second: Vector) {
    let ends = CBJointGetEnds(pointer)
    return (Units.points(ends.first), Units.points(ends.second))
  }

  deinit {
    CBJointDestroy(pointer)
  }
}

extension CBRange {
  /// The range in single precision and within reach, or no limits where there is none, or one of
  /// all numbers.
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
