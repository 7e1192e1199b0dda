/// Explanations that compare the shapes of two movements.
extension CurveComparison {
  /// The fraction of the range that a change of shape may leave unexplained.
  ///
  /// It is larger because values between ticks are interpolated.
  private static let looseSlack = 0.02

  /// The value at which the movement starts.
  private var start: Double { expected[movement.lowerBound] }

  /// The tick and the value at which both curves come to rest; nil if the values differ.
  private var commonEnd: (tick: Int, value: Double)? {
    guard let rest, let quiet, abs(expected[quiet] - actual[quiet]) <= Self.slack * range else {
      return nil
    }
    return (rest, expected[quiet])
  }

  /// The explanation that the movement is faster or slower.
  ///
  /// The area between a curve and its final value is proportional to its duration. The ratio of the
  /// areas is the initial estimate of the factor, and nearby factors are tried.
  var stretch: MotionFinding.Kind? {
    guard let end = commonEnd else { return nil }
    func area(_ curve: [Double]) -> Double {
      (movement.lowerBound..<end.tick).reduce(0) { $0 + abs(curve[$1] - end.value) }
    }
    guard area(expected) > 0 else { return nil }
    let estimate = area(actual) / area(expected)
    guard estimate > 0.1, estimate < 10 else { return nil }
    let factors = (-25...25).map { estimate * (1 + Double($0) * 0.004) }
    let candidates = factors.map { (factor: $0, rest: unexplained(byFactor: $0)) }
    guard let best = candidates.min(by: { $0.rest < $1.rest }), abs(best.factor - 1) > Self.slack
    else { return nil }
    let speed = movement.dropFirst().map { abs(expected[$0] - expected[$0 - 1]) }.max() ?? 0
    let limit = min(max(Self.looseSlack * range, speed / 2), largestDifference / 4)
    guard best.rest <= limit else { return nil }
    return .stretch(
      factor: best.factor, duration: settled(actual, at: end)?.duration ?? 0,
      expected: settled(expected, at: end)?.duration ?? 0)
  }

  private func unexplained(byFactor factor: Double) -> Double {
    movement.reduce(0) { largest, tick in
      let position = Double(movement.lowerBound) + Double(tick - movement.lowerBound) / factor
      let index = Int(position)
      guard index + 1 < expected.count else { return largest }
      let fraction = position - Double(index)
      let predicted = expected[index] * (1 - fraction) + expected[index + 1] * fraction
      return max(largest, abs(actual[tick] - predicted))
    }
  }

  /// The explanation that the movement covers a larger or smaller distance.
  var amplitude: MotionFinding.Kind? {
    let distances = movement.map { (expected[$0] - start, actual[$0] - start) }
    let square = distances.reduce(0) { $0 + $1.0 * $1.0 }
    guard square > 0 else { return nil }
    let factor = distances.reduce(0) { $0 + $1.0 * $1.1 } / square
    let unexplained = distances.map { abs($0.1 - factor * $0.0) }.max() ?? 0
    guard factor > 0, abs(factor - 1) > 0.001, unexplained <= allowed(Self.looseSlack) else {
      return nil
    }
    return .amplitude(
      factor: factor, distance: distances.map { abs($0.1) }.max() ?? 0,
      expected: distances.map { abs($0.0) }.max() ?? 0)
  }

  /// The explanation that the curve settles differently at the same value.
  var settling: MotionFinding.Kind? {
    guard let end = commonEnd, let settling = settled(actual, at: end),
      let expectedSettling = settled(expected, at: end)
    else { return nil }
    let isSame =
      abs(settling.overshoot - expectedSettling.overshoot) <= 0.001 * range
      && settling.duration == expectedSettling.duration
    return isSame ? nil : .settling(settling, expected: expectedSettling)
  }

  private func settled(
    _ curve: [Double], at end: (tick: Int, value: Double)
  ) -> MotionFinding.Settling? {
    let ticks = movement.lowerBound..<end.tick + 1
    let distance = end.value - start
    // A movement that ends near its start is a swing.
    let isSwing = abs(distance) < 0.1 * range
    let beyond = ticks.map { tick in
      isSwing ? abs(curve[tick] - start) : (curve[tick] - end.value) * (distance < 0 ? -1 : 1)
    }
    guard let overshoot = beyond.max() else { return nil }
    let threshold = 0.02 * (isSwing ? range : abs(distance))
    let last = ticks.last { abs(curve[$0] - end.value) > threshold } ?? movement.lowerBound
    return MotionFinding.Settling(
      overshoot: max(0, overshoot), duration: Trace.time(ofTick: last + 1 - movement.lowerBound),
      isSwing: isSwing)
  }

  /// The explanation that the curve comes to rest at a different value.
  var destination: MotionFinding.Kind? {
    guard let quiet, commonEnd == nil else { return nil }
    return .destination(actual[quiet], expected: expected[quiet])
  }
}
