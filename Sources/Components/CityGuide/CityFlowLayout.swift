import UIKit

/// A row of cards of which one comes to stand in the middle wherever a finger lets it go.
@MainActor
final class CityFlowLayout: UICollectionViewFlowLayout {
  /// Creates the layout of cards of a size, in the middle of a list's bounds.
  init(cellSize: CGSize, in bounds: CGRect) {
    super.init()
    scrollDirection = .horizontal
    itemSize = cellSize
    minimumLineSpacing = 20
    let (side, top) = (
      (bounds.width - cellSize.width) / 2, (bounds.height - cellSize.height) / 2
    )
    sectionInset = UIEdgeInsets(top: top, left: side, bottom: top, right: side)
  }

  /// Layouts are made in code.
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
