import QuartzCore

/// The cylinder on which the rows of a picker view are, as measured on iOS.
package struct PickerCylinder: Equatable, Sendable {
  /// The height of the picker, in points.
  package let height: CGFloat
  /// The height of a row, in points.
  package let rowHeight: CGFloat

  /// Creates a cylinder.
  package init(height: CGFloat, rowHeight: CGFloat) {
    self.height = height
    self.rowHeight = max(rowHeight, 1)
  }

  /// The number of rows of a whole turn: 2 (height + 75) / row height, rounded up.
  package var rowsPerTurn: CGFloat { (2 * (max(height, 0) + 75) / rowHeight).rounded(.up) }

  /// The radius in points: 0.334225 (height + 75).
  package var radius: CGFloat { 0.334225 * (max(height, 0) + 75) }

  /// The farthest row that faces the front.
  package var reach: Int { Int((rowsPerTurn / 4).rounded(.up)) - 1 }

  /// Returns the middle of a row at a distance in rows from the selected one, and the scale of its height.
  package func place(at distance: CGFloat) -> (y: CGFloat, scale: CGFloat) {
    let angle = 2 * .pi * distance / rowsPerTurn
    return (height / 2 + radius * sin(angle), max(cos(angle), 0))
  }
}
