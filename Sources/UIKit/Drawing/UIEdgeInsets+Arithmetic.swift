import QuartzCore

extension UIEdgeInsets {
  /// Returns insets whose edges a closure computes from the corresponding edges of two insets.
  private func combined(
    with other: UIEdgeInsets, _ combine: (CGFloat, CGFloat) -> CGFloat
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }

  /// Returns the sums of the edges.
  static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    first.combined(with: second, +)
  }

  /// Returns the differences of the edges, at least 0.
  func reduced(by other: UIEdgeInsets) -> UIEdgeInsets {
    combined(with: other) { max($0 - $1, 0) }
  }

  /// Returns the larger one of each two corresponding edges.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    combined(with: other) { max($0, $1) }
  }
}
