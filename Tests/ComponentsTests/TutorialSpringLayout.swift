import UIKit

/// The tutorial's layout, in which every cell is attached to a spring of its own.
final class TutorialSpringLayout: UICollectionViewFlowLayout {
  private var animator: UIDynamicAnimator?

  override func prepare() {
    super.prepare()
    guard animator == nil else { return }
    let animator = UIDynamicAnimator(collectionViewLayout: self)
    let items = super.layoutAttributesForElements(
      in: CGRect(origin: .zero, size: collectionViewContentSize))
    for item in items ?? [] {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.5
      spring.frequency = 0.8
      animator.addBehavior(spring)
    }
    self.animator = animator
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator?.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator?.layoutAttributesForCell(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let scrollView = collectionView, let animator else { return false }
    let scrollDelta = newBounds.origin.y - scrollView.bounds.origin.y
    let touchLocation = scrollView.panGestureRecognizer.location(in: scrollView)
    for case let spring as UIAttachmentBehavior in animator.behaviors {
      let distanceFromTouch = abs(touchLocation.y - spring.anchorPoint.y)
      let scrollResistance = distanceFromTouch / 500
      guard let item = spring.items.first else { continue }
      item.center.y +=
        scrollDelta > 0
        ? min(scrollDelta, scrollDelta * scrollResistance)
        : max(scrollDelta, scrollDelta * scrollResistance)
      animator.updateItem(usingCurrentState: item)
    }
    return false
  }
}
