import UIKit

/// A flow layout whose cells hang on springs: while the list scrolls, a cell follows the later, the further it
/// is from the finger.
///
/// The layout of the tutorial "WWDC 2013 notes: scroll views in iOS 7 with UIKit Dynamics". There every cell
/// has a spring. Those of all cells further from the finger than `resistanceLength` swing as one, so that here
/// one stands for them, and a cell gets a spring of its own, which swings on from there, only when the finger
/// or the screen comes near it. So a list of any length moves as the tutorial's, and costs no more than a
/// short one.
@MainActor
public final class SpringFlowLayout: UICollectionViewFlowLayout {
  /// How strongly the springs are damped, from 0 to 1.
  public var damping: CGFloat = 0.5 { didSet { forEachSpring { $0.damping = damping } } }
  /// How often the springs swing in a second.
  public var frequency: CGFloat = 0.8 { didSet { forEachSpring { $0.frequency = frequency } } }
  /// How far from the finger, in points, a cell stays behind by all that the list scrolls.
  public var resistanceLength: CGFloat = 500

  /// How many cells have springs of their own now.
  public var springCount: Int { springs.count }

  private var animator: UIDynamicAnimator?
  private var springs: [IndexPath: UIAttachmentBehavior] = [:]
  /// Stands for the springs of all cells that have none of their own.
  private lazy var farSpring = makeSpring(UICollectionViewLayoutAttributes(farAwayAt: -10_000))
  /// Tells how fast springs swing, and starts them swinging.
  private let speeds = UIDynamicItemBehavior()
  /// Whether the springs hang where their cells' places are.
  private var isSettled = true

  override public func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if animator == nil {
      let animator = UIDynamicAnimator(collectionViewLayout: self)
      animator.addBehavior(speeds)
      self.animator = animator
      hang(farSpring)
    }
    if !isSettled { for spring in cellSprings { settle(spring) } }
    isSettled = true
    takeDown(farFrom: collectionView.bounds)
    hang(near: collectionView.bounds)
  }

  /// Takes note of whether cells have other places: the animator, too, invalidates what it moves.
  override public func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutAttributes != false { isSettled = false }
    super.invalidateLayout(with: context)
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
    // What comes into sight, or near the finger, is no longer moved as what is far away.
    hang(near: collectionView.bounds.union(newBounds))
    let finger = finger
    for spring in [farSpring] + cellSprings {
      guard let item = spring.items.first else { continue }
      item.center.y += delta * resistance(of: spring, finger: finger)
      animator.updateItem(usingCurrentState: item)
    }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  // MARK: The finger

  /// Where the finger is, or was last, in points down the content.
  private var finger: CGFloat {
    guard let collectionView else { return 0 }
    let finger = collectionView.panGestureRecognizer.location(in: collectionView).y
    return finger.isFinite ? finger : collectionView.bounds.midY
  }

  /// What part of the list's way a cell stays behind.
  private func resistance(of spring: UIAttachmentBehavior, finger: CGFloat) -> CGFloat {
    guard spring !== farSpring else { return 1 }
    let distance = abs(finger - spring.anchorPoint.y)
    return distance < resistanceLength ? distance / resistanceLength : 1
  }

  // MARK: Springs

  /// How far beyond what is visible cells have springs of their own, in points.
  private static let margin: CGFloat = 100
  /// Springs that differ by no more, in points and in points per second, swing as one.
  private static let (likeness, likenessOfSpeed) = (0.25, 1.25) as (CGFloat, CGFloat)

  /// The springs of cells, in the order of their hanging.
  private var cellSprings: [UIAttachmentBehavior] {
    var springs: [UIAttachmentBehavior] = []
    for case let spring as UIAttachmentBehavior in animator?.behaviors ?? []
    where spring !== farSpring {
      springs.append(spring)
    }
    return springs
  }

  /// Where down the content cells have springs of their own: near to the finger; where they are in sight at
  /// rest; and where they are in sight swinging as those far away.
  private func ranges(near visible: CGRect) -> [ClosedRange<CGFloat>] {
    let stretch = stretch(of: farSpring)
    let (top, bottom) = (visible.minY - Self.margin, visible.maxY + Self.margin)
    let (finger, length) = (finger, max(resistanceLength, 0))
    let ranges = [
      finger - length...finger + length, top...bottom, top - stretch...bottom - stretch,
    ]
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      guard let last = merged.last, last.upperBound >= range.lowerBound else {
        return merged.append(range)
      }
      merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
  }

  /// Hangs up the cells that are to have springs of their own, swinging as those far away.
  private func hang(near visible: CGRect) {
    let (stretch, speed) = (stretch(of: farSpring), speed(of: farSpring))
    for range in ranges(near: visible) {
      let top = max(range.lowerBound, 0)
      let height = min(range.upperBound, collectionViewContentSize.height) - top
      let rect = CGRect(x: 0, y: top, width: visible.width, height: max(height, 0))
      for item in super.layoutAttributesForElements(in: rect) ?? []
      where springs[item.indexPath] == nil {
        let spring = makeSpring(item)
        springs[item.indexPath] = spring
        item.center.y += stretch
        hang(spring)
        speeds.addLinearVelocity(CGPoint(x: 0, y: speed), for: item)
      }
    }
  }

  /// Takes down the cells that need no springs of their own and swing as those far away by now.
  private func takeDown(farFrom visible: CGRect) {
    let ranges = ranges(near: visible)
    let (stretch, speed) = (stretch(of: farSpring), speed(of: farSpring))
    for spring in cellSprings
    where !ranges.contains(where: { $0.contains(spring.anchorPoint.y) })
      && abs(self.stretch(of: spring) - stretch) < Self.likeness
      && abs(self.speed(of: spring) - speed) < Self.likenessOfSpeed
    {
      takeDown(spring)
    }
  }

  private func makeSpring(_ item: UICollectionViewLayoutAttributes) -> UIAttachmentBehavior {
    let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
    (spring.length, spring.damping, spring.frequency) = (0, damping, frequency)
    return spring
  }

  private func hang(_ spring: UIAttachmentBehavior) {
    animator?.addBehavior(spring)
    for item in spring.items { speeds.addItem(item) }
  }

  private func takeDown(_ spring: UIAttachmentBehavior) {
    animator?.removeBehavior(spring)
    for item in spring.items { speeds.removeItem(item) }
    if let indexPath = spring.indexPath { springs[indexPath] = nil }
  }

  /// How far down a spring is stretched, in points.
  private func stretch(of spring: UIAttachmentBehavior) -> CGFloat {
    spring.items.first.map { $0.center.y - spring.anchorPoint.y } ?? 0
  }

  /// How fast a spring swings down, in points per second.
  private func speed(of spring: UIAttachmentBehavior) -> CGFloat {
    spring.items.first.map { speeds.linearVelocity(for: $0).y } ?? 0
  }

  /// Moves a spring to where its cell's place is now, or takes it down if there is no such cell any more.
  private func settle(_ spring: UIAttachmentBehavior) {
    guard let place = spring.indexPath.flatMap({ super.layoutAttributesForItem(at: $0) }),
      let item = spring.items.first, place.size == item.bounds.size
    else { return takeDown(spring) }
    if spring.anchorPoint != place.center { spring.anchorPoint = place.center }
  }

  private func forEachSpring(_ change: (UIAttachmentBehavior) -> Void) {
    for spring in [farSpring] + cellSprings { change(spring) }
  }
}

extension UIAttachmentBehavior {
  /// What is in the collection view where the spring hangs.
  fileprivate var indexPath: IndexPath? {
    (items.first as? UICollectionViewLayoutAttributes)?.indexPath
  }
}

extension UICollectionViewLayoutAttributes {
  /// Creates the attributes of something that is never shown, so far to the side of the content does it stand.
  fileprivate convenience init(farAwayAt x: CGFloat) {
    self.init(forDecorationViewOfKind: "far away", with: IndexPath(item: 0, section: 0))
    (center, size) = (CGPoint(x: x, y: 0), CGSize(width: 44, height: 44))
  }
}
