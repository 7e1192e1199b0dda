import CBox2D

/// Pushes bodies by where they are and how they move, anew before every sub-step.
///
/// Like gravity, a field leaves those asleep that are. What is not finite pushes nobody.
package final class Field {
  /// What a field does; the formulas are told at `force(on:)`.
  package enum Kind {
    case drag
    case vortex
    case radialGravity
    case linearGravity
    /// Makes the direction the velocity, whatever else pushes; of several fields the last counts.
    case velocity
    case noise
    case turbulence
    case spring
    case electric
    case magnetic
    /// Returns the force in newtons itself.
    case custom((Sample) -> Vector)
  }

  /// A body as a field sees it, in metres, kilograms, coulombs and seconds.
  package struct Sample {
    /// The place seen from the field's.
    let position: SIMD2<Float>
    package let velocity: SIMD2<Float>
    package let mass: Float
    package let charge: Float
    /// The time in the world.
    package let time: Double

    /// The place seen from the field's, in points.
    package var point: Vector { Units.points(CBVector(x: position.x, y: position.y)) }
  }

  package let kind: Kind

  /// Where the field is, in points.
  package var position = Vector.zero

  /// Where the field acts, seen from its position.
  package var region = Region.infinite

  package var strength = 1.0

  /// The power of the distance by which the field gets weaker; 0 nowhere.
  package var falloff: Double

  /// The distance, in points, within which the field gets no stronger.
  ///
  /// Measured on Apple's own animator by the open-source project charon.
  package var minimumRadius = 100 * 0x1p-15

  /// In metres per second, or per second squared for linear gravity.
  package var direction = Vector.zero

  /// From 0, where noise is roughest, to 1.
  package var smoothness = 0.0

  /// How many times in a second noise goes through all that it can be at a place.
  package var animationSpeed = 0.0

  /// What sets the noise of one field apart from another's.
  package var seed = 0

  /// Whom the field pushes.
  package private(set) var bodies: [Body] = []

  package init(_ kind: Kind, falloff: Double = 0) {
    self.kind = kind
    self.falloff = falloff
  }

  package func add(_ body: Body) {
    bodies.append(body)
  }

  package func remove(_ body: Body) {
    bodies.removeAll { $0 === body }
  }

  package func removeAll() {
    bodies = []
  }

  /// Pushes for the coming sub-step.
  func act(at time: Double) {
    guard let origin = Units.metres(position) else { return }
    for body in bodies where body.isAwake && !body.isStatic {
      let state = CBBodyGetState(body.pointer)
      let sample = Sample(
        position: SIMD2(state.position) - SIMD2(origin), velocity: SIMD2(state.velocity),
        mass: CBBodyGetMass(body.pointer), charge: Units.clamped(body.charge), time: time)
      guard region.contains(sample.point) else { continue }
      if case .velocity = kind {
        Units.single(direction).map { CBBodySetFieldVelocity(body.pointer, $0) }
      } else {
        Units.single(force(on: sample)).map { CBBodyApplyFieldForce(body.pointer, $0) }
      }
    }
  }
}

extension SIMD2<Float> {
  fileprivate init(_ vector: CBVector) {
    self.init(vector.x, vector.y)
  }
}
