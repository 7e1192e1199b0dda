import QuartzCore

// Scrolling reckons with what programs set; none of it may come to be infinite.

extension BinaryFloatingPoint {
  /// The number within ±1e9, where pixels are still told apart; zero if it is none.
  var finite: Self { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension CGSize {
  /// The size, its numbers within limits.
  var finite: CGSize { CGSize(width: width.finite, height: height.finite) }
}

extension UIEdgeInsets {
  /// The insets, their numbers within limits.
  var finite: UIEdgeInsets {
    UIEdgeInsets(
      top: top.finite, left: left.finite, bottom: bottom.finite, right: right.finite)
  }
}
