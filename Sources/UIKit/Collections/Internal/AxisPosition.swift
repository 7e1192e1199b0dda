/// The position of a rectangle along one axis of the visible area.
enum AxisPosition {
  case start, middle, end

  /// Returns the change of the content offset that moves a range to this position, in points.
  ///
  /// - Parameters:
  ///   - range: The range to move.
  ///   - visible: The visible range.
  fileprivate func shift(
    of range: (start: CGFloat, end: CGFloat), in visible: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    switch self {
    case .start: range.start - visible.start
    case .middle: (range.start + range.end - visible.start - visible.end) / 2
    case .end: range.end - visible.end
    }
  }
}

extension UIScrollView {
  /// Returns the offset at which the content can rest that is nearest to an offset.
  final func offsetAtRest(nearestTo offset: CGPoint) -> CGPoint {
    scrollAxes.with(PerAxis(offset)) { $0.nearest(to: $1) }.point
  }

  /// Returns the offset that places a rectangle at a position of the visible area, as far as the
  /// content allows.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - horizontal: The horizontal position; nil keeps the current one.
  ///   - vertical: The vertical position; nil keeps the current one.
  final func offset(
    placing rect: CGRect, across horizontal: AxisPosition?, along vertical: AxisPosition?
  ) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    let x = horizontal?.shift(of: (rect.minX, rect.maxX), in: (visible.minX, visible.maxX)) ?? 0
    let y = vertical?.shift(of: (rect.minY, rect.maxY), in: (visible.minY, visible.maxY)) ?? 0
    return offsetAtRest(nearestTo: CGPoint(x: contentOffset.x + x, y: contentOffset.y + y))
  }
}
