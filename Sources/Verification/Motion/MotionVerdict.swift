/// The result of comparing the motion in a trace with the expected motion.
package struct MotionVerdict: Hashable, Sendable {
  /// The differences, the earliest first.
  package let findings: [MotionFinding]
  /// The number of ticks.
  package let tickCount: Int
  /// The expected number of ticks.
  package let expectedTickCount: Int

  /// Whether there is no difference.
  package var isSame: Bool { findings.isEmpty && tickCount == expectedTickCount }

  /// Compares a trace with the expected trace.
  ///
  /// - Parameter precision: The maximum difference between equal values, in their units.
  package init(of trace: Trace, expected: Trace, precision: Double = 0) {
    tickCount = trace.tickCount
    expectedTickCount = expected.tickCount
    guard trace != expected else {
      findings = []
      return
    }
    let (items, expectedItems) = (trace.items, expected.items)
    var findings: [MotionFinding] = []
    for item in expectedItems {
      findings += Self.findings(of: item, trace, expected, precision)
    }
    for item in items where !expectedItems.contains(item) {
      findings.append(
        MotionFinding(
          item: item, property: nil, firstTick: trace.firstTick(of: item), kind: .additional))
    }
    // Findings with the same first tick stay in the order of items and properties.
    self.findings = findings.enumerated()
      .sorted { ($0.element.firstTick, $0.offset) < ($1.element.firstTick, $1.offset) }
      .map(\.element)
  }

  private static func findings(
    of item: String, _ trace: Trace, _ expected: Trace, _ precision: Double
  ) -> [MotionFinding] {
    let (curves, expectedCurves) = (trace.curves(of: item), expected.curves(of: item))
    guard !curves.isEmpty else {
      return [
        MotionFinding(
          item: item, property: nil, firstTick: expected.firstTick(of: item), kind: .missing)
      ]
    }
    let findings = expectedCurves.compactMap { expectedCurve -> MotionFinding? in
      guard let curve = curves.first(where: { $0.property == expectedCurve.property }),
        let comparison = CurveComparison(expectedCurve, curve, precision: precision)
      else { return nil }
      return MotionFinding(
        item: item, property: expectedCurve.property, firstTick: comparison.firstTick,
        kind: comparison.kind)
    }
    guard findings.isEmpty else { return findings }
    return presence(of: item, curves, expectedCurves, end: min(trace.tickCount, expected.tickCount))
      ?? invisibleDifference(of: item, trace, expected, precision)
  }

  private static func presence(
    of item: String, _ curves: [MotionCurve], _ expectedCurves: [MotionCurve], end: Int
  ) -> [MotionFinding]? {
    guard let actual = curves.first?.presence, let expected = expectedCurves.first?.presence else {
      return nil
    }
    let starts = [actual.lowerBound, expected.lowerBound]
    let ends = [min(actual.upperBound, end - 1), min(expected.upperBound, end - 1)]
    guard starts[0] != starts[1] || ends[0] != ends[1] else { return nil }
    let first = starts[0] != starts[1] ? min(starts[0], starts[1]) : min(ends[0], ends[1]) + 1
    return [
      MotionFinding(
        item: item, property: nil, firstTick: first, kind: .presence(actual, expected: expected))
    ]
  }

  /// Returns the invisible difference of an item that looks the same at every tick.
  private static func invisibleDifference(
    of item: String, _ trace: Trace, _ expected: Trace, _ precision: Double
  ) -> [MotionFinding] {
    func isNear(_ one: Double?, _ other: Double?) -> Bool {
      one == nil || other == nil ? one == other : abs((one ?? 0) - (other ?? 0)) <= precision
    }
    let rows = zip(
      trace.rows.filter { $0.item == item }, expected.rows.filter { $0.item == item })
    for (row, expectedRow) in rows {
      guard row.contacts == expectedRow.contacts else {
        return [
          MotionFinding(item: item, property: nil, firstTick: row.tick, kind: .contacts)
        ]
      }
      guard isNear(row.velocity?.x, expectedRow.velocity?.x),
        isNear(row.velocity?.y, expectedRow.velocity?.y),
        isNear(row.angularVelocity, expectedRow.angularVelocity)
      else {
        return [
          MotionFinding(item: item, property: nil, firstTick: row.tick, kind: .velocity)
        ]
      }
    }
    return []
  }
}

extension Trace {
  fileprivate func firstTick(of item: String) -> Int { rows.first { $0.item == item }?.tick ?? 0 }
}
