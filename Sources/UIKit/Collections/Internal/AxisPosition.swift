/// Where something comes to stand along one axis of what is in sight.
enum AxisPosition {
  case start, middle, end

  /// How far content has to be scrolled for a range of it to stand there, in points.
  ///
  /// - Parameters:
  ///   - range: Where it starts and ends.
  ///   - visible: Where what is in sight starts and ends.
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
  /// Returns the offset nearest to another at which the content may stand at rest.
  final func offsetAtRest(nearestTo offset: CGPoint) -> CGPoint {
    scrollAxes.with(PerAxis(offset)) { $0.nearest(to: $1) }.point
  }

  /// Returns the offset, as far as the content goes, at which a rectangle of it stands in a position;
  /// nil leaves it where it is along an axis.
  final func offset(
    placing rect: CGRect, across horizontal: AxisPosition?, along vertical: AxisPosition?
  ) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    let x = horizontal?.shift(of: (rect.minX, rect.maxX), in: (visible.minX, visible.maxX)) ?? 0
    let y = vertical?.shift(of: (rect.minY, rect.maxY), in: (visible.minY, visible.maxY)) ?? 0
    return offsetAtRest(nearestTo: CGPoint(x: contentOffset.x + x, y: contentOffset.y + y))
  }
}
