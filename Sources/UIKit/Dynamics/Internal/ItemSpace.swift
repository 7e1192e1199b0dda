import Physics

/// The coordinate space of an animator: a view's, that of a layout's content, or none.
@MainActor
final class ItemSpace {
  private enum Kind {
    case own, view, layout
  }

  private let kind: Kind
  weak let view: UIView?
  weak let layout: UICollectionViewLayout?

  init() {
    (kind, view, layout) = (.own, nil, nil)
  }

  init(view: UIView) {
    (kind, self.view, layout) = (.view, view, nil)
  }

  init(layout: UICollectionViewLayout) {
    (kind, view, self.layout) = (.layout, nil, layout)
  }

  /// The bounds that a collision behavior can translate into a boundary; nil if there are none.
  var bounds: CGRect? {
    if let view { return view.layer.presentedBounds }
    guard let size = layout?.collectionViewContentSize, size != .zero else { return nil }
    return CGRect(origin: .zero, size: size)
  }

  /// Stops the program, as in UIKit, if an item does not belong to this space.
  func check(_ item: any UIDynamicItem, for animator: UIDynamicAnimator) {
    switch item {
    case let item as UIView:
      precondition(
        kind != .layout, "Can't use view item (\(item)) in a collection view layout's \(animator)")
      guard let view else { return }
      precondition(
        item.isDescendant(of: view),
        "View item (\(item)) should be a descendant of reference view in \(animator)")
    case is UICollectionViewLayoutAttributes:
      precondition(
        kind != .view, "Can't use layout attributes (\(item)) in a reference view's \(animator)")
    case let group as UIDynamicItemGroup:
      for member in group.items { check(member, for: animator) }
    default:
      break
    }
  }

  /// Returns an item's center in this space, and its angle in radians; scale and shear are ignored.
  func state(of item: any UIDynamicItem) -> (center: CGPoint, angle: CGFloat) {
    let angle = atan2(item.transform.b, item.transform.a)
    guard let view, let superview = (item as? UIView)?.superview else {
      return (item.center, angle)
    }
    return (view.convert(item.center, from: superview), angle)
  }

  /// Converts a point of this space to a view's center.
  func center(_ point: CGPoint, of item: UIView) -> CGPoint {
    guard let view, let superview = item.superview, superview !== view else { return point }
    return superview.convert(point, from: view)
  }
}
