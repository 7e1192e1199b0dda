extension UICollectionView {
  /// Scrolls until an item stands where a position says, as far as the content goes; without one, as
  /// little as shows it.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else {
      return scrollRectToVisible(frame, animated: animated)
    }
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if let shift = scrollPosition.vertical?.shift(
      of: frame.minY...frame.maxY, in: visible.minY...max(visible.minY, visible.maxY))
    {
      offset.y += shift
    }
    if let shift = scrollPosition.horizontal?.shift(
      of: frame.minX...frame.maxX, in: visible.minX...max(visible.minX, visible.maxX))
    {
      offset.x += shift
    }
    setContentOffset(offsetRange.clamping(offset), animated: animated)
  }
}

/// Where something comes to stand along one axis.
enum AxisPosition {
  case start, middle, end

  /// How far content has to be scrolled for a range of it to stand there in what is in sight, in points.
  func shift(of range: ClosedRange<CGFloat>, in visible: ClosedRange<CGFloat>) -> CGFloat {
    switch self {
    case .start: range.lowerBound - visible.lowerBound
    case .middle:
      (range.lowerBound + range.upperBound - visible.lowerBound - visible.upperBound) / 2
    case .end: range.upperBound - visible.upperBound
    }
  }
}

extension UICollectionView.ScrollPosition {
  /// Where the item comes to stand from top to bottom; nil to leave that as it is.
  fileprivate var vertical: AxisPosition? {
    position(.top, .centeredVertically, .bottom)
  }

  /// Where the item comes to stand from left to right; nil to leave that as it is.
  fileprivate var horizontal: AxisPosition? {
    position(.left, .centeredHorizontally, .right)
  }

  private func position(_ start: Self, _ middle: Self, _ end: Self) -> AxisPosition? {
    if contains(start) { return .start }
    if contains(middle) { return .middle }
    return contains(end) ? .end : nil
  }
}
