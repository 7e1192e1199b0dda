import CBox2D

/// A rigid body, which is in its world until it is deinitialized.
///
/// Every setter ignores numbers that are not finite; numbers beyond a million meters, newtons or
/// radians are clamped.
package final class Body {
  /// The number of the body, which increases with each body created in a world.
  package let identifier: Int

  /// The shape with which the body was created.
  package let shape: Shape

  let world: World
  let pointer: OpaquePointer

  /// Creates a body at a center in points and an angle in radians.
  package init(
    in world: World, shape: Shape, center: Vector, angle: Double = 0, isStatic: Bool = false
  ) throws(PhysicsError) {
    let addShape = try shape.prepared()
    guard let center = Units.meters(center), let angle = Units.single(angle) else {
      throw .notFinite
    }
    self.shape = shape
    self.world = world
    self.isStatic = isStatic
    identifier = world.nextIdentifier()
    pointer = CBBodyCreate(world.pointer, Int64(identifier), !isStatic, center, angle)
    addShape(pointer)
    guard CBBodyUpdateMass(pointer) else { throw .offCenter }
  }

  deinit {
    CBBodyDestroy(pointer)
  }

  // MARK: Material

  /// The density in kilograms per square meter (10,000 square points); never negative.
  package var density = 1.0 {
    didSet {
      guard density.isFinite, density >= 0 else { return density = oldValue }
      guard density != oldValue else { return }
      // The inverse of the mass must remain finite.
      CBBodySetDensity(pointer, density == 0 ? 0 : max(Units.clamped(density), 1e-4))
    }
  }

  /// The friction; the geometric mean of two bodies' values applies.
  package var friction = 0.2 {
    didSet {
      guard friction.isFinite else { return friction = oldValue }
      CBBodySetFriction(pointer, Units.clamped(friction))
    }
  }

  /// The fraction of speed that remains after an impact; the larger of two bodies' values applies.
  package var restitution = 0.2 {
    didSet {
      guard restitution.isFinite else { return restitution = oldValue }
      CBBodySetRestitution(pointer, Units.clamped(restitution))
    }
  }

  /// The fraction of the velocity lost per second.
  package var linearDamping = 0.1 {
    didSet {
      guard linearDamping.isFinite else { return linearDamping = oldValue }
      setDamping()
    }
  }

  /// The charge on which electric fields act, in coulombs.
  package var charge = 0.0 {
    didSet {
      guard charge.isFinite else { return charge = oldValue }
    }
  }

  /// The fraction of the angular velocity lost per second.
  package var angularDamping = 0.1 {
    didSet {
      guard angularDamping.isFinite else { return angularDamping = oldValue }
      setDamping()
    }
  }

  /// Restores the defaults of the material properties, except the charge, and of rotation.
  package func resetMaterial() {
    density = 1
    friction = 0.2
    restitution = 0.2
    linearDamping = 0.1
    angularDamping = 0.1
    allowsRotation = true
  }

  // MARK: Participation

  /// Whether the body is immovable; setting this to true sets its velocity to zero.
  package var isStatic: Bool {
    didSet {
      guard isStatic != oldValue else { return }
      CBBodySetDynamic(pointer, !isStatic)
    }
  }

  /// Whether torques rotate the body; setting this to false keeps its current angular velocity.
  package var allowsRotation = true {
    didSet {
      guard allowsRotation != oldValue else { return }
      CBBodySetFixedRotation(pointer, !allowsRotation)
    }
  }

  package var isAffectedByGravity = false {
    didSet {
      CBBodySetGravityScale(pointer, isAffectedByGravity ? 1 : 0)
    }
  }

  /// Whether the body is prevented from tunneling through other moving bodies at any speed.
  package var isBullet = false {
    didSet {
      CBBodySetBullet(pointer, isBullet)
    }
  }

  /// The filter that determines which bodies this one touches.
  package var filter = Filter() {
    didSet {
      guard filter != oldValue else { return }
      CBBodySetFilter(pointer, filter.category, filter.mask)
      wake()
    }
  }

  private func setDamping() {
    // Box2D divides by 1 + h * damping, which must remain positive.
    CBBodySetDamping(
      pointer, max(Units.clamped(linearDamping), -100), max(Units.clamped(angularDamping), -100))
  }
}
