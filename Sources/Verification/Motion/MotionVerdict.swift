/// How the motion in one trace differs from that in another.
package struct MotionVerdict: Hashable, Sendable {
  /// What is different, the earliest first.
  package let findings: [MotionFinding]
  /// How many ticks there are.
  package let tickCount: Int
  /// How many ticks there were.
  package let formerTickCount: Int

  /// Whether nothing at all is different.
  package var isSame: Bool { findings.isEmpty && tickCount == formerTickCount }

  /// Compares a trace with the one that was expected.
  ///
  /// - Parameter precision: How much numbers may differ in their own units; 0 for not at all.
  package init(of trace: Trace, expected: Trace, precision: Double = 0) {
    tickCount = trace.tickCount
    formerTickCount = expected.tickCount
    guard trace != expected else {
      findings = []
      return
    }
    let (items, formerItems) = (trace.items, expected.items)
    var findings: [MotionFinding] = []
    for item in formerItems {
      findings += Self.findings(of: item, trace, expected, precision)
    }
    for item in items where !formerItems.contains(item) {
      findings.append(
        MotionFinding(
          item: item, property: nil, firstTick: trace.firstTick(of: item), kind: .additional))
    }
    // Sorting keeps the order of items and properties for what begins at the same time.
    self.findings = findings.enumerated()
      .sorted { ($0.element.firstTick, $0.offset) < ($1.element.firstTick, $1.offset) }
      .map(\.element)
  }

  private static func findings(
    of item: String, _ trace: Trace, _ expected: Trace, _ precision: Double
  ) -> [MotionFinding] {
    let (curves, formerCurves) = (trace.curves(of: item), expected.curves(of: item))
    guard !curves.isEmpty else {
      return [
        MotionFinding(
          item: item, property: nil, firstTick: expected.firstTick(of: item), kind: .missing)
      ]
    }
    let findings = formerCurves.compactMap { former -> MotionFinding? in
      guard let curve = curves.first(where: { $0.property == former.property }),
        let comparison = CurveComparison(former, curve, precision: precision)
      else { return nil }
      return MotionFinding(
        item: item, property: former.property, firstTick: comparison.firstTick,
        kind: comparison.kind)
    }
    guard findings.isEmpty else { return findings }
    return presence(of: item, curves, formerCurves, end: min(trace.tickCount, expected.tickCount))
      ?? unseen(of: item, trace, expected, precision)
  }

  private static func presence(
    of item: String, _ curves: [MotionCurve], _ formerCurves: [MotionCurve], end: Int
  ) -> [MotionFinding]? {
    guard let now = curves.first?.presence, let former = formerCurves.first?.presence else {
      return nil
    }
    let starts = [now.lowerBound, former.lowerBound]
    let ends = [min(now.upperBound, end - 1), min(former.upperBound, end - 1)]
    guard starts[0] != starts[1] || ends[0] != ends[1] else { return nil }
    let first = starts[0] != starts[1] ? min(starts[0], starts[1]) : min(ends[0], ends[1]) + 1
    return [
      MotionFinding(
        item: item, property: nil, firstTick: first, kind: .presence(now, former: former))
    ]
  }

  /// What differs of an item that looks the same at every tick.
  private static func unseen(
    of item: String, _ trace: Trace, _ expected: Trace, _ precision: Double
  ) -> [MotionFinding] {
    func isNear(_ one: Double?, _ other: Double?) -> Bool {
      one == nil || other == nil ? one == other : abs((one ?? 0) - (other ?? 0)) <= precision
    }
    let rows = zip(
      trace.rows.filter { $0.item == item }, expected.rows.filter { $0.item == item })
    for (row, former) in rows {
      guard row.contacts == former.contacts else {
        return [
          MotionFinding(item: item, property: nil, firstTick: row.tick, kind: .contacts)
        ]
      }
      guard isNear(row.velocity?.x, former.velocity?.x),
        isNear(row.velocity?.y, former.velocity?.y),
        isNear(row.angularVelocity, former.angularVelocity)
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
