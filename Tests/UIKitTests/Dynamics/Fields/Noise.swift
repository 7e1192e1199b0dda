import Foundation

/// The simplex noise of an animator's first field, as a sum over all nearby corners of the lattice,
/// of which only those of the surrounding triangle contribute.
struct Noise {
  let smoothness: Double
  let animationSpeed: Double

  func value(at sample: FieldSample) -> SIMD2<Double> {
    let weights = (0..<4).map { pow(1 - smoothness, Double($0)) }
    let turn = 2 * Double.pi * animationSpeed * sample.time
    var sum = SIMD2<Double>.zero
    for (octave, weight) in weights.enumerated() {
      let position = sample.position * pow(2, Double(octave))
      let layer = UInt32(2 * octave)
      sum.x += weight * octaveValue(at: position, layer, turn)
      sum.y += weight * octaveValue(at: position, layer + 1, turn)
    }
    return sum / weights.reduce(0, +)
  }

  private func octaveValue(at position: SIMD2<Double>, _ layer: UInt32, _ turn: Double) -> Double {
    let skew = (position.x + position.y) * (3.0.squareRoot() - 1) / 2
    let (column, row) = (Int((position.x + skew).rounded()), Int((position.y + skew).rounded()))
    var sum = 0.0
    for i in (column - 3)...(column + 3) {
      for j in (row - 3)...(row + 3) {
        let shift = Double(i + j) * (3 - 3.0.squareRoot()) / 6
        let offset = position - [Double(i) - shift, Double(j) - shift]
        let nearness = max(0, 0.5 - (offset * offset).sum())
        let angle = gradientAngle(i, j, layer) + turn
        sum += pow(nearness, 4) * (offset.x * cos(angle) + offset.y * sin(angle))
      }
    }
    return 99.2043 * sum
  }

  private func gradientAngle(_ i: Int, _ j: Int, _ layer: UInt32) -> Double {
    var hash = layer &* 0x9E37_79B9
    for coordinate in [i, j] {
      hash ^= Float(coordinate).bitPattern
      hash = (hash ^ (hash >> 16)) &* 0x85EB_CA6B
      hash = (hash ^ (hash >> 13)) &* 0xC2B2_AE35
      hash ^= hash >> 16
    }
    return 2 * .pi * Double(hash >> 8) / 16_777_216
  }
}
