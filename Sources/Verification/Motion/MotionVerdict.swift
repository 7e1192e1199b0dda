/// The result of comparing the motion in a trace with the expected motion.
package struct MotionVerdict: Hashable, Sendable {
  /// The differences that exceed the tolerance, the earliest first.
  package let findings: [MotionFinding]
  /// The differences within the tolerance, the earliest first.
  package let tolerated: [MotionFinding]
  /// The ticks at which numbers differ within the tolerance.
  let toleratedTicks: Set<Int>
  /// The place where a property exceeds the tolerance most; nil without a tolerance, or if none
  /// does.
  let worst: MotionExcess?
  /// The number of ticks.
  package let tickCount: Int
  /// The expected number of ticks.
  package let expectedTickCount: Int

  /// Whether there is no difference.
  package var isSame: Bool { isGood && tolerated.isEmpty }

  /// Whether there is no difference that exceeds the tolerance.
  package var isGood: Bool { findings.isEmpty && tickCount == expectedTickCount }

  /// Compares a trace with the expected trace.
  ///
  /// - Parameter precision: The maximum difference between equal values, in their units.
  package init(
    of trace: Trace, expected: Trace, precision: Double = 0, tolerance: TraceTolerance = .exact
  ) {
    tickCount = trace.tickCount
    expectedTickCount = expected.tickCount
    var differences = ItemDifferences()
    if trace != expected {
      let (items, expectedItems) = (trace.items, expected.items)
      let comparison = TraceComparison(
        trace: trace, expected: expected, precision: precision, tolerance: tolerance)
      for item in expectedItems { differences.append(comparison.differences(of: item)) }
      differences.findings += items.filter { !expectedItems.contains($0) }.map { item in
        MotionFinding(
          item: item, property: nil, firstTick: trace.firstTick(of: item), kind: .additional)
      }
    }
    findings = differences.findings.chronological
    tolerated = differences.tolerated.chronological
    toleratedTicks = differences.toleratedTicks
    let largest = differences.excesses.map(\.share).max()
    worst = differences.excesses.first { $0.share == largest }?.excess
  }
}

extension [MotionFinding] {
  /// The findings, the earliest first; those of the same tick stay in the order of items and
  /// properties.
  fileprivate var chronological: [MotionFinding] {
    enumerated()
      .sorted { ($0.element.firstTick, $0.offset) < ($1.element.firstTick, $1.offset) }
      .map(\.element)
  }
}

extension Trace {
  func firstTick(of item: String) -> Int { rows.first { $0.item == item }?.tick ?? 0 }
}
