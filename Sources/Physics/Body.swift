import CBox2D

/// A rigid body, in its world for as long as it is held.
///
/// Numbers that are not finite are passed over by every setter; finite ones beyond a million
/// metres, newtons or radians are brought back to that.
package final class Body {
  /// Counts up within a world, so that it also tells the order of making.
  package let identifier: Int

  /// The form that the body was made in.
  package let shape: Shape

  let world: World
  let pointer: OpaquePointer

  /// Makes a body at a center in points and an angle in radians.
  ///
  /// Whether it moves or is part of the scene is told by `isStatic`.
  package init(
    in world: World, shape: Shape, center: Vector, angle: Double = 0, isStatic: Bool = false
  ) throws(PhysicsError) {
    let addShape = try shape.prepared()
    guard let center = Units.metres(center), let angle = Units.single(angle) else {
      throw .notFinite
    }
    self.shape = shape
    self.world = world
    self.isStatic = isStatic
    identifier = world.nextIdentifier()
    pointer = CBBodyCreate(world.pointer, Int64(identifier), !isStatic, center, angle)
    addShape(pointer)
    guard CBBodyWeigh(pointer) else { throw .offCenter }
  }

  deinit {
    CBBodyDestroy(pointer)
  }

  // MARK: Properties of the matter

  /// Kilograms per square metre (10,000 square points), never negative.
  package var density = 1.0 {
    didSet {
      guard density.isFinite, density >= 0 else { return density = oldValue }
      guard density != oldValue else { return }
      // A mass must keep a finite inverse.
      CBBodySetDensity(pointer, density == 0 ? 0 : max(Units.clamped(density), 1e-4))
    }
  }

  /// Mixed with another body's as the root of the product.
  package var friction = 0.2 {
    didSet {
      guard friction.isFinite else { return friction = oldValue }
      CBBodySetFriction(pointer, Units.clamped(friction))
    }
  }

  /// How much speed an impact leaves; of two bodies' the larger counts.
  package var restitution = 0.2 {
    didSet {
      guard restitution.isFinite else { return restitution = oldValue }
      CBBodySetRestitution(pointer, Units.clamped(restitution))
    }
  }

  /// The part of the velocity lost in a second.
  package var linearDamping = 0.1 {
    didSet {
      guard linearDamping.isFinite else { return linearDamping = oldValue }
      setDamping()
    }
  }

  /// What electric fields act on, in coulombs.
  package var charge = 0.0 {
    didSet {
      guard charge.isFinite else { return charge = oldValue }
    }
  }

  /// The part of the angular velocity lost in a second.
  package var angularDamping = 0.1 {
    didSet {
      guard angularDamping.isFinite else { return angularDamping = oldValue }
      setDamping()
    }
  }

  /// Gives the matter, except its charge, and the rotation their defaults back.
  package func resetMatter() {
    density = 1
    friction = 0.2
    restitution = 0.2
    linearDamping = 0.1
    angularDamping = 0.1
    allowsRotation = true
  }

  // MARK: How it takes part

  /// Whether nothing moves the body; its velocity is lost when this turns true.
  package var isStatic: Bool {
    didSet {
      guard isStatic != oldValue else { return }
      CBBodySetDynamic(pointer, !isStatic)
    }
  }

  /// Whether torques turn the body; a spin there is goes on when this turns false.
  package var allowsRotation = true {
    didSet {
      guard allowsRotation != oldValue else { return }
      CBBodySetFixedRotation(pointer, !allowsRotation)
    }
  }

  package var isPulledByGravity = false {
    didSet {
      CBBodySetGravityScale(pointer, isPulledByGravity ? 1 : 0)
    }
  }

  /// Whether the body is kept from passing through other moving ones however fast it is.
  package var isBullet = false {
    didSet {
      CBBodySetBullet(pointer, isBullet)
    }
  }

  /// Whom the body touches.
  package var filter = Filter() {
    didSet {
      guard filter != oldValue else { return }
      CBBodySetFilter(pointer, filter.category, filter.mask)
      wake()
    }
  }

  private func setDamping() {
    // Box2D divides by 1 + h * damping, which must stay above 0.
    CBBodySetDamping(
      pointer, max(Units.clamped(linearDamping), -100), max(Units.clamped(angularDamping), -100))
  }
}
