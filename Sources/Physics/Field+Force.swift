import Glibc

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
  /// | turbulence | S m noise \|v\|^2 f |
  func force(on sample: Sample) -> Vector {
    guard isEffective(on: sample) else { return .zero }
    if case .custom(let evaluate) = kind { return evaluate(sample) }
    let force = Units.clamped(strength) * falloffFactor(at: sample.position) * base(on: sample)
    return Vector(x: Double(force.x), y: Double(force.y))
  }

  /// The strength below which a field has no effect, in its units, and the speed below which air
  /// has no drag, in meters per second: measured on Apple's own animator by charon.
  private static let threshold: Float = 0x1p-15
  /// The distance from a spring field's center below which it has no effect, in meters, and the
  /// square of the distance for radial gravity: measured on Apple's own animator by charon.
  private static let radiusThreshold: Float = 1e-5

  /// Whether the field affects a body at all; Apple's ignore weak fields, even custom ones.
  private func isEffective(on sample: Sample) -> Bool {
    let factor: Float =
      switch kind {
      case .linearGravity, .radialGravity, .vortex: sample.mass
      case .electric, .magnetic: sample.charge
      case .drag, .spring, .noise, .turbulence, .velocity, .custom: 1
      }
    return abs(Units.clamped(strength) * factor) >= Field.threshold
  }

  /// Returns the force at a strength of 1 without falloff.
  private func base(on sample: Sample) -> SIMD2<Float> {
    let toward = sample.position.normalized
    let velocity = sample.velocity
    switch kind {
    case .drag:
      let relative = velocity - singleDirection
      return relative.length <= Field.threshold ? .zero : -relative * relative.length
    case .vortex:
      return SIMD2(-toward.y, toward.x) / sample.mass
    case .radialGravity:
      let isNear = sample.position.lengthSquared < Field.radiusThreshold
      return isNear ? .zero : -sample.mass * toward
    case .linearGravity:
      return sample.mass * singleDirection
    case .spring:
      return sample.position.length < Field.radiusThreshold ? .zero : -toward
    case .electric:
      return sample.charge * toward
    case .magnetic:
      return SIMD2(velocity.y, -velocity.x)
    case .noise:
      return noise(at: sample)
    case .turbulence:
      return noise(at: sample) * sample.mass * velocity.lengthSquared
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
    return pow(max(position.length, $minimumRadius), -falloff)
  }
}

extension SIMD2<Float> {
  fileprivate var lengthSquared: Float { (self * self).sum() }
  fileprivate var length: Float { lengthSquared.squareRoot() }

  /// The vector scaled to length 1; zero at the center of a field, where Apple's electric field
  /// produces NaN.
  fileprivate var normalized: SIMD2<Float> {
    let length = length
    return length > 0 ? self / length : .zero
  }
}
