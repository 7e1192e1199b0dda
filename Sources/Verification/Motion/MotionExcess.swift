/// The place where a property exceeds its tolerance most.
struct MotionExcess: Hashable, Sendable {
  let item: String
  let property: MotionProperty
  let tick: Int
  /// The distance from the nearest value that is within the tolerance, in the property's unit.
  let amount: Double
}

extension MotionCurve {
  /// Returns where a curve exceeds a tolerance most compared with the expected one; nil if it is
  /// within the tolerance.
  ///
  /// At each tick, the value must be within `limit` of the range of the expected values up to
  /// `ticks` earlier and later, and the other way round: no expected value may be skipped.
  func excess(over expected: MotionCurve, limit: Double, ticks: Int) -> MotionExcess? {
    let count = min(values.count, expected.values.count)
    let (actual, wanted) = (Array(values.prefix(count)), Array(expected.values.prefix(count)))
    var worst: (tick: Int, amount: Double)?
    for (one, other) in [(actual, wanted), (wanted, actual)] {
      let (low, high) = (
        other.extremes(within: ticks, isBetter: <), other.extremes(within: ticks, isBetter: >)
      )
      for tick in 0..<count {
        let amount = max(low[tick] - limit - one[tick], one[tick] - limit - high[tick])
        if amount > worst?.amount ?? 0 { worst = (tick, amount) }
      }
    }
    return worst.map {
      MotionExcess(item: item, property: property, tick: $0.tick, amount: $0.amount)
    }
  }
}

extension [Double] {
  /// Returns the best value around each index, at most `distance` away, in linear time.
  fileprivate func extremes(
    within distance: Int, isBetter: (Double, Double) -> Bool
  ) -> [Double] {
    // The indices of the window's candidates, the best first; each is worse than those before.
    var window: [Int] = []
    var (start, next) = (0, 0)
    return indices.map { index in
      while next < count, next <= index + distance {
        while window.count > start, !isBetter(self[window[window.count - 1]], self[next]) {
          window.removeLast()
        }
        window.append(next)
        next += 1
      }
      while window[start] < index - distance { start += 1 }
      return self[window[start]]
    }
  }
}
