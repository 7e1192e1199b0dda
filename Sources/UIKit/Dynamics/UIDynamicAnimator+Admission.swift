import Physics

extension UIDynamicAnimator {
  /// Whether a behavior in the animator acts on an item.
  package func moves(_ item: any UIDynamicItem) -> Bool { body(of: item) != nil }

  /// Whether an item could be added in its current state; adding one that could not stops the
  /// program.
  ///
  /// If the item collides as a path, its outline must be valid.
  package func canAdd(_ item: any UIDynamicItem) -> Bool {
    let parts = (item as? UIDynamicItemGroup)?.items ?? [item]
    guard space.contains(parts) else { return false }
    if body(of: item) != nil { return true }
    guard item.hasArea, parts.allSatisfy(\.hasArea) else { return false }
    let (center, angle) = space.state(of: item)
    let body = try? Body(
      in: World(), shape: item.collisionShape, center: Vector(center), angle: angle)
    return body != nil
  }
}

extension ItemSpace {
  /// Whether all items that are views are in the reference view, if there is one.
  fileprivate func contains(_ items: [any UIDynamicItem]) -> Bool {
    guard let view else { return true }
    return items.allSatisfy { ($0 as? UIView)?.isDescendant(of: view) ?? true }
  }
}

extension CGPath {
  /// Whether the path is a valid outline of an item: that of a convex polygon.
  package var isItemOutline: Bool {
    (try? ConvexPolygon(boundaryCorners.map { Vector($0) })) != nil
  }
}
