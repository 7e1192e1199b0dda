import Foundation

extension Field {
  /// Returns the force on a body in newtons.
  ///
  /// The formulas were measured on Apple's own animator by the open-source project charon, and are
  /// taken in single precision as there. With the place p seen from the field, r its distance and n
  /// its direction, the strength S, the falloff k, the field's direction d, and the body's mass m,
  /// charge q and velocity v, and with f = max(r, minimum radius)^-k, they are:
  ///
  /// | field | force |
  /// |---|---|
  /// | drag | -S (v - d) \|v - d\| f |
  /// | vortex | S (-n.y, n.x) f / m |
  /// | radial gravity | -S m n f |
  /// | linear gravity | S m d f |
  /// | spring | -S n f |
  /// | electric | S q n f |
  /// | magnetic | S (v.y, -v.x) f |
  /// | noise | S noise f |
  /// | turbulence | S noise \|v\| f |
  func force(on sample: Sample) -> Vector {
    if case .custom(let evaluate) = kind { return evaluate(sample) }
    let force = Units.clamped(strength) * weakening(at: sample.position) * base(on: sample)
    return Vector(x: Double(force.x), y: Double(force.y))
  }

  /// The force at a strength of 1 where the field is not weakened.
  private func base(on sample: Sample) -> SIMD2<Float> {
    let toward = sample.position.normalized
    let velocity = sample.velocity
    switch kind {
    case .drag:
      let relative = velocity - singleDirection
      return -relative * relative.length
    case .vortex:
      return SIMD2(-toward.y, toward.x) / sample.mass
    case .radialGravity:
      return -sample.mass * toward
    case .linearGravity:
      return sample.mass * singleDirection
    case .spring:
      return -toward
    case .electric:
      return sample.charge * toward
    case .magnetic:
      return SIMD2(velocity.y, -velocity.x)
    case .noise:
      return noise(at: sample)
    case .turbulence:
      return noise(at: sample) * velocity.length
    case .velocity, .custom:
      return .zero
    }
  }

  private var singleDirection: SIMD2<Float> {
    SIMD2(Units.clamped(direction.x), Units.clamped(direction.y))
  }

  /// How much is left of the field at a place.
  private func weakening(at place: SIMD2<Float>) -> Float {
    let falloff = Units.clamped(falloff)
    if abs(falloff) < 0x1p-15 { return 1 }
    return pow(max(place.length, Units.clamped(0.01 * minimumRadius)), -falloff)
  }
}

extension SIMD2<Float> {
  fileprivate var length: Float { (self * self).sum().squareRoot() }

  /// The vector at length 1; none if it is too short to have a direction.
  fileprivate var normalized: SIMD2<Float> {
    let length = length
    return length < Float.ulpOfOne ? .zero : self / length
  }
}
