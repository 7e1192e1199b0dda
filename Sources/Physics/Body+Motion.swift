import CBox2D

extension Body {
  private var state: CBBodyState { CBBodyGetState(pointer) }

  /// In points.
  package var center: Vector { Units.points(state.position) }

  /// In radians, clockwise on screen, and not brought back into one turn.
  package var angle: Double { Double(state.angle) }

  /// Center and angle at once, for those who ask for both of many bodies.
  package var pose: (center: Vector, angle: Double) {
    let state = state
    return (Units.points(state.position), Double(state.angle))
  }

  /// Returns where a point of the body is in the world, both in points.
  package func point(at offset: Vector) -> Vector {
    center + offset.turned(by: angle)
  }

  /// In kilograms; 0 if the body is static.
  package var mass: Double { Double(CBBodyGetMass(pointer)) }

  /// In kilograms times square metres; 0 if nothing turns the body.
  package var inertia: Double { Double(CBBodyGetInertia(pointer)) }

  package var isAwake: Bool { CBBodyIsAwake(pointer) }

  package func wake() {
    CBBodyWake(pointer)
  }

  /// Puts the body at a center in points and an angle in radians, and wakes it.
  package func move(to center: Vector, angle: Double) {
    guard let center = Units.metres(center), let angle = Units.single(angle) else { return }
    CBBodySetTransform(pointer, center, angle)
    wake()
  }

  /// In points per second.
  package var velocity: Vector {
    get { Units.points(state.velocity) }
    set {
      guard let metres = Units.metres(newValue) else { return }
      CBBodySetVelocity(pointer, metres)
    }
  }

  /// In radians per second.
  package var angularVelocity: Double {
    get { Double(state.angularVelocity) }
    set {
      guard let single = Units.single(newValue) else { return }
      CBBodySetAngularVelocity(pointer, single)
    }
  }

  /// Pushes with a force in newtons until the world has been advanced.
  ///
  /// The offset from the center, in points, does not turn with the body.
  package func applyForce(_ force: Vector, offset: Vector = .zero) {
    guard let force = Units.single(force), let offset = Units.metres(offset) else { return }
    CBBodyApplyForce(pointer, force, offset)
  }

  /// Changes the velocity at once by an impulse in newton-seconds.
  ///
  /// The offset from the center, in points, does not turn with the body.
  package func applyImpulse(_ impulse: Vector, offset: Vector = .zero) {
    guard let impulse = Units.single(impulse), let offset = Units.metres(offset) else { return }
    CBBodyApplyImpulse(pointer, impulse, offset)
  }
}
