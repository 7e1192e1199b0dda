import CBox2D

/// A field that pushes bodies depending on their position and motion, before every sub-step.
///
/// Like gravity, a field does not wake sleeping bodies. Forces that are not finite are ignored.
package final class Field {
  /// The effect of a field; for the formulas see `force(on:)`.
  package enum Kind {
    case drag
    case vortex
    case radialGravity
    case linearGravity
    /// Sets the velocity to the direction, regardless of gravity, forces and the field's strength;
    /// damping reduces the result. Of several such fields, the first one applies.
    case velocity
    case noise
    case turbulence
    case spring
    case electric
    case magnetic
    /// Applies the force returned by the closure, in newtons.
    case custom((Sample) -> Vector)
  }

  /// The state of a body relative to a field, in meters, kilograms, coulombs and seconds.
  package struct Sample {
    /// The position relative to the field.
    let position: SIMD2<Float>
    package let velocity: SIMD2<Float>
    package let mass: Float
    package let charge: Float
    /// The time in the world at the end of the sub-step, in seconds.
    package let time: Double

    /// The position relative to the field, in points.
    package var point: Vector {
      Vector(x: 100 * Double(position.x), y: 100 * Double(position.y))
    }
  }

  package let kind: Kind

  @SinglePrecisionMeters private var x = 0.0
  @SinglePrecisionMeters private var y = 0.0
  @SinglePrecision private var dx = 0.0
  @SinglePrecision private var dy = 0.0

  /// The region in which the field acts, relative to its position.
  package var region = Region.infinite

  @SinglePrecision package var strength = 1.0

  /// The power of the distance by which the field decreases; 0 for a uniform field.
  @SinglePrecision package var falloff: Double

  /// The distance, in points, below which the field does not increase further.
  ///
  /// The default, 2^-15 meters, was measured on Apple's own animator by the open-source project
  /// charon.
  @SinglePrecisionMeters package var minimumRadius = 100 * 0x1p-15

  /// The smoothness of the noise, from 0 (roughest) to 1.
  @SinglePrecision package var smoothness = 0.0

  /// The number of cycles per second of the noise at a position.
  @SinglePrecision package var animationSpeed = 0.0

  /// The seed, which makes the noise of each field different.
  package var seed = 0

  /// The bodies on which the field acts.
  package private(set) var bodies: [Body] = []

  package init(_ kind: Kind, falloff: Double = 0) {
    self.kind = kind
    self.falloff = falloff
  }

  /// The position of the field, in points.
  package var position: Vector {
    get { Vector(x: x, y: y) }
    set { (x, y) = (newValue.x, newValue.y) }
  }

  /// The direction in meters per second, or per second squared for linear gravity.
  package var direction: Vector {
    get { Vector(x: dx, y: dy) }
    set { (dx, dy) = (newValue.x, newValue.y) }
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

  /// Applies the field to bodies for the sub-step that ends at a time, in seconds.
  func apply(to bodies: [Body], at time: Double) {
    for body in bodies where body.isAwake && !body.isStatic {
      let sample = sample(of: body, at: time)
      guard region.contains(sample.point) else { continue }
      if case .velocity = kind {
        Units.single(direction).map { CBBodySetFieldVelocity(body.pointer, $0) }
      } else {
        Units.single(force(on: sample)).map { CBBodyApplyFieldForce(body.pointer, $0) }
      }
    }
  }
}

extension Field {
  /// Returns the force on a body in newtons; nil outside of the region, and for a field that sets
  /// velocities or is computed by a closure, which expects to be called once per sub-step.
  package func force(on body: Body, at time: Double) -> Vector? {
    switch kind {
    case .velocity, .custom: return nil
    default:
      let sample = sample(of: body, at: time)
      return !body.isStatic && region.contains(sample.point) ? force(on: sample) : nil
    }
  }

  private func sample(of body: Body, at time: Double) -> Sample {
    let state = CBBodyGetState(body.pointer)
    return Sample(
      position: SIMD2(state.position) - SIMD2($x, $y), velocity: SIMD2(state.velocity),
      mass: CBBodyGetMass(body.pointer), charge: Units.clamped(body.charge), time: time)
  }
}

extension Field.Kind {
  /// Whether the field has noise, the only kind with a smoothness and an animation speed.
  package var isNoise: Bool {
    switch self {
    case .noise, .turbulence: true
    default: false
    }
  }
}

extension SIMD2<Float> {
  fileprivate init(_ vector: CBVector) {
    self.init(vector.x, vector.y)
  }
}
