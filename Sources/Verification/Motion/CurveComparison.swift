/// Tells in what way a curve has become another.
///
/// It looks at one movement: from the rest before the first difference to the rest after it, as far as the
/// two curves agree there again. Then it tries one explanation after the other, the simplest first, and
/// takes the first one that leaves next to nothing unexplained.
struct CurveComparison {
  let property: MotionProperty
  /// What was expected, and what is; as many numbers of both.
  let former: [Double]
  let now: [Double]
  /// The first tick that differs.
  let firstTick: Int
  /// The largest minus the smallest number of both.
  let range: Double
  /// The ticks of the movement.
  let movement: Range<Int>
  /// When both have come to rest, be it in different places; nil if they do not.
  let rest: Int?
  /// The middle of that rest: springs still creep at its start.
  let quiet: Int?

  /// How much of the range an explanation may leave unexplained.
  static let slack = 0.01
  /// How much of the range what is at rest still moves.
  private static let restlessness = 0.005
  /// For how many ticks something must lie still to be at rest: a swing stands still for one or two.
  private static let restLength = 12

  /// Compares two curves; nil if they never differ by more than `precision`.
  init?(_ former: MotionCurve, _ now: MotionCurve, precision: Double) {
    let count = min(former.values.count, now.values.count)
    let (x, y) = (Array(former.values.prefix(count)), Array(now.values.prefix(count)))
    guard let first = x.indices.first(where: { abs(x[$0] - y[$0]) > precision }) else { return nil }
    property = former.property
    self.former = x
    self.now = y
    firstTick = first
    let range = max(max(x.max() ?? 0, y.max() ?? 0) - min(x.min() ?? 0, y.min() ?? 0), .ulpOfOne)
    self.range = range

    let still = Self.restlessness * range
    var start = max(0, first - 1)
    while start > 0, x.spread(max(0, start - Self.restLength)..<start + 1) > still { start -= 1 }
    // Both may still lie still where the first difference is next to nothing.
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

  /// What has become of the curve.
  var kind: MotionFinding.Kind {
    still ?? shift ?? stretch ?? amplitude ?? settling ?? destination ?? deviation
  }

  /// The most that the two differ in the movement.
  var largestDifference: Double { movement.map { abs(former[$0] - now[$0]) }.max() ?? 0 }

  /// Whether the former curve was at rest when the difference began.
  private var startsFromRest: Bool { movement.lowerBound >= firstTick - 1 }

  /// The most that an explanation may leave unexplained.
  func allowed(_ slack: Double = Self.slack) -> Double {
    min(slack * range, largestDifference / 4)
  }

  private var still: MotionFinding.Kind? {
    let all = 0..<former.count
    let (spread, other) = (former.spread(all), now.spread(all))
    let threshold = 1e-6 * range
    switch (spread <= threshold, other <= threshold) {
    case (true, true): return .place(now[firstTick], former: former[firstTick])
    case (false, true): return .stopped(former: spread)
    case (true, false): return .started(distance: other)
    case (false, false): return nil
    }
  }

  private var shift: MotionFinding.Kind? {
    let longest = min(Self.longestShift, movement.count - 1)
    guard longest > 0 else { return nil }
    var best: (ticks: Int, rest: Double)?
    for ticks in (1...longest).flatMap({ [$0, -$0] }) {
      let limit = best?.rest ?? allowed()
      guard let rest = unexplained(byShift: ticks, limit: limit), rest < limit else { continue }
      best = (ticks, rest)
    }
    guard let ticks = best?.ticks else { return nil }
    return startsFromRest
      ? .shift(ticks: ticks) : ticks > 0 ? .addedTicks(ticks) : .lostTicks(-ticks)
  }

  /// The most that a shift leaves unexplained; nil if that is more than a limit, or if next to nothing of
  /// the movement can be compared.
  private func unexplained(byShift ticks: Int, limit: Double) -> Double? {
    var (most, count) = (0.0, 0)
    for tick in firstTick..<movement.upperBound {
      var source = max(0, tick - ticks)
      // What the former curve does after its end is known only of what has come to rest.
      if source >= former.count {
        guard rest != nil else { break }
        source = former.count - 1
      }
      // Before the first difference nothing was shifted: what is added may be anything.
      guard source >= firstTick - 1 || startsFromRest || ticks < 0 else { continue }
      most = max(most, abs(now[tick] - former[source]))
      if most > limit { return nil }
      count += 1
    }
    return count * 2 >= movement.upperBound - firstTick ? most : nil
  }

  /// The longest shift that is looked for, in ticks: two seconds.
  private static let longestShift = 120

  private var deviation: MotionFinding.Kind {
    let tick =
      movement.max { abs(former[$0] - now[$0]) < abs(former[$1] - now[$1]) } ?? firstTick
    return .deviation(now[tick] - former[tick], tick: tick)
  }
}
