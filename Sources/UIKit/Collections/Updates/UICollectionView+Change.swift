extension UICollectionView {
  /// The duration of an animated change, in seconds; UIKit does not document it.
  private static var changeDuration: TimeInterval { 0.25 }

  /// Animates a change from the current to the newly prepared layout.
  ///
  /// - Parameters:
  ///   - change: The change of the elements.
  ///   - prepare: Called after the new layout has been prepared.
  ///   - finalize: Called after the animations have been created.
  ///   - completion: Called at the end with whether all animations finished.
  final func animate(
    _ change: LayoutChange, prepare: @escaping () -> Void, finalize: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) {
    self.change = change
    var disappearingViews: [UICollectionReusableView] = []
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0,
      options: [.allowUserInteraction, .layoutSubviews]
    ) {
      self.prepareLayout()
      prepare()
      self.contentOffset = self.offsetAtRest(nearestTo: self.targetOffset())
      disappearingViews = self.replaceElements(change)
      finalize()
    } completion: { finished in
      for view in disappearingViews { self.recycle(view) }
      completion(finished)
    }
    self.change = nil
  }

  /// Returns the content offset after a change, as the layout and the delegate propose it.
  private func targetOffset() -> CGPoint {
    let proposal = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    return delegate?.collectionView(
      self, targetContentOffsetForProposedContentOffset: proposal) ?? proposal
  }

  /// Applies the attributes after a change and returns the views of the elements that disappear.
  private func replaceElements(_ change: LayoutChange) -> [UICollectionReusableView] {
    let attributes = visibleAttributes(in: bounds)
    let visibleElements = Set(attributes.map(\.element))
    var disappearingViews: [UICollectionReusableView] = []
    var remainingViews: [LayoutElement: UICollectionReusableView] = [:]
    for view in views.sorted {
      guard let old = view.element else { continue }
      if let new = change.map.after(old), visibleElements.contains(new),
        !change.isDeleted(old, in: layout), !change.isInserted(new, in: layout)
      {
        remainingViews[new] = view
      } else {
        if let final = placed(layout.disappearing(old)) { view.setAttributes(final) }
        disappearingViews.append(view)
      }
    }
    for element in views.elements { views.remove(element) }
    for attributes in attributes {
      if let view = remainingViews[attributes.element] {
        if !fit(view, attributes) { apply(attributes, to: view) }
        place(view, attributes)
      } else {
        let initial = placed(layout.appearing(attributes.element)) ?? attributes
        display(attributes, from: initial)
      }
    }
    displayedRect = isPrepared ? bounds : nil
    animatedBounds = nil
    return disappearingViews
  }
}
