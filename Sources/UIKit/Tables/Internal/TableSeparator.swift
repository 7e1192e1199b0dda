/// The line that a table draws below its rows.
struct TableSeparator: Equatable {
  /// How thick it is, in pixels.
  var thickness: CGFloat = 1
  var color: UIColor?
  /// How far it keeps from the edges, in points.
  var inset: UIEdgeInsets
}
