extension UICollectionView {
  /// Replaces the collection view's layout.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether elements move from their current to their new positions with animation.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the collection view's layout and calls a closure at the end.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: Whether elements move from their current to their new positions with animation.
  ///   - completion: Called at the end with whether all animations finished, or immediately without
  ///     animation.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard layout !== self.layout else {
      completion?(true)
      return
    }
    animated ? transition(to: layout, completion) : replaceLayout(by: layout, completion)
  }

  private func replaceLayout(by layout: UICollectionViewLayout, _ completion: ((Bool) -> Void)?) {
    self.layout.owner = nil
    self.layout = layout
    layout.owner = self
    layout.invalidateLayout()
    completion?(true)
  }

  private func transition(to new: UICollectionViewLayout, _ completion: ((Bool) -> Void)?) {
    showElements()
    let old = layout
    let change = LayoutChange(
      UpdateMap(of: counts), of: LayoutChange.attributes(around: self))
    for view in views.sorted { view.willTransition(from: old, to: new) }
    old.prepareForTransition(to: new)
    layout = new
    new.owner = self
    new.invalidateLayout()
    animate(change) {
      new.prepareForTransition(from: old)
    } finalize: {
      old.finalizeLayoutTransition()
      new.finalizeLayoutTransition()
    } completion: { finished in
      completion?(finished)
    }
    if old !== layout { old.owner = nil }
    for view in views.sorted { view.didTransition(from: old, to: new) }
  }
}
