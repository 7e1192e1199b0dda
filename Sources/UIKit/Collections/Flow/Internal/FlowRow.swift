/// A row of a flow layout, in points.
struct FlowRow: Equatable {
  /// The indexes of the items in their section.
  let items: Range<Int>
  /// The start of the row along the scroll direction, relative to the rows of its section.
  let start: CGFloat
  /// The length of the longest item along the scroll direction.
  let length: CGFloat
  /// The start of the first item across the scroll direction.
  let offset: CGFloat
  /// The space between adjacent items.
  let gap: CGFloat

  /// The end of the row along the scroll direction.
  var end: CGFloat { start + length }
}
