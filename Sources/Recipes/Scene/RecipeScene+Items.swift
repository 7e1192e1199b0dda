import UIKit

extension RecipeScene {
  /// Returns the items of these names that can be items now, each once.
  func items(_ names: [String]) -> [any UIDynamicItem] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.compactMap(item)
  }

  /// Returns a view or a group if it can be an item now: UIKit raises for one that is not on the stage, has no size,
  /// or no place that can be computed with.
  ///
  /// The checker cannot tell: a frame that is set while the view is turned gives it any size.
  func item(_ name: String) -> (any UIDynamicItem)? {
    let group = group(name)
    let views = (group?.members ?? [name]).compactMap(view)
    guard let item: any UIDynamicItem = group?.group ?? views.first,
      views.allSatisfy(isInReach), animator.canAdd(item)
    else { return nil }
    return item
  }

  /// Whether a view's place and size are such as can be computed with.
  func isInReach(_ view: UIView) -> Bool {
    let center = stage.view.convert(view.center, from: view.superview)
    return min(view.bounds.width, view.bounds.height) >= Limits.smallestItemSide
      && max(abs(center.x), abs(center.y)) <= Limits.magnitude
  }
}
