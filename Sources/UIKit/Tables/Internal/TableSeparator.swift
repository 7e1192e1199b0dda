/// The separator below the rows of a table.
struct TableSeparator: Equatable {
  /// The thickness of the line, in pixels.
  var thickness: CGFloat = 1
  var color: UIColor?
  /// The distance of the line from the edges of the row, in points.
  var inset: UIEdgeInsets
}
