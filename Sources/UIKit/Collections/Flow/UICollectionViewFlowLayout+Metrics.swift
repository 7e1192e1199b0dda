extension UICollectionViewFlowLayout {
  /// Returns the breadth of the content: that of the collection view inside its content insets.
  func breadth(of collectionView: UICollectionView) -> CGFloat {
    let insets = scrollDirection.insets(collectionView.adjustedContentInset)
    return scrollDirection.breadth(of: collectionView.bounds.size) - insets.start - insets.end
  }

  /// Returns the metrics of all sections, from the delegate or the layout's own properties.
  func makeMetrics(for collectionView: UICollectionView) -> [FlowSection.Metrics] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    return (0..<collectionView.numberOfSections).map { section in
      let count = collectionView.numberOfItems(inSection: section)
      guard let delegate else {
        return metrics(sizes(ofItems: count), in: collectionView)
      }
      var metrics = metrics(
        sizes(ofItems: count, in: section, of: collectionView, from: delegate), in: collectionView)
      metrics.insets = insets(
        delegate.collectionView(collectionView, layout: self, insetForSectionAt: section),
        in: collectionView)
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
    _ sizes: FlowRows.Sizes, in collectionView: UICollectionView
  ) -> FlowSection.Metrics {
    FlowSection.Metrics(
      sizes: sizes, insets: insets(sectionInset, in: collectionView),
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
      ? sizes(ofItems: count)
      : .varying([size(first)] + (1..<count).map { size(answer($0)) })
  }

  /// Returns the sizes of items for which the delegate provides none.
  private func sizes(ofItems count: Int) -> FlowRows.Sizes {
    estimatesItemSizes
      ? .varying(Array(repeating: size(Self.automaticSize), count: count))
      : .equal(size(itemSize), count: count)
  }

  /// Whether items have the sizes that their cells prefer.
  var estimatesItemSizes: Bool {
    estimatedItemSize != .zero || itemSize == Self.automaticSize
  }

  /// The size of items whose cells have not been displayed, in points.
  private var estimate: CGSize {
    [estimatedItemSize, itemSize].first { $0 != .zero && $0 != Self.automaticSize }
      ?? CGSize(width: 50, height: 50)
  }

  /// Returns a size relative to the scroll direction, the estimate for `automaticSize`; stops the
  /// program for invalid sizes, as UIKit does.
  func size(_ size: CGSize) -> FlowRows.Size {
    let size = size == Self.automaticSize ? estimate : size
    precondition(
      size.width >= 0 && size.height >= 0, "negative sizes are not supported in the flow layout")
    return FlowRows.Size(
      length: scrollDirection.length(of: size), breadth: scrollDirection.breadth(of: size))
  }

  /// Returns the insets of a section relative to the scroll direction.
  ///
  /// Across it, those measured from the safe area or the layout margins are increased by the
  /// distance of that edge from the content inset's, but not below zero (measured on iOS 11 and 12).
  private func insets(_ inset: UIEdgeInsets, in collectionView: UICollectionView) -> FlowInsets {
    var insets = scrollDirection.insets(inset)
    let edges: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: edges = collectionView.safeAreaInsets
    case .fromLayoutMargins: edges = collectionView.layoutMargins
    }
    let reference = scrollDirection.insets(edges)
    let content = scrollDirection.insets(collectionView.adjustedContentInset)
    insets.start = max(insets.start + reference.start - content.start, 0)
    insets.end = max(insets.end + reference.end - content.end, 0)
    return insets
  }
}
