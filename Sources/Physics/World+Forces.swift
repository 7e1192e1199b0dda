import CBox2D

/// The forces between bodies, for inspection.
extension World {
  /// The push of a contact on two bodies.
  package struct ContactForce: Sendable {
    /// The bodies' identifiers.
    package let first: Int
    package let second: Int
    /// The middle of the contact, in points.
    package let point: Vector
    /// The mean force on the second body in newtons; the first one receives the opposite.
    package let force: Vector
  }

  /// Records the forces of contacts from now on.
  package func recordContactForces() {
    CBWorldRecordImpulses(pointer)
  }

  /// The mean forces of contacts in the last call of `advance`, by the bodies' identifiers; a body at
  /// rest keeps those with which it fell asleep.
  ///
  /// Empty unless they are recorded.
  package var contactForces: [ContactForce] {
    let impulses = CBWorldContactImpulses(pointer)
    return UnsafeBufferPointer(start: impulses.first, count: impulses.count)
      .map { impulse in
        let steps = Double(impulse.stepsBeforeSleep)
        return ContactForce(
          first: Int(impulse.first), second: Int(impulse.second),
          point: Units.points(impulse.point),
          force: Vector(
            impulse.impulse, over: steps > 0 ? steps * Double(World.subStep) : lastAdvance))
      }
      // Box2D lists contacts in the reverse order of their creation.
      .reversed()
  }
}

extension Joint {
  /// The force of the last sub-step on the second body, in newtons; the first one receives the
  /// opposite.
  package var force: Vector {
    Vector(CBJointGetImpulse(pointer), over: Double(World.subStep))
  }
}

extension Snap {
  /// The force of the last sub-step on the item, in newtons.
  package var force: Vector {
    // The item is the first body of each spring.
    springs.reduce(.zero) { $0 - $1.force }
  }
}

extension Vector {
  /// Creates the mean force of an impulse over a time in seconds.
  fileprivate init(_ impulse: CBVector, over seconds: Double) {
    self.init(x: Double(impulse.x) / seconds, y: Double(impulse.y) / seconds)
  }
}
