import QuartzCore

/// Layouts that are mirrored where the user interface has the opposite direction.
extension UICollectionView {
  /// Whether the positions of the layout are mirrored.
  final var mirrorsLayout: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// The width of the content, or of the visible area if the content is narrower, in points.
  private var mirroredWidth: CGFloat { max(contentSize.width, visibleWidth) }

  private var visibleWidth: CGFloat {
    max(bounds.width - adjustedContentInset.left - adjustedContentInset.right, 0)
  }

  /// Returns the layout's attributes of all elements that are shown in a rectangle of the content, in
  /// points.
  final func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: layoutRect(rect)) ?? []
  }

  /// Returns the rectangle of the layout that is shown in a rectangle of the content.
  final func layoutRect(_ rect: CGRect) -> CGRect {
    guard mirrorsLayout else { return rect }
    return CGRect(
      x: mirroredWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns attributes at the place where the collection view shows them.
  final func placed(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard mirrorsLayout else { return attributes }
    return attributes.flatMap { mirrored($0) }
  }

  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    copy?.center.x = mirroredWidth - attributes.center.x
    return copy
  }

  /// The distance of the visible area from the right edge, at which mirrored content starts, in points.
  final var distanceFromMirroredStart: CGFloat {
    mirrorsLayout ? mirroredDistance - contentOffset.x : 0
  }

  /// Keeps the distance of the visible area from the start of mirrored content after a change of the
  /// content size.
  final func keepMirroredStart(at distance: CGFloat) {
    guard mirrorsLayout else {
      mirroredDistance = 0
      return
    }
    let full = mirroredWidth - visibleWidth
    guard full != mirroredDistance else { return }
    mirroredDistance = full
    contentOffset.x = full - distance
  }
}
