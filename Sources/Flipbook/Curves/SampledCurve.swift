/// A curve from 0 at 0 to 1 at 1, sampled where straight lines between its samples are close to it.
struct SampledCurve {
  /// The maximum number of samples: enough for a thousand oscillations.
  static let maxSamples = 20_000

  /// The positions of samples, in `LinearEasing`'s units.
  let positions: [Int]
  /// The values of samples; the last one is that directly before the end.
  let values: [Double]
  private let function: (Double) -> Double

  /// Samples a curve; nil if it would need too many samples.
  ///
  /// - Parameters:
  ///   - flatness: The largest distance of the curve from lines between samples, if finer samples
  ///     make it smaller.
  ///   - oscillations: The number of periods of the curve.
  ///   - function: Returns the value at a fraction from 0 to 1, of which 1 is directly before the end.
  init?(
    flatness: Double, oscillations: Double, _ function: @escaping (Double) -> Double
  ) {
    self.function = function
    var width = LinearEasing.unitsPerDuration / 100
    while 1 / oscillations < 16 * Self.fraction(width), width > 1 { width /= 10 }
    let count = LinearEasing.unitsPerDuration / width
    guard count <= Self.maxSamples else { return nil }
    var positions = [0]
    // Cells of 1, 0.5, 0.1, 0.05 % and so on have short positions.
    func divide(_ start: Int, _ width: Int, into parts: Int) -> Bool {
      let values = (0...10).map { part in
        function(Self.fraction(start) + Self.fraction(width) * Double(part) / 10)
      }
      let isFlat = zip(0...10, values).allSatisfy { part, value in
        abs(value - values[0] - (values[10] - values[0]) * Double(part) / 10) <= flatness
      }
      if isFlat || width < 10 {
        positions.append(start + width)
        return positions.count <= Self.maxSamples
      }
      return (0..<parts).allSatisfy {
        divide(start + width / parts * $0, width / parts, into: parts == 2 ? 5 : 2)
      }
    }
    guard (0..<count).allSatisfy({ divide($0 * width, width, into: 2) }) else { return nil }
    self.positions = positions
    values = positions.map { function(Self.fraction($0)) }
  }

  /// Returns a position as a fraction of the duration.
  static func fraction(_ units: Int) -> Double {
    Double(units) / Double(LinearEasing.unitsPerDuration)
  }

  /// Returns the largest distance of another curve from this one.
  func maxDistance(to other: (Double) -> Double) -> Double {
    let parts = 8
    return zip(positions, positions.dropFirst()).reduce(0) { largest, cell in
      (0..<parts).reduce(largest) { largest, part in
        let fraction =
          Self.fraction(cell.0) + Self.fraction(cell.1 - cell.0) * Double(part) / Double(parts)
        return max(largest, abs(function(fraction) - other(fraction)))
      }
    }
  }
}
