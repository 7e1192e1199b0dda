import QuartzCore

// Limits that keep scrolling arithmetic finite whatever values an app sets.

extension BinaryFloatingPoint {
  /// The number limited to ±1e9, where pixels are still distinguishable; 0 if it is not a number.
  var finite: Self { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension CGSize {
  /// The size with both dimensions limited to ±1e9.
  var finite: CGSize { CGSize(width: width.finite, height: height.finite) }
}

extension UIEdgeInsets {
  /// The insets with every edge limited to ±1e9.
  var finite: UIEdgeInsets {
    UIEdgeInsets(
      top: top.finite, left: left.finite, bottom: bottom.finite, right: right.finite)
  }
}
