import CBox2D

extension Body {
  private var state: CBBodyState { CBBodyGetState(pointer) }

  /// The center of the body, in points.
  package var center: Vector { Units.points(state.position) }

  /// The angle in radians, clockwise on screen, not normalized to one turn.
  package var angle: Double { Double(state.angle) }

  /// The center and the angle, read in a single call.
  package var pose: (center: Vector, angle: Double) {
    let state = state
    return (Units.points(state.position), Double(state.angle))
  }

  /// Returns the position in the world of a point of the body; both in points.
  package func point(at offset: Vector) -> Vector {
    center + offset.turned(by: angle)
  }

  /// The mass in kilograms; 0 for a static body.
  package var mass: Double { Double(CBBodyGetMass(pointer)) }

  /// The rotational inertia in kilogram square meters; 0 if the body cannot rotate.
  package var inertia: Double { Double(CBBodyGetInertia(pointer)) }

  package var isAwake: Bool { CBBodyIsAwake(pointer) }

  package func wake() {
    CBBodyWake(pointer)
  }

  /// Moves the body to a center in points and an angle in radians, and wakes it.
  package func move(to center: Vector, angle: Double) {
    guard let center = Units.meters(center), let angle = Units.single(angle) else { return }
    CBBodySetTransform(pointer, center, angle)
    wake()
  }

  /// The velocity of the center, in points per second.
  package var velocity: Vector {
    get { Units.points(state.velocity) }
    set {
      guard let meters = Units.meters(newValue) else { return }
      CBBodySetVelocity(pointer, meters)
    }
  }

  /// The angular velocity, in radians per second.
  package var angularVelocity: Double {
    get { Double(state.angularVelocity) }
    set {
      guard let single = Units.single(newValue) else { return }
      CBBodySetAngularVelocity(pointer, single)
    }
  }

  /// Applies a force in newtons during the next call of `World.advance(by:in:)`.
  ///
  /// The offset from the center, in points, does not rotate with the body.
  package func applyForce(_ force: Vector, offset: Vector = .zero) {
    guard let force = Units.single(force), let offset = Units.meters(offset) else { return }
    CBBodyApplyForce(pointer, force, offset)
  }

  /// Changes the velocity immediately by an impulse in newton-seconds.
  ///
  /// The offset from the center, in points, does not rotate with the body.
  package func applyImpulse(_ impulse: Vector, offset: Vector = .zero) {
    guard let impulse = Units.single(impulse), let offset = Units.meters(offset) else { return }
    CBBodyApplyImpulse(pointer, impulse, offset)
  }
}
