import Foundation
import Imaging

/// Round numbers in a range, for the labels of an axis.
struct ReportScale: Hashable, Sendable {
  /// The numbers, in ascending order.
  let values: [Double]
  /// The numbers as text.
  let labels: [String]

  /// Creates multiples of 1, 2 or 5 times a power of ten, with at most `count` steps in the range.
  init(in range: ClosedRange<Double>, atMost count: Int) {
    let minStep = max(range.upperBound - range.lowerBound, 1e-9) / Double(count)
    let power = pow(10, log10(minStep).rounded(.down))
    let step = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= minStep * (1 - 1e-9) } ?? minStep
    let decimals = max(0, Int(-log10(step * (1 + 1e-9)).rounded(.down)))
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    values = stride(from: first, through: last, by: 1).map { $0 * step }
    labels = values.map { NumberFormat.short($0, decimals: decimals) }
  }
}
