import UIKit

extension ValueType<UIEdgeInsets> {
  /// The distances from four edges.
  static let insets = ValueType<[Double]>.numbers(
    "insets [top, left, bottom, right] in points", Array(repeating: .number(), count: 4)
  ).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
}
