extension UICollectionViewFlowLayout {
  /// The z-index of pinned headers and footers, in front of the items that scroll under them as in
  /// UIKit.
  private static var pinnedZIndex: Int { 10 }

  /// Whether headers or footers are pinned.
  var isPinning: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Returns the attributes of a section's header; nil if it has none.
  func headerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
    attributes(
      UICollectionView.elementKindSectionHeader, section,
      frame: content?.headerFrame(
        ofSection: section, pinnedIn: sectionHeadersPinToVisibleBounds ? visibleRect : nil),
      isPinned: sectionHeadersPinToVisibleBounds)
  }

  /// Returns the attributes of a section's footer; nil if it has none.
  func footerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes? {
    attributes(
      UICollectionView.elementKindSectionFooter, section,
      frame: content?.footerFrame(
        ofSection: section, pinnedIn: sectionFootersPinToVisibleBounds ? visibleRect : nil),
      isPinned: sectionFootersPinToVisibleBounds)
  }

  /// The visible part of the content, without the area under bars.
  private var visibleRect: CGRect? {
    collectionView.map { $0.layoutRect($0.visibleContentRect) }
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
