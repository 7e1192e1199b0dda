extension UICollectionView {
  /// Replaces the layout without an animation.
  final func replaceLayout(by layout: UICollectionViewLayout, _ completion: ((Bool) -> Void)?) {
    self.layout.owner = nil
    removeOrthogonalScrollers()
    self.layout = layout
    layout.owner = self
    layout.invalidateLayout()
    completion?(true)
  }

  /// Animates the change to another layout.
  final func transition(to new: UICollectionViewLayout, _ completion: ((Bool) -> Void)?) {
    showElements()
    let old = layout
    let change = LayoutChange(
      UpdateMap(of: counts), of: LayoutChange.attributes(around: self))
    for view in views.sorted { view.willTransition(from: old, to: new) }
    old.prepareForTransition(to: new)
    if !(new is UICollectionViewCompositionalLayout) { removeOrthogonalScrollers() }
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
