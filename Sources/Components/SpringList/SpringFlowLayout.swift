import UIKit

/// A flow layout whose cells hang on springs: while the list scrolls, a cell follows the later, the further it
/// is from the finger.
///
/// The layout of the tutorial "WWDC 2013 notes: scroll views in iOS 7 with UIKit Dynamics". There every cell
/// has a spring all the time; here only those near what is visible have one, so that cells off screen cost
/// nothing.
@MainActor
public final class SpringFlowLayout: UICollectionViewFlowLayout {
  /// How strongly the springs are damped, from 0 to 1.
  public var damping: CGFloat = 0.5 { didSet { forEachSpring { $0.damping = damping } } }
  /// How often the springs swing in a second.
  public var frequency: CGFloat = 0.8 { didSet { forEachSpring { $0.frequency = frequency } } }
  /// How far from the finger, in points, a cell stays behind by all that the list scrolls.
  public var resistanceLength: CGFloat = 500

  /// How far beyond what is visible cells have springs, in points.
  private static let reach: CGFloat = 200

  /// How many cells have springs now.
  public var springCount: Int { springs.count }

  private var animator: UIDynamicAnimator?
  private var springs: [IndexPath: UIAttachmentBehavior] = [:]

  override public func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if animator == nil { animator = UIDynamicAnimator(collectionViewLayout: self) }
    for (indexPath, spring) in inOrder(springs) { settle(spring, at: indexPath) }
    hang(near: collectionView.bounds)
  }

  override public func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator?.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator?.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
  }

  /// Lets the cells stay behind by as much as they are far from the finger.
  ///
  /// - Returns: Whether the bounds have another size; where they were just moved, the animator tells the
  ///   collection view of what moves.
  override public func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let animator else { return false }
    let delta = newBounds.minY - collectionView.bounds.minY
    let touch = collectionView.panGestureRecognizer.location(in: collectionView)
    for spring in animator.behaviors.compactMap({ $0 as? UIAttachmentBehavior }) {
      guard let item = spring.items.first else { continue }
      let part = min(abs(touch.y - spring.anchorPoint.y) / resistanceLength, 1)
      item.center.y += delta * part
      animator.updateItem(usingCurrentState: item)
    }
    hang(near: newBounds)
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  // MARK: Springs

  /// Hangs up the cells that have come near the visible rectangle, and takes down those that have left it.
  private func hang(near visible: CGRect) {
    guard let animator else { return }
    let near = visible.insetBy(dx: 0, dy: -Self.reach)
    for (indexPath, spring) in inOrder(springs) {
      guard let item = spring.items.first, !near.contains(spring.anchorPoint.y),
        !near.contains(item.center.y)
      else { continue }
      animator.removeBehavior(spring)
      springs[indexPath] = nil
    }
    for item in super.layoutAttributesForElements(in: near) ?? []
    where springs[item.indexPath] == nil {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      (spring.length, spring.damping, spring.frequency) = (0, damping, frequency)
      item.center.y += stretch(nextTo: item.center.y)
      springs[item.indexPath] = spring
      animator.addBehavior(spring)
    }
  }

  /// How far the spring that is nearest to a place is stretched.
  private func stretch(nextTo y: CGFloat) -> CGFloat {
    let nearest = inOrder(springs).min {
      abs($0.spring.anchorPoint.y - y) < abs($1.spring.anchorPoint.y - y)
    }
    guard let spring = nearest?.spring, let item = spring.items.first else { return 0 }
    return item.center.y - spring.anchorPoint.y
  }

  /// Moves a spring to where its cell's place is now, or takes it down if there is no such cell any more.
  private func settle(_ spring: UIAttachmentBehavior, at indexPath: IndexPath) {
    guard let place = super.layoutAttributesForItem(at: indexPath),
      let item = spring.items.first, place.size == item.bounds.size
    else {
      animator?.removeBehavior(spring)
      springs[indexPath] = nil
      return
    }
    if spring.anchorPoint != place.center { spring.anchorPoint = place.center }
  }

  private func forEachSpring(_ change: (UIAttachmentBehavior) -> Void) {
    for (_, spring) in inOrder(springs) { change(spring) }
  }

  private func inOrder(
    _ springs: [IndexPath: UIAttachmentBehavior]
  ) -> [(indexPath: IndexPath, spring: UIAttachmentBehavior)] {
    springs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension CGRect {
  /// Whether a height lies in the rectangle.
  fileprivate func contains(_ y: CGFloat) -> Bool { (minY...maxY).contains(y) }
}
