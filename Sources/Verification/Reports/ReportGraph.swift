import Imaging

/// The expected and the actual values of an item's property over time.
struct ReportGraph: Sendable {
  /// The graph's name, for example `alert.center.y`.
  let name: String
  /// The unit, for example `pt`; may be empty.
  let unit: String
  /// The number of decimals of displayed values.
  let decimals: Int
  /// The expected value at each tick.
  let expected: [Double]
  /// The actual value at each tick.
  let actual: [Double]
  /// The tick of the first difference.
  let firstTick: Int
}

extension ReportGraph {
  /// The maximum number of graphs.
  private static let limit = 12

  /// Returns the graphs of the properties that differ, those that exceed the tolerance first and
  /// each time the earliest first, and the number of further ones.
  static func graphs(
    of verdict: MotionVerdict, trace: Trace, expected: Trace
  ) -> (shown: [ReportGraph], further: Int) {
    let findings = (verdict.findings + verdict.tolerated).filter { $0.property != nil }
    var curves: [String: (expected: [MotionCurve], actual: [MotionCurve])] = [:]
    let shown = findings.prefix(limit).compactMap { finding -> ReportGraph? in
      let item =
        curves[finding.item] ?? (expected.curves(of: finding.item), trace.curves(of: finding.item))
      curves[finding.item] = item
      guard let expected = item.expected.first(where: { $0.property == finding.property }),
        let actual = item.actual.first(where: { $0.property == finding.property })
      else { return nil }
      return ReportGraph(expected, actual, firstTick: finding.firstTick)
    }
    return (shown, max(0, findings.count - limit))
  }

  private init(_ expected: MotionCurve, _ actual: MotionCurve, firstTick: Int) {
    let property = expected.property
    name = expected.name
    (unit, decimals) = (property.unit, property.graphDecimals)
    self.expected = expected.values.map(property.displayValue)
    self.actual = actual.values.map(property.displayValue)
    self.firstTick = firstTick
  }
}

extension MotionProperty {
  fileprivate var graphDecimals: Int {
    switch self {
    case .centerX, .centerY, .width, .height, .angle: 1
    case .scaleX, .scaleY, .alpha, .fraction: 3
    }
  }
}
