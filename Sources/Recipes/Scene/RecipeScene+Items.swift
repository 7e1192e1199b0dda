import UIKit

extension RecipeScene {
  /// Returns the items with these names that behaviors can act on now, without duplicates.
  func items(_ names: [String]) -> [any UIDynamicItem] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.compactMap(item)
  }

  /// Returns a view or a group if behaviors can act on it now; nil if UIKit would raise an
  /// exception because it is not on the stage, has no size, or is out of reach.
  ///
  /// A check cannot find this: the frame of a rotated view can give it any size.
  func item(_ name: String) -> (any UIDynamicItem)? {
    let group = group(name)
    let views = (group?.members ?? [name]).compactMap(view)
    guard let item: any UIDynamicItem = group?.group ?? views.first,
      views.allSatisfy(isInReach), animator.canAdd(item)
    else { return nil }
    setName(name, of: item)
    return item
  }

  /// Returns whether a view's center and size are within the limits of the physics.
  func isInReach(_ view: UIView) -> Bool {
    let center = contentView.convert(view.center, from: view.superview)
    return min(view.bounds.width, view.bounds.height) >= Limits.minItemSide
      && max(abs(center.x), abs(center.y)) <= Limits.magnitude
  }
}
