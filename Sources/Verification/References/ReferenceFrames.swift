import Imaging

/// Selects the frames whose images a reference keeps for review.
package enum ReferenceFrames {
  /// The maximum number of extremes.
  private static let maxExtremes = 8

  /// Returns the numbers of the first and the last frame, of every `step`th frame, of the frames at
  /// `times` in seconds, and of those at which the items with the largest movements reach their
  /// extremes.
  package static func numbers(
    of trace: Trace, count: Int, fps: FrameRate, step: Int, times: [Double]
  ) -> [Int] {
    let clock = FrameClock(fps: fps)
    let marks = times.map { time in
      Int((time * Double(fps.numerator) / Double(fps.denominator)).rounded())
    }
    let extremes = extremeTicks(of: trace).map(clock.frame(at:))
    let numbers = Set(Array(stride(from: 0, to: count, by: max(1, step))) + [count - 1])
    return numbers.union(marks + extremes).filter((0..<count).contains).sorted()
  }

  private static func extremeTicks(of trace: Trace) -> [Int] {
    let curves = trace.items.flatMap { trace.curves(of: $0) }
      .filter { [.centerX, .centerY].contains($0.property) }
      .map { curve in
        (spread: curve.values.spread(0..<curve.values.count), values: curve.values)
      }
      .filter { $0.spread > 1 }
    // Sorting is not guaranteed to be stable: of equal distances, the first is taken.
    let furthest = curves.enumerated().sorted {
      ($1.element.spread, $0.offset) < ($0.element.spread, $1.offset)
    }.map(\.element.values)
    var ticks: [Int] = []
    for values in furthest {
      for extreme in [values.min() ?? 0, values.max() ?? 0] {
        guard let tick = values.firstIndex(of: extreme), !ticks.contains(tick) else { continue }
        ticks.append(tick)
      }
    }
    return Array(ticks.prefix(maxExtremes))
  }
}
