extension UICollectionViewFlowLayout {
  /// Returns the breadth of the content: that of the collection view inside its content insets.
  func breadth(of collectionView: UICollectionView) -> CGFloat {
    let insets = scrollDirection.insets(collectionView.adjustedContentInset)
    return scrollDirection.breadth(of: collectionView.bounds.size) - insets.start - insets.end
  }

  /// Returns the metrics of all sections, from the delegate or the layout's own properties.
  func makeMetrics(for collectionView: UICollectionView) -> [FlowSection.Metrics] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let reference = referenceInsets(of: collectionView)
    return (0..<collectionView.numberOfSections).map { section in
      let count = collectionView.numberOfItems(inSection: section)
      guard let delegate else {
        return metrics(.equal(size(itemSize), count: count), around: reference)
      }
      var metrics = metrics(
        sizes(ofItems: count, in: section, of: collectionView, from: delegate), around: reference)
      metrics.insets = scrollDirection.insets(
        delegate.collectionView(collectionView, layout: self, insetForSectionAt: section)
      ).adding(reference)
      metrics.spaceBetweenRows = delegate.collectionView(
        collectionView, layout: self, minimumLineSpacingForSectionAt: section)
      metrics.spaceBetweenItems = delegate.collectionView(
        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
      metrics.headerLength = scrollDirection.length(
        of: delegate.collectionView(
          collectionView, layout: self, referenceSizeForHeaderInSection: section))
      metrics.footerLength = scrollDirection.length(
        of: delegate.collectionView(
          collectionView, layout: self, referenceSizeForFooterInSection: section))
      return metrics
    }
  }

  private func metrics(
    _ sizes: FlowRows.Sizes, around reference: FlowInsets
  ) -> FlowSection.Metrics {
    FlowSection.Metrics(
      sizes: sizes, insets: scrollDirection.insets(sectionInset).adding(reference),
      spaceBetweenItems: minimumInteritemSpacing, spaceBetweenRows: minimumLineSpacing,
      headerLength: scrollDirection.length(of: headerReferenceSize),
      footerLength: scrollDirection.length(of: footerReferenceSize))
  }

  private func sizes(
    ofItems count: Int, in section: Int, of collectionView: UICollectionView,
    from delegate: any UICollectionViewDelegateFlowLayout
  ) -> FlowRows.Sizes {
    func answer(_ item: Int) -> CGSize {
      delegate.collectionView(
        collectionView, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
    }
    guard count > 0 else { return .varying([]) }
    let first = answer(0)
    return first == .notImplemented
      ? .equal(size(itemSize), count: count)
      : .varying([size(first)] + (1..<count).map { size(answer($0)) })
  }

  /// Returns a size relative to the scroll direction; stops the program for invalid sizes, as UIKit
  /// does.
  private func size(_ size: CGSize) -> FlowRows.Size {
    precondition(
      size.width >= 0 && size.height >= 0, "negative sizes are not supported in the flow layout")
    return FlowRows.Size(
      length: scrollDirection.length(of: size), breadth: scrollDirection.breadth(of: size))
  }

  /// Returns the distances of the reference edges of section insets from the content's edges,
  /// across the scroll direction.
  private func referenceInsets(of collectionView: UICollectionView) -> FlowInsets {
    guard sectionInsetReference == .fromSafeArea else { return FlowInsets() }
    let safe = scrollDirection.insets(collectionView.safeAreaInsets)
    let content = scrollDirection.insets(collectionView.adjustedContentInset)
    return FlowInsets(
      start: max(safe.start - content.start, 0), end: max(safe.end - content.end, 0))
  }
}

extension FlowInsets {
  fileprivate func adding(_ other: FlowInsets) -> FlowInsets {
    FlowInsets(
      before: before + other.before, after: after + other.after, start: start + other.start,
      end: end + other.end)
  }
}
