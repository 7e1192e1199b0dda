extension UICollectionView {
  /// How long a change of items or of the layout takes in seconds; UIKit does not say.
  private static var changeDuration: TimeInterval { 0.25 }

  /// Animates a change from what is shown to what the layout has once it has been prepared.
  ///
  /// - Parameters:
  ///   - change: What becomes of the elements.
  ///   - prepare: Called once the new layout has been prepared.
  ///   - finalize: Called once the animations have been made.
  ///   - completion: Called at the end, with whether all ran to it.
  final func animate(
    _ change: LayoutChange, prepare: @escaping () -> Void, finalize: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    self.change = change
    var leaving: [UICollectionReusableView] = []
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0,
      options: [.allowUserInteraction, .layoutSubviews]
    ) {
      self.prepareLayout()
      prepare()
      self.contentOffset = self.offsetAtRest(nearestTo: self.targetOffset())
      leaving = self.replaceElements(change)
      finalize()
    } completion: { finished in
      for view in leaving { self.retire(view) }
      completion(finished)
    }
    self.change = nil
  }

  /// Where the content stands after a change, as the layout and the delegate have it.
  private func targetOffset() -> CGPoint {
    let proposal = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    return delegate?.collectionView(
      self, targetContentOffsetForProposedContentOffset: proposal) ?? proposal
  }

  /// Lets all elements look as after a change, and returns the views of those that go.
  private func replaceElements(_ change: LayoutChange) -> [UICollectionReusableView] {
    let attributes = visibleAttributes(in: bounds)
    let wanted = Set(attributes.map(\.element))
    var leaving: [UICollectionReusableView] = []
    var staying: [LayoutElement: UICollectionReusableView] = [:]
    for view in views.sorted {
      guard let old = view.element else { continue }
      if let new = change.map.after(old), wanted.contains(new),
        !change.isDeleted(old, in: layout), !change.isInserted(new, in: layout)
      {
        staying[new] = view
      } else {
        if let final = layout.disappearing(old) { view.take(final) }
        leaving.append(view)
      }
    }
    for element in views.elements { views.remove(element) }
    for attributes in attributes {
      if let view = staying[attributes.element] {
        view.take(attributes)
        place(view, attributes)
      } else {
        let initial = layout.appearing(attributes.element) ?? attributes
        display(attributes, from: initial)
      }
    }
    shownRect = isPrepared ? bounds : nil
    animatedBounds = nil
    return leaving
  }
}
