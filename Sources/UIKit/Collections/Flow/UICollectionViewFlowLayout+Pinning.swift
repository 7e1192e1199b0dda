extension UICollectionViewFlowLayout {
  /// Views that stay in sight lie in front of the items that pass below them, as UIKit's do.
  private static var pinnedZIndex: Int { 10 }

  /// Whether there are views that stay in sight.
  var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Returns the attributes of a section's header, or nil if it has none.
  func headerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
    attributes(
      UICollectionView.elementKindSectionHeader, section,
      frame: content?.headerFrame(
        ofSection: section, pinnedIn: sectionHeadersPinToVisibleBounds ? visibleRect : nil),
      isPinned: sectionHeadersPinToVisibleBounds)
  }

  /// Returns the attributes of a section's footer, or nil if it has none.
  func footerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
    attributes(
      UICollectionView.elementKindSectionFooter, section,
      frame: content?.footerFrame(
        ofSection: section, pinnedIn: sectionFootersPinToVisibleBounds ? visibleRect : nil),
      isPinned: sectionFootersPinToVisibleBounds)
  }

  /// What is in sight of the content, bars left out.
  private var visibleRect: CGRect? {
    collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) }
  }

  private func attributes(
    _ kind: String, _ section: Int, frame: CGRect?, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes? {
    guard let frame else { return nil }
    let attributes = makeAttributes(
      for: .supplementary(kind, at: IndexPath(item: 0, section: section)), frame: frame)
    if isPinned { attributes.zIndex = Self.pinnedZIndex }
    return attributes
  }
}
