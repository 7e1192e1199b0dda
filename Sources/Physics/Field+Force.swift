import Foundation

extension Field {
  /// Returns the force on a body in newtons.
  ///
  /// The formulas, in single precision, were measured on Apple's own animator by the open-source
  /// project charon. With the position p relative to the field, its distance r and direction n, the
  /// strength S, the falloff k, the field's direction d, the body's mass m, charge q and velocity
  /// v, and f = max(r, minimum radius)^-k, they are:
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
    let force = Units.clamped(strength) * falloffFactor(at: sample.position) * base(on: sample)
    return Vector(x: Double(force.x), y: Double(force.y))
  }

  /// Returns the force at a strength of 1 without falloff.
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

  /// Returns the factor by which falloff reduces the field at a position.
  private func falloffFactor(at position: SIMD2<Float>) -> Float {
    let falloff = Units.clamped(falloff)
    if abs(falloff) < 0x1p-15 { return 1 }
    return pow(max(position.length, Units.clamped(0.01 * minimumRadius)), -falloff)
  }
}

extension SIMD2<Float> {
  fileprivate var length: Float { (self * self).sum().squareRoot() }

  /// The vector scaled to length 1; zero if it is too short to have a direction.
  fileprivate var normalized: SIMD2<Float> {
    let length = length
    return length < Float.ulpOfOne ? .zero : self / length
  }
}
