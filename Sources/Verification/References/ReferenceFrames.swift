import Imaging

/// Which frames a reviewer wants to see of an animation.
package enum ReferenceFrames {
  /// The most turning points that are shown.
  private static let mostExtremes = 8

  /// The numbers of the first and the last frame, of each `step`th, of those at `moments`, and of those
  /// where the items that move furthest are farthest out.
  package static func numbers(
    of trace: Trace, count: Int, fps: FrameRate, step: Int, moments: [Double]
  ) -> [Int] {
    let clock = FrameClock(fps: fps)
    let marks = moments.map { moment in
      Int((moment * Double(fps.numerator) / Double(fps.denominator)).rounded())
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
    // The first of those that go as far: sorting keeps no order of its own.
    let furthest = curves.enumerated().sorted {
      ($1.element.spread, $0.offset) < ($0.element.spread, $1.offset)
    }.map(\.element.values)
    var ticks: [Int] = []
    for values in furthest {
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      for extreme in [least, most] {
        guard let tick = values.firstIndex(of: extreme), !ticks.contains(tick) else { continue }
        ticks.append(tick)
      }
    }
    return Array(ticks.prefix(mostExtremes))
  }
}
