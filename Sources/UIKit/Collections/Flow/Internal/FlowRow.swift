/// One row of a flow layout: which items stand in it, and where, in points.
struct FlowRow: Equatable {
  /// The items' numbers in their section.
  let items: Range<Int>
  /// Where the row starts along the scrolling, from the start of its section's rows.
  let start: CGFloat
  /// How long its longest item is along the scrolling.
  let length: CGFloat
  /// Where its first item starts, from the start of the breadth that rows have.
  let offset: CGFloat
  /// The space between two of its items.
  let gap: CGFloat

  /// Where the row ends along the scrolling.
  var end: CGFloat { start + length }
}
