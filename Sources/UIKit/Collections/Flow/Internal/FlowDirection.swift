/// Lengths along the scroll direction and breadths across it, in points.
extension UICollectionView.ScrollDirection {
  /// Returns the extent of a size along the scroll direction.
  func length(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  /// Returns the extent of a size across the scroll direction.
  func breadth(of size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  /// Returns the coordinate of a point along the scroll direction.
  func position(of point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  /// Returns a size with a length and a breadth.
  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Returns a rectangle whose origin is given along and across the scroll direction.
  func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    CGRect(
      origin: self == .vertical
        ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across),
      size: size(length: length, breadth: breadth))
  }

  /// Returns insets relative to the scroll direction.
  func insets(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(
        before: insets.top, after: insets.bottom, start: insets.left, end: insets.right)
      : FlowInsets(
        before: insets.left, after: insets.right, start: insets.top, end: insets.bottom)
  }
}

/// Insets along the scroll direction, `before` and `after`, and across it, `start` and `end`.
struct FlowInsets: Equatable {
  var before: CGFloat = 0
  var after: CGFloat = 0
  var start: CGFloat = 0
  var end: CGFloat = 0
}

extension CGRect {
  /// Returns whether the interiors of two rectangles intersect.
  ///
  /// Rectangles that only touch do not overlap, as on Apple's systems; Foundation's `intersects`
  /// differs on Linux.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension RandomAccessCollection {
  /// Returns the first index at which a condition is true that stays true up to the end; otherwise
  /// `endIndex`.
  func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if condition(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
