import Imaging

/// What the motion of a property is like: how far it overshoots, when it settles, and how fast it is.
package struct MotionSummary: Hashable, Sendable {
  package let property: MotionProperty
  /// The difference between the largest and the smallest value; 0 for a property that does not move.
  package let range: Double
  /// The way in which the property comes to rest; nil if it does not within the curve.
  package let settling: MotionFinding.Settling?
  /// The highest speed, in the property's unit per second, with its tick.
  package let peak: (value: Double, tick: Int)

  /// The fraction of the range by which a curve at rest may move, as in verdicts.
  private static let restTolerance = 0.005
  /// The number of ticks without movement at the end that are a rest, as in verdicts.
  private static let restLength = 12

  /// Summarizes a curve.
  package init(_ curve: MotionCurve) {
    let values = curve.values
    property = curve.property
    range = values.spread(values.indices)
    let steps = values.indices.dropFirst().map { ($0, abs(values[$0] - values[$0 - 1])) }
    let fastest = steps.max { $0.1 < $1.1 }
    peak = ((fastest?.1 ?? 0) * Double(Trace.ticksPerSecond), fastest?.0 ?? 0)
    settling = Self.settling(of: values, range: range)
  }

  /// Returns how values come to rest: when they stay within 2% of their distance from the last one.
  ///
  /// A movement that ends near its start is a swing.
  private static func settling(of values: [Double], range: Double) -> MotionFinding.Settling? {
    guard range > 1e-6, values.count > restLength, let start = values.first, let end = values.last,
      values.spread(values.count - restLength..<values.count) <= restTolerance * range
    else { return nil }
    let first = values.firstIndex { abs($0 - start) > restTolerance * range } ?? 0
    let distance = end - start
    let isSwing = abs(distance) < 0.1 * range
    let beyond = values.map {
      isSwing ? abs($0 - start) : ($0 - end) * (distance < 0 ? -1 : 1)
    }
    let threshold = 0.02 * (isSwing ? range : abs(distance))
    let last = values.lastIndex { abs($0 - end) > threshold } ?? first
    return MotionFinding.Settling(
      overshoot: max(0, beyond.max() ?? 0),
      duration: Trace.time(ofTick: max(0, last + 2 - first)), isSwing: isSwing)
  }

  /// The overshoot in words; nil if there is none.
  package var overshootText: String? {
    guard let settling, settling.overshoot > 0.001 * range else { return nil }
    return
      "\(settling.isSwing ? "swings out" : "overshoots") by \(property.text(settling.overshoot))"
  }

  /// The settling time in words; nil for a property that does not move.
  package var settlingText: String? {
    guard range > 1e-6 else { return nil }
    guard let settling else { return "does not come to rest" }
    return "settles after \(NumberFormat.short(settling.duration, decimals: 2)) s"
  }

  /// The highest speed in words; nil for a property that does not move.
  package var peakText: String? {
    guard range > 1e-6 else { return nil }
    return "peak velocity \(property.text(peak.value))/s at tick \(peak.tick)"
  }

  package static func == (left: MotionSummary, right: MotionSummary) -> Bool {
    left.property == right.property && left.range == right.range
      && left.settling == right.settling && left.peak == right.peak
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(property)
    hasher.combine(range)
    hasher.combine(settling)
    hasher.combine(peak.value)
  }
}
