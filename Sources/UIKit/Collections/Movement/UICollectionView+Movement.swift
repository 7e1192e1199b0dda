extension UICollectionView {
  /// How long the other items take to make room, and a dropped item to its place, in seconds (Flipbook's choice).
  private static var movementDuration: TimeInterval { 0.25 }

  /// Returns where the data source has the item that is shown at an index path.
  final func dataSourcePath(of path: IndexPath) -> IndexPath {
    movement?.dataSourcePath(of: path) ?? path
  }

  /// Returns the attributes of an element: those of a moved item are at its position, those of a swiped one beside its place.
  final func moving(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let swipes, attributes.element.category == .cell {
      let offset = swipes.offset(at: attributes.indexPath)
      if offset != 0, let copy = attributes.copy() as? UICollectionViewLayoutAttributes {
        copy.center.x += offset
        return copy
      }
    }
    guard let movement, attributes.element == .item(at: movement.current) else { return attributes }
    return layout.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
  }

  final func beginMovement(ofItemAt path: IndexPath) -> Bool {
    guard movement == nil, let dataSource, containsItem(at: path),
      let attributes = layoutAttributesForItem(at: path)
    else { return false }
    // A call of the program's own says that the data source moves items.
    guard
      Moving.ownAnswer({ dataSource.collectionView(self, canMoveItemAt: path) }) ?? true
    else { return false }
    showElements()
    cellSelection.trackedTouch = nil
    cellForItem(at: path)?.isHighlighted = false
    movement = ItemMovement(original: path, current: path, position: attributes.center)
    invalidateMovement(from: attributes.center)
    UIView.animate(withDuration: Self.movementDuration) { self.showElements() }
    return true
  }

  final func updateMovement(to position: CGPoint) {
    guard let movement else { return }
    let old = movement.position
    self.movement?.position = position
    let proposal = layout.targetIndexPath(
      forInteractivelyMovingItem: movement.current, withPosition: position)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposal) ?? proposal
    if target != movement.current, isDestination(target, from: movement.current) {
      move(to: target)
    } else {
      invalidateMovement(from: old)
    }
  }

  private func isDestination(_ path: IndexPath, from current: IndexPath) -> Bool {
    guard path.count == 2, counts.indices.contains(path.section) else { return false }
    let count = counts[path.section] - (path.section == current.section ? 1 : 0)
    return (0...max(count, 0)).contains(path.item)
  }

  private func invalidateMovement(from old: CGPoint) {
    guard let movement else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [movement.current], withTargetPosition: movement.position,
        previousIndexPaths: [movement.current], previousPosition: old))
  }

  /// Moves the item among the others, which make room with an animation.
  private func move(to target: IndexPath) {
    guard let current = movement?.current else { return }
    showElements()
    let old = counts
    var new = old
    new[current.section] -= 1
    new[target.section] += 1
    var batch = UpdateBatch()
    batch.items.moved = [(current, target)]
    batch.updates = [.init(.move, before: current, after: target)]
    guard let map = try? UpdateMap(batch, from: old, to: new) else { return }
    let change = LayoutChange(map, of: LayoutChange.attributes(around: self))
    let position = movement?.position ?? .zero
    movement?.current = target
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [target], withTargetPosition: position,
        previousIndexPaths: [current], previousPosition: position))
    animate(batch, change, map, to: new)
  }

  final func endMovement() {
    guard let movement else { return }
    let (original, current) = (movement.original, movement.current)
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [current], previousIndexPaths: [original], movementCancelled: false))
    self.movement = nil
    if original != current {
      dataSource?.collectionView(self, moveItemAt: original, to: current)
      cachedCounts = nil
    }
    UIView.animate(withDuration: Self.movementDuration) { self.showElements() }
  }

  final func cancelMovement() {
    guard let movement else { return }
    let (original, current) = (movement.original, movement.current)
    if original != current { move(to: original) }
    layout.invalidateLayout(
      with: layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [original], previousIndexPaths: [current], movementCancelled: true))
    self.movement = nil
    UIView.animate(withDuration: Self.movementDuration) { self.showElements() }
  }
}
