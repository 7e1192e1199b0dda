import UIKit

/// A flow layout whose cells are attached to springs: while the list scrolls, a cell lags behind in
/// proportion to its distance from the finger.
///
/// The layout of the tutorial "WWDC 2013 notes: scroll views in iOS 7 with UIKit Dynamics", in
/// which every cell has a spring; so it has here in a list of at most `maxFullCount` cells. The
/// springs of all cells that are further from the finger than `resistanceLength` oscillate
/// identically, so in a longer list a single spring represents them. A cell gets a spring of its
/// own, which continues from that one's state, only when the finger or the screen comes near it. A
/// list of any length therefore moves like the tutorial's within half a point, the precision to
/// which states are rounded, at the cost of a short one.
@MainActor
public final class SpringFlowLayout: UICollectionViewFlowLayout {
  /// The damping of the springs, from 0 to 1; `defaultDamping` by default.
  public var damping = defaultDamping { didSet { forEachSpring { $0.damping = damping } } }
  /// The frequency of the springs in oscillations per second; `defaultFrequency` by default.
  public var frequency = defaultFrequency { didSet { forEachSpring { $0.frequency = frequency } } }
  /// The distance from the finger, in points, at which a cell lags behind by the whole scroll
  /// distance; `defaultResistanceLength` by default.
  public var resistanceLength = defaultResistanceLength

  /// The tutorial's damping of the springs, 0.5.
  public nonisolated static let defaultDamping: CGFloat = 0.5
  /// The tutorial's frequency of the springs in oscillations per second, 0.8.
  public nonisolated static let defaultFrequency: CGFloat = 0.8
  /// The tutorial's distance at which a cell lags behind by the whole scroll distance in points,
  /// 500.
  public nonisolated static let defaultResistanceLength: CGFloat = 500

  /// The maximum number of cells of a list in which every cell has a spring of its own.
  public nonisolated static let maxFullCount = 100

  /// The number of cells that have springs of their own.
  public var springCount: Int { cellSprings.count }

  private var animator: UIDynamicAnimator?
  /// The cells that have springs of their own.
  private var cellsWithSprings: Set<IndexPath> = []
  /// The springs of cells, in the order in which they were added.
  private var cellSprings: [Spring] = []
  /// The spring that represents all cells without a spring of their own.
  private lazy var distantSpring = makeSpring(
    UICollectionViewLayoutAttributes(offscreenAt: -10_000))
  /// Reports the velocities of cells, and sets those of new springs.
  private let itemBehavior = UIDynamicItemBehavior()
  /// Whether the springs' anchor points are at the cells' current layout positions.
  private var anchorsAreCurrent = true
  /// The vertical ranges in which every cell has a spring of its own.
  private var filledRanges: [ClosedRange<CGFloat>] = []

  override public func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if animator == nil {
      let animator = UIDynamicAnimator(collectionViewLayout: self)
      animator.addBehavior(itemBehavior)
      self.animator = animator
      addSpring(distantSpring)
    }
    if !anchorsAreCurrent { for spring in cellSprings { updateAnchor(spring) } }
    anchorsAreCurrent = true
    removeSprings(farFrom: collectionView.bounds)
    addSprings(near: collectionView.bounds)
  }

  /// Records whether cells may have new positions: the animator invalidates the layout of the cells
  /// it moves, too.
  override public func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow?.invalidateFlowLayoutAttributes != false {
      (anchorsAreCurrent, filledRanges) = (false, [])
    }
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

  /// Moves the cells back in proportion to their distance from the finger.
  ///
  /// - Returns: Whether the size of the bounds has changed. If only the origin has, the animator
  ///   invalidates the cells that move.
  override public func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let animator else { return false }
    let delta = newBounds.minY - collectionView.bounds.minY
    // Cells that become visible, or come near the finger, get springs of their own.
    addSprings(near: collectionView.bounds.union(newBounds))
    let finger = finger
    move(distantSpring, by: delta, in: animator)
    for spring in cellSprings {
      move(spring, by: delta * resistance(of: spring, finger: finger), in: animator)
    }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  private func move(_ spring: Spring, by distance: CGFloat, in animator: UIDynamicAnimator) {
    spring.cell.center.y += distance
    animator.updateItem(usingCurrentState: spring.cell)
  }

  // MARK: Touch location

  /// The y-coordinate of the current or last touch in the content, in points.
  private var finger: CGFloat {
    guard let collectionView else { return 0 }
    let finger = collectionView.panGestureRecognizer.location(in: collectionView).y
    return finger.isFinite ? finger : collectionView.bounds.midY
  }

  /// Returns the fraction of the scroll distance by which a cell lags behind.
  private func resistance(of spring: Spring, finger: CGFloat) -> CGFloat {
    let distance = abs(finger - spring.behavior.anchorPoint.y)
    return distance < resistanceLength ? distance / resistanceLength : 1
  }

  // MARK: Springs

  /// The distance beyond the visible bounds within which cells have springs of their own, in
  /// points.
  private static let margin: CGFloat = 100
  /// The differences, in points and in points per second, below which springs are treated as
  /// identical.
  private static let (positionTolerance, speedTolerance) = (0.25, 1.25) as (CGFloat, CGFloat)

  /// A spring with the attributes of its cell.
  private struct Spring {
    let behavior: UIAttachmentBehavior
    let cell: UICollectionViewLayoutAttributes
  }

  /// Returns the vertical ranges in which cells have springs of their own: near the finger, where
  /// they are visible at rest, and where they are visible when displaced like the distant ones.
  private func ranges(near visible: CGRect) -> [ClosedRange<CGFloat>] {
    guard hasManyCells else { return [-.infinity ... .infinity] }
    let displacement = displacement(of: distantSpring)
    let (top, bottom) = (visible.minY - Self.margin, visible.maxY + Self.margin)
    let (finger, length) = (finger, max(resistanceLength, 0))
    let ranges = [
      finger - length...finger + length, top...bottom, top - displacement...bottom - displacement,
    ]
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      guard let last = merged.last, last.upperBound >= range.lowerBound else {
        return merged.append(range)
      }
      merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
  }

  /// Whether only some of the cells have springs of their own.
  private var hasManyCells: Bool {
    guard let collectionView else { return false }
    let counts = (0..<collectionView.numberOfSections).lazy
      .map { collectionView.numberOfItems(inSection: $0) }
    return counts.reduce(0, +) > Self.maxFullCount
  }

  /// Adds springs to the cells that need their own, in the state of the distant spring.
  private func addSprings(near visible: CGRect) {
    let ranges = ranges(near: visible)
    guard
      !ranges.allSatisfy({ range in
        filledRanges.contains {
          $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound
        }
      })
    else { return }
    filledRanges = ranges
    let (displacement, speed) = (displacement(of: distantSpring), speed(of: distantSpring))
    for range in ranges {
      let top = max(range.lowerBound, 0)
      let height = min(range.upperBound, collectionViewContentSize.height) - top
      let rect = CGRect(x: 0, y: top, width: visible.width, height: max(height, 0))
      for item in super.layoutAttributesForElements(in: rect) ?? []
      where cellsWithSprings.insert(item.indexPath).inserted {
        let spring = makeSpring(item)
        item.center.y += displacement
        addSpring(spring)
        cellSprings.append(spring)
        itemBehavior.addLinearVelocity(CGPoint(x: 0, y: speed), for: item)
      }
    }
  }

  /// Removes the springs of cells that no longer need their own and move like the distant ones.
  private func removeSprings(farFrom visible: CGRect) {
    guard hasManyCells else { return }
    let ranges = ranges(near: visible)
    let (displacement, speed) = (displacement(of: distantSpring), speed(of: distantSpring))
    for spring in cellSprings
    where !ranges.contains(where: { $0.contains(spring.behavior.anchorPoint.y) })
      && abs(self.displacement(of: spring) - displacement) < Self.positionTolerance
      && abs(self.speed(of: spring) - speed) < Self.speedTolerance
    {
      removeSpring(spring)
    }
  }

  private func makeSpring(_ cell: UICollectionViewLayoutAttributes) -> Spring {
    let spring = UIAttachmentBehavior(item: cell, attachedToAnchor: cell.center)
    (spring.length, spring.damping, spring.frequency) = (0, damping, frequency)
    return Spring(behavior: spring, cell: cell)
  }

  private func addSpring(_ spring: Spring) {
    animator?.addBehavior(spring.behavior)
    itemBehavior.addItem(spring.cell)
  }

  private func removeSpring(_ spring: Spring) {
    animator?.removeBehavior(spring.behavior)
    filledRanges = []
    itemBehavior.removeItem(spring.cell)
    cellsWithSprings.remove(spring.cell.indexPath)
    cellSprings.removeAll { $0.behavior === spring.behavior }
  }

  /// Returns the downward displacement of a spring, in points.
  private func displacement(of spring: Spring) -> CGFloat {
    spring.cell.center.y - spring.behavior.anchorPoint.y
  }

  /// Returns the downward velocity of a spring, in points per second.
  private func speed(of spring: Spring) -> CGFloat {
    itemBehavior.linearVelocity(for: spring.cell).y
  }

  /// Moves a spring to its cell's current layout position, or removes it if the cell no longer
  /// exists.
  private func updateAnchor(_ spring: Spring) {
    guard let attributes = super.layoutAttributesForItem(at: spring.cell.indexPath),
      attributes.size == spring.cell.bounds.size
    else { return removeSpring(spring) }
    if spring.behavior.anchorPoint != attributes.center {
      spring.behavior.anchorPoint = attributes.center
    }
  }

  private func forEachSpring(_ change: (UIAttachmentBehavior) -> Void) {
    for spring in [distantSpring] + cellSprings { change(spring.behavior) }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Creates the attributes of an element that is never shown, far to the side of the content.
  fileprivate convenience init(offscreenAt x: CGFloat) {
    self.init(forDecorationViewOfKind: "offscreen", with: IndexPath(item: 0, section: 0))
    (center, size) = (CGPoint(x: x, y: 0), CGSize(width: 44, height: 44))
  }
}
