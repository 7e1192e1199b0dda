import UIKit

/// A row of cards in which scrolling stops with a card in the center.
@MainActor
final class CityFlowLayout: UICollectionViewFlowLayout {
  /// Creates a layout for cards that are centered in the bounds of a list.
  init(_ metrics: CityGuideComponent.Metrics, in bounds: CGRect) {
    super.init()
    let cellSize = metrics.cellSize
    scrollDirection = .horizontal
    itemSize = cellSize
    minimumLineSpacing = metrics.spacing
    let (side, top) = (
      (bounds.width - cellSize.width) / 2, (bounds.height - cellSize.height) / 2
    )
    sectionInset = UIEdgeInsets(top: top, left: side, bottom: top, right: side)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let step = itemSize.width + minimumLineSpacing
    return CGPoint(x: (proposed.x / step).rounded() * step, y: proposed.y)
  }
}
