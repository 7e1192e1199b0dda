extension UICollectionView.ScrollPosition {
  /// The vertical position; nil keeps the current one.
  var vertical: AxisPosition? {
    position(.top, .centeredVertically, .bottom)
  }

  /// The horizontal position; nil keeps the current one.
  var horizontal: AxisPosition? {
    position(.left, .centeredHorizontally, .right)
  }

  private func position(_ start: Self, _ middle: Self, _ end: Self) -> AxisPosition? {
    if contains(start) { return .start }
    if contains(middle) { return .middle }
    return contains(end) ? .end : nil
  }
}
