import Physics

/// The coordinates that an animator works in: a view's, those of a layout's content, or its own.
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

  /// What a collision behavior can make into a boundary; nil if there is nothing.
  var bounds: CGRect? {
    if let view { return view.layer.presentedBounds }
    guard let size = layout?.collectionViewContentSize, size != .zero else { return nil }
    return CGRect(origin: .zero, size: size)
  }

  /// Stops the program where UIKit does, because an item does not belong here.
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

  /// An item's center in these coordinates, and its angle in radians; scale and shear count for
  /// nothing.
  func state(of item: any UIDynamicItem) -> (center: CGPoint, angle: CGFloat) {
    let angle = atan2(item.transform.b, item.transform.a)
    guard let view, let superview = (item as? UIView)?.superview else {
      return (item.center, angle)
    }
    return (view.convert(item.center, from: superview), angle)
  }

  /// Returns a point of these coordinates as a view's center.
  func center(_ point: CGPoint, of item: UIView) -> CGPoint {
    guard let view, let superview = item.superview, superview !== view else { return point }
    return superview.convert(point, from: view)
  }
}
