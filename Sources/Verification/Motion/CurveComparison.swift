/// Explains how a curve differs from the expected one.
///
/// It examines one movement: from the rest before the first difference to the rest after it at
/// which the curves are equal again. Then it tries explanations, the simplest first, and chooses
/// the first that leaves almost nothing unexplained.
struct CurveComparison {
  let property: MotionProperty
  /// The expected and the actual values, of equal number.
  let expected: [Double]
  let actual: [Double]
  /// The first tick that differs.
  let firstTick: Int
  /// The difference between the largest and the smallest value of both curves.
  let range: Double
  /// The ticks of the movement.
  let movement: Range<Int>
  /// The tick at which both curves have come to rest, possibly at different values; nil if they do
  /// not.
  let rest: Int?
  /// The middle of that rest, as springs still creep at its start.
  let quiet: Int?

  /// The fraction of the range that an explanation may leave unexplained.
  static let slack = 0.01
  /// The fraction of the range by which a curve at rest may move.
  private static let restTolerance = 0.005
  /// The number of ticks without movement that are a rest; a swing pauses for one or two.
  private static let restLength = 12

  /// Compares two curves; nil if they never differ by more than `precision`.
  init?(_ expected: MotionCurve, _ actual: MotionCurve, precision: Double) {
    let count = min(expected.values.count, actual.values.count)
    let (x, y) = (Array(expected.values.prefix(count)), Array(actual.values.prefix(count)))
    guard let first = x.indices.first(where: { abs(x[$0] - y[$0]) > precision }) else { return nil }
    property = expected.property
    self.expected = x
    self.actual = y
    firstTick = first
    let range = max(max(x.max() ?? 0, y.max() ?? 0) - min(x.min() ?? 0, y.min() ?? 0), .ulpOfOne)
    self.range = range

    let still = Self.restTolerance * range
    var start = max(0, first - 1)
    while start > 0, x.spread(max(0, start - Self.restLength)..<start + 1) > still { start -= 1 }
    // Both curves may still be at rest where the first difference is tiny.
    let clear = x.indices.first { abs(x[$0] - y[$0]) > Self.slack * range } ?? first
    let rests = (clear..<max(clear, count - Self.restLength / 2)).lazy.filter { tick in
      let ahead = tick..<tick + Self.restLength
      return x.spread(ahead) <= still && y.spread(ahead) <= still
    }
    rest = rests.first
    quiet = rests.first.map { rest in
      let end = (rest..<count).prefix { tick in
        abs(x[tick] - x[rest]) <= 2 * still && abs(y[tick] - y[rest]) <= 2 * still
      }
      return (rest + (end.last ?? rest)) / 2
    }
    movement = start..<(rests.first { abs(x[$0] - y[$0]) <= still } ?? count)
  }

  /// The first explanation that fits.
  var kind: MotionFinding.Kind {
    still ?? shift ?? stretch ?? amplitude ?? settling ?? destination ?? deviation
  }

  /// The largest difference between the curves during the movement.
  var largestDifference: Double { movement.map { abs(expected[$0] - actual[$0]) }.max() ?? 0 }

  /// Whether the expected curve was at rest when the difference began.
  private var startsFromRest: Bool { movement.lowerBound >= firstTick - 1 }

  /// Returns the largest difference that an explanation may leave unexplained.
  func allowed(_ slack: Double = Self.slack) -> Double {
    min(slack * range, largestDifference / 4)
  }

  private var still: MotionFinding.Kind? {
    let all = 0..<expected.count
    let (spread, other) = (expected.spread(all), actual.spread(all))
    let threshold = 1e-6 * range
    switch (spread <= threshold, other <= threshold) {
    case (true, true): return .constant(actual[firstTick], expected: expected[firstTick])
    case (false, true): return .stopped(expected: spread)
    case (true, false): return .started(distance: other)
    case (false, false): return nil
    }
  }

  private var shift: MotionFinding.Kind? {
    let maximum = min(Self.maxShift, movement.count - 1)
    guard maximum > 0 else { return nil }
    var best: (ticks: Int, rest: Double)?
    for ticks in (1...maximum).flatMap({ [$0, -$0] }) {
      let limit = best?.rest ?? allowed()
      guard let rest = unexplained(byShift: ticks, limit: limit), rest < limit else { continue }
      best = (ticks, rest)
    }
    guard let ticks = best?.ticks else { return nil }
    return startsFromRest
      ? .shift(ticks: ticks) : ticks > 0 ? .addedTicks(ticks) : .lostTicks(-ticks)
  }

  /// Returns the largest difference that a shift leaves unexplained; nil if it exceeds `limit`, or
  /// if less than half of the movement can be compared.
  private func unexplained(byShift ticks: Int, limit: Double) -> Double? {
    var (largest, count) = (0.0, 0)
    for tick in firstTick..<movement.upperBound {
      var source = max(0, tick - ticks)
      // After its end, the expected curve is only known if it has come to rest.
      if source >= expected.count {
        guard rest != nil else { break }
        source = expected.count - 1
      }
      // Nothing is shifted before the first difference: added ticks may have any values.
      guard source >= firstTick - 1 || startsFromRest || ticks < 0 else { continue }
      largest = max(largest, abs(actual[tick] - expected[source]))
      if largest > limit { return nil }
      count += 1
    }
    return count * 2 >= movement.upperBound - firstTick ? largest : nil
  }

  /// The maximum shift in ticks: two seconds.
  private static let maxShift = 120

  private var deviation: MotionFinding.Kind {
    let tick =
      movement.max { abs(expected[$0] - actual[$0]) < abs(expected[$1] - actual[$1]) } ?? firstTick
    return .deviation(actual[tick] - expected[tick], tick: tick)
  }
}
