/// One coordinate of a cubic Bézier curve from 0 to 1.
struct BezierComponent {
  private let first: Double
  private let second: Double

  /// Creates the coordinate from those of the two inner control points.
  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
  }

  /// Returns the coordinate at a curve parameter from 0 to 1.
  func value(at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }

  /// Returns the derivative by the curve parameter.
  func slope(at t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * first + 6 * s * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// The parameters between 0 and 1 at which the coordinate changes direction, in order.
  var turningPoints: [Double] {
    // The slope is a·t² + b·t + c.
    let a = 3 * (1 - 3 * second + 3 * first)
    let b = 6 * (second - 2 * first)
    let c = 3 * first
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return [] }
    // Each root is computed in the form that avoids subtracting nearly equal numbers.
    let half = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [half / a, c / half].filter { $0 > 0 && $0 < 1 }.sorted()
  }

  /// Returns the parameter between `low` and `high` at which the coordinate has the given value; it
  /// must be monotonic between them.
  ///
  /// Uses Newton's method within a shrinking bracket, so that it converges for every curve.
  func parameter(at target: Double, from low: Double, to high: Double) -> Double {
    var (low, high) = (low, high)
    let isDecreasing = value(at: high) < value(at: low)
    var t = low + (high - low) * target
    if !(low...high).contains(t) { t = (low + high) / 2 }
    for _ in 0..<64 {
      let error = value(at: t) - target
      if abs(error) < 1e-14 { break }
      if (error < 0) != isDecreasing { low = t } else { high = t }
      let slope = slope(at: t)
      let next = t - error / slope
      t = abs(slope) > 1e-12 && next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
