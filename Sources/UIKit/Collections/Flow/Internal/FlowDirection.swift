/// Lengths along the scrolling and breadths across it, in points, for either direction.
extension UICollectionView.ScrollDirection {
  /// How far a size reaches along the scrolling.
  func length(of size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  /// How far a size reaches across the scrolling.
  func breadth(of size: CGSize) -> CGFloat { self == .vertical ? size.width : size.height }

  /// Where a point lies along the scrolling.
  func position(of point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  /// Returns a size.
  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    self == .vertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  /// Returns a rectangle that starts at a place along the scrolling and at one across it.
  func rect(along: CGFloat, across: CGFloat, length: CGFloat, breadth: CGFloat) -> CGRect {
    CGRect(
      origin: self == .vertical
        ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across),
      size: size(length: length, breadth: breadth))
  }

  /// Returns insets before and behind things along the scrolling, and on their sides across it.
  func insets(_ insets: UIEdgeInsets) -> FlowInsets {
    self == .vertical
      ? FlowInsets(
        before: insets.top, behind: insets.bottom, start: insets.left, end: insets.right)
      : FlowInsets(
        before: insets.left, behind: insets.right, start: insets.top, end: insets.bottom)
  }
}

/// Distances along the scrolling, `before` and `behind`, and across it, at the `start` and the `end`.
struct FlowInsets: Equatable {
  var before: CGFloat = 0
  var behind: CGFloat = 0
  var start: CGFloat = 0
  var end: CGFloat = 0
}

extension CGRect {
  /// Whether two rectangles have a point in common that is not on the edge of both.
  ///
  /// Those that only touch do not overlap, as on Apple's systems; Linux's `intersects` differs.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension RandomAccessCollection {
  /// The first place at which a condition holds that, once it holds, holds to the end; else the end.
  func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if condition(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
