extension LinearEasing {
  /// The maximum number of points.
  static let maxPoints = 1_000

  /// The part of the tolerance for what is between samples; the rest is for the lines at samples.
  private static let flatness = 1.0 / 16

  /// Returns the function with as few points as a tolerance needs; nil if these are too many.
  ///
  /// Points are up to the tolerance beside the curve. The shortest path through the corridor around
  /// it is found breadth first: from each reachable point, lines to later points are possible as long
  /// as their slopes pass all samples between.
  ///
  /// - Parameters:
  ///   - tolerance: The largest distance from the curve.
  ///   - oscillations: The number of periods of the curve.
  ///   - function: Returns the value at a fraction from 0 to 1, of which 1 is directly before the end.
  package static func fitting(
    tolerance: Double, oscillations: Double, _ function: @escaping (Double) -> Double
  ) -> LinearEasing? {
    var decimals = 2
    while scale(decimals) * tolerance < 10 { decimals += 1 }
    // What is between samples is measured, and may be more than estimated.
    for part in [flatness, flatness / 4] {
      let sampled = SampledCurve(
        flatness: tolerance * part, oscillations: oscillations, function)
      guard let sampled else { return nil }
      var path = ShortestPath(sampled, reach: tolerance * (1 - part), decimals: decimals)
      guard let points = path.points(atMost: maxPoints) else { return nil }
      let easing = LinearEasing(points: points, decimals: decimals, comparedWith: sampled)
      if easing.maxError <= tolerance { return easing }
    }
    return nil
  }
}

/// The search for the polygon with the fewest points in a corridor around a curve.
private struct ShortestPath {
  private struct Step {
    let sample: Int
    let value: Int
    /// The index of the step before; nil at the start.
    let previous: Int?
  }

  private let curve: SampledCurve
  /// Half of the width of the corridor.
  private let reach: Double
  private let scale: Double
  private var steps = [Step(sample: 0, value: 0, previous: nil)]
  /// The values that a point may have, one after the other for each sample.
  private let candidates: [Int]
  /// Whether there is a step to each candidate.
  private var isReached: [Bool]

  /// The places of candidates in the corridor, from -1 to 1.
  private static let places = [0, -0.5, 0.5, -1, 1]

  init(_ curve: SampledCurve, reach: Double, decimals: Int) {
    (self.curve, self.reach) = (curve, reach)
    let scale = LinearEasing.scale(decimals)
    self.scale = scale
    // No point is beyond the values of the curve, as opacities must not be.
    let values = curve.values + [0, 1]
    let bounds = (
      Int(((values.min() ?? 0) * scale).rounded()), Int(((values.max() ?? 1) * scale).rounded())
    )
    candidates = curve.values.flatMap { middle in
      Self.places.map { place in
        let value = (middle + place * reach) * scale
        // Within the corridor also after rounding.
        let whole = value.rounded(place < 0 ? .up : place > 0 ? .down : .toNearestOrEven)
        return min(max(Int(whole), bounds.0), bounds.1)
      }
    }
    isReached = Array(repeating: false, count: candidates.count)
  }

  /// Returns the points; nil if they are more than a number.
  mutating func points(atMost count: Int) -> [LinearEasing.Point]? {
    var layer = 0..<1
    for _ in 1..<count {
      let start = steps.count
      for step in layer {
        if extend(step) { return path }
      }
      layer = start..<steps.count
      if layer.isEmpty { return nil }
    }
    return nil
  }

  /// Adds all steps after a step; returns whether the last one is at the end.
  private mutating func extend(_ number: Int) -> Bool {
    let step = steps[number]
    let (x, y) = (curve.positions[step.sample], Double(step.value) / scale)
    let last = curve.positions.count - 1
    var (low, high) = (-Double.infinity, Double.infinity)
    var next = step.sample
    while next < last {
      next += 1
      let width = SampledCurve.fraction(curve.positions[next] - x)
      func isPossible(_ value: Int) -> Bool {
        let slope = (Double(value) / scale - y) / width
        return slope >= low && slope <= high
      }
      if next == last {
        guard isPossible(end) else { return false }
        steps.append(Step(sample: next, value: end, previous: number))
        return true
      }
      let first = next * Self.places.count
      for index in first..<first + Self.places.count
      where !isReached[index] && isPossible(candidates[index]) {
        isReached[index] = true
        steps.append(Step(sample: next, value: candidates[index], previous: number))
      }
      low = max(low, (curve.values[next] - reach - y) / width)
      high = min(high, (curve.values[next] + reach - y) / width)
      if low > high { return false }
    }
    return false
  }

  /// The value of the last point before the curve ends at 1, perhaps with a jump.
  private var end: Int {
    let value = curve.values.last ?? 1
    return abs(value - 1) <= reach ? Int(scale) : Int((value * scale).rounded())
  }

  /// The points of the last step, of those before it, and of a jump at the end.
  private var path: [LinearEasing.Point] {
    var points: [LinearEasing.Point] = []
    var next = steps.indices.last
    while let number = next {
      let step = steps[number]
      points.append(.init(units: curve.positions[step.sample], value: step.value))
      next = step.previous
    }
    let isComplete = points.first?.value == Int(scale)
    let end = LinearEasing.Point(units: LinearEasing.unitsPerDuration, value: Int(scale))
    return points.reversed() + (isComplete ? [] : [end])
  }
}
