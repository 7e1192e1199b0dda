/// An interactive change of a collection view's layout.
@MainActor
struct InteractiveLayoutTransition {
  let old: UICollectionViewLayout
  let new: UICollectionViewLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// Called at the end of an interactive change of the layout with whether its animations finished, and whether the change
  /// was completed.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  final func beginInteractiveTransition(
    to new: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    precondition(
      interactiveTransition == nil,
      "the collection is already part way through an interactive transition. To start another "
        + "transition, finish or cancel the current one")
    let old = layout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    for view in views.sorted { view.willTransition(from: old, to: new) }
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    (new.owner, between.owner) = (self, self)
    interactiveTransition = InteractiveLayoutTransition(
      old: old, new: new, completion: completion)
    layout = between
    between.invalidateLayout()
    return between
  }

  /// Animates from the current progress to one of both layouts.
  final func endInteractiveTransition(finishes: Bool) {
    guard let transition = interactiveTransition else { return }
    interactiveTransition = nil
    let between = layout
    showElements()
    let change = LayoutChange(UpdateMap(of: counts), of: LayoutChange.attributes(around: self))
    layout = finishes ? transition.new : transition.old
    let other = finishes ? transition.old : transition.new
    layout.owner = self
    layout.invalidateLayout()
    animate(change) {
    } finalize: {
      transition.old.finalizeLayoutTransition()
      transition.new.finalizeLayoutTransition()
    } completion: { finished in
      transition.completion?(finished, finishes)
    }
    between.owner = nil
    if other !== layout { other.owner = nil }
    for view in views.sorted { view.didTransition(from: transition.old, to: layout) }
  }
}
