import Imaging

/// A number of an item over time: as it was expected, and as it is.
struct ReportGraph: Sendable {
  /// For example `alert.center.y`.
  let name: String
  /// For example `pt`; empty for plain numbers.
  let unit: String
  /// How many decimals people want to read.
  let decimals: Int
  /// The numbers by tick.
  let expected: [Double]
  /// The numbers by tick.
  let actual: [Double]
  /// The first tick that differs.
  let firstTick: Int
}

extension ReportGraph {
  /// How many graphs are shown.
  private static let limit = 12

  /// The graphs of all numbers that differ, the earliest first, and how many more there are.
  static func graphs(
    of verdict: MotionVerdict, trace: Trace, expected: Trace
  ) -> (shown: [ReportGraph], further: Int) {
    let findings = verdict.findings.filter { $0.property != nil }
    var curves: [String: (former: [MotionCurve], now: [MotionCurve])] = [:]
    let shown = findings.prefix(limit).compactMap { finding -> ReportGraph? in
      let item =
        curves[finding.item] ?? (expected.curves(of: finding.item), trace.curves(of: finding.item))
      curves[finding.item] = item
      guard let former = item.former.first(where: { $0.property == finding.property }),
        let now = item.now.first(where: { $0.property == finding.property })
      else { return nil }
      return ReportGraph(former, now, firstTick: finding.firstTick)
    }
    return (shown, max(0, findings.count - limit))
  }

  private init(_ former: MotionCurve, _ now: MotionCurve, firstTick: Int) {
    let property = former.property
    name = former.name
    (unit, decimals) = (property.graphUnit, property.graphDecimals)
    expected = former.values.map(property.shown)
    actual = now.values.map(property.shown)
    self.firstTick = firstTick
  }
}

extension MotionProperty {
  fileprivate var graphUnit: String {
    switch self {
    case .centerX, .centerY, .width, .height: "pt"
    case .angle: "°"
    case .scaleX, .scaleY, .alpha, .fraction: ""
    }
  }

  fileprivate var graphDecimals: Int {
    switch self {
    case .centerX, .centerY, .width, .height, .angle: 1
    case .scaleX, .scaleY, .alpha, .fraction: 3
    }
  }

  /// The number as people read it: angles in degrees.
  fileprivate func shown(_ number: Double) -> Double {
    self == .angle ? number * 180 / .pi : number
  }
}
