import Glibc

extension Field {
  /// Returns the noise at a position and time, from -1 to 1 in each axis.
  ///
  /// It is simplex noise (K. Perlin, "Improving Noise", 2002; S. Gustavson, "Simplex noise
  /// demystified", 2005) with rotating gradients as in flow noise (K. Perlin and F. Neyret, 2001).
  /// The features of the first octave are about 100 points wide, and those of each further octave
  /// half as wide; smoothness reduces the weight of the further octaves.
  func noise(at sample: Sample) -> SIMD2<Float> {
    let roughness = 1 - Float(min(max(smoothness, 0), 1))
    let turn =
      2 * Float.pi
      * Float((animationSpeed * sample.time).truncatingRemainder(dividingBy: 1))
    var (sum, range, weight) = (SIMD2<Float>.zero, Float(0), Float(1))
    for octave in 0..<4 where weight > 0 {
      let position = sample.position * Float(1 << octave)
      let layer = UInt32(truncatingIfNeeded: 8 * seed + 2 * octave)
      sum.x += weight * simplexNoise(at: position, layer: layer, turn: turn)
      sum.y += weight * simplexNoise(at: position, layer: layer + 1, turn: turn)
      range += weight
      weight *= roughness
    }
    return sum / range
  }
}

/// Returns one octave of noise, from -1 to 1, whose features are about 1 wide.
///
/// - Parameter turn: The rotation of the gradients, in radians.
private func simplexNoise(at position: SIMD2<Float>, layer: UInt32, turn: Float) -> Float {
  // The lattice of triangles is a lattice of squares, skewed along the diagonal.
  let skewed = position + position.sum() * (Float(3).squareRoot() - 1) / 2
  let cell = skewed.rounded(.down)
  let inside = skewed - cell
  let midCorner = inside.x > inside.y ? SIMD2<Float>(1, 0) : SIMD2<Float>(0, 1)
  func slope(at corner: SIMD2<Float>) -> Float {
    let offset = position - (corner - corner.sum() * (3 - Float(3).squareRoot()) / 6)
    let nearness = max(0.5 - (offset * offset).sum(), 0)
    let angle = gradientAngle(at: corner, layer: layer) + turn
    return nearness * nearness * nearness * nearness
      * (offset * SIMD2(cos(angle), sin(angle))).sum()
  }
  // The maximum of the sum, over all gradients and positions, is 1 / 99.2043.
  return 99.2043 * (slope(at: cell) + slope(at: cell + midCorner) + slope(at: cell + 1))
}

/// Returns the direction, in radians, of the gradient at a corner of the lattice.
private func gradientAngle(at corner: SIMD2<Float>, layer: UInt32) -> Float {
  // MurmurHash3's finalizer (A. Appleby), once for each coordinate; adding 0 makes -0 the same as
  // 0.
  func mixed(_ hash: UInt32, _ coordinate: Float) -> UInt32 {
    var hash = hash ^ (coordinate + 0).bitPattern
    hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
    hash = (hash ^ hash >> 13) &* 0xC2B2_AE35
    return hash ^ hash >> 16
  }
  let hash = mixed(mixed(layer &* 0x9E37_79B9, corner.x), corner.y)
  return 2 * Float.pi * Float(hash >> 8) / Float(1 << 24)
}
