/// The explanations that compare the shapes of two movements.
extension CurveComparison {
  /// How much of the range a change of shape may leave unexplained: numbers between two ticks are guessed.
  private static let looseSlack = 0.02

  /// Where the movement starts.
  private var start: Double { former[movement.lowerBound] }

  /// Where both come to rest, if that is the same place.
  private var commonEnd: (tick: Int, place: Double)? {
    guard let rest, let quiet, abs(former[quiet] - now[quiet]) <= Self.slack * range else {
      return nil
    }
    return (rest, former[quiet])
  }

  /// The same movement, quicker or slower.
  ///
  /// The area between a curve and its end grows with the time it takes; that tells the factor, and the
  /// neighbourhood is searched for a better one.
  var stretch: MotionFinding.Kind? {
    guard let end = commonEnd else { return nil }
    func area(_ curve: [Double]) -> Double {
      (movement.lowerBound..<end.tick).reduce(0) { $0 + abs(curve[$1] - end.place) }
    }
    guard area(former) > 0 else { return nil }
    let guess = area(now) / area(former)
    guard guess > 0.1, guess < 10 else { return nil }
    let factors = (-25...25).map { guess * (1 + Double($0) * 0.004) }
    let candidates = factors.map { (factor: $0, rest: unexplained(byFactor: $0)) }
    guard let best = candidates.min(by: { $0.rest < $1.rest }), abs(best.factor - 1) > Self.slack
    else { return nil }
    let speed = movement.dropFirst().map { abs(former[$0] - former[$0 - 1]) }.max() ?? 0
    let limit = min(max(Self.looseSlack * range, speed / 2), largestDifference / 4)
    guard best.rest <= limit else { return nil }
    return .stretch(
      factor: best.factor, duration: settled(now, at: end)?.duration ?? 0,
      former: settled(former, at: end)?.duration ?? 0)
  }

  private func unexplained(byFactor factor: Double) -> Double {
    movement.reduce(0) { most, tick in
      let place = Double(movement.lowerBound) + Double(tick - movement.lowerBound) / factor
      let index = Int(place)
      guard index + 1 < former.count else { return most }
      let share = place - Double(index)
      let expected = former[index] * (1 - share) + former[index + 1] * share
      return max(most, abs(now[tick] - expected))
    }
  }

  /// The same movement, further or less far.
  var amplitude: MotionFinding.Kind? {
    let ways = movement.map { (former[$0] - start, now[$0] - start) }
    let square = ways.reduce(0) { $0 + $1.0 * $1.0 }
    guard square > 0 else { return nil }
    let factor = ways.reduce(0) { $0 + $1.0 * $1.1 } / square
    let unexplained = ways.map { abs($0.1 - factor * $0.0) }.max() ?? 0
    guard factor > 0, abs(factor - 1) > 0.001, unexplained <= allowed(Self.looseSlack) else {
      return nil
    }
    return .amplitude(
      factor: factor, distance: ways.map { abs($0.1) }.max() ?? 0,
      former: ways.map { abs($0.0) }.max() ?? 0)
  }

  /// Another way of coming to the same rest.
  var settling: MotionFinding.Kind? {
    guard let end = commonEnd, let settling = settled(now, at: end),
      let formerSettling = settled(former, at: end)
    else { return nil }
    let isSame =
      abs(settling.overshoot - formerSettling.overshoot) <= 0.001 * range
      && settling.duration == formerSettling.duration
    return isSame ? nil : .settling(settling, former: formerSettling)
  }

  private func settled(
    _ curve: [Double], at end: (tick: Int, place: Double)
  ) -> MotionFinding.Settling? {
    let ticks = movement.lowerBound..<end.tick + 1
    let way = end.place - start
    // What ends near its start has swung out.
    let isSwing = abs(way) < 0.1 * range
    let beyond = ticks.map { tick in
      isSwing ? abs(curve[tick] - start) : (curve[tick] - end.place) * (way < 0 ? -1 : 1)
    }
    guard let overshoot = beyond.max() else { return nil }
    let threshold = 0.02 * (isSwing ? range : abs(way))
    let last = ticks.last { abs(curve[$0] - end.place) > threshold } ?? movement.lowerBound
    return MotionFinding.Settling(
      overshoot: max(0, overshoot), duration: Double(last + 1 - movement.lowerBound) / 60,
      isSwing: isSwing)
  }

  /// Another place to come to rest.
  var destination: MotionFinding.Kind? {
    guard let quiet, commonEnd == nil else { return nil }
    return .destination(now[quiet], former: former[quiet])
  }
}
