import Foundation
import Imaging

/// Round numbers over a range.
struct ReportScale: Hashable, Sendable {
  /// The numbers, rising.
  let values: [Double]
  /// The numbers as they are written.
  let labels: [String]

  /// Finds numbers a step of 1, 2 or 5 with zeros apart, of which so many steps at most go into the range.
  init(in range: ClosedRange<Double>, atMost count: Int) {
    let least = max(range.upperBound - range.lowerBound, 1e-9) / Double(count)
    let power = pow(10, log10(least).rounded(.down))
    let step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? least
    let decimals = max(0, Int(-log10(step * (1 + 1e-9)).rounded(.down)))
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    values = stride(from: first, through: last, by: 1).map { $0 * step }
    labels = values.map { NumberFormat.short($0, decimals: decimals) }
  }
}
