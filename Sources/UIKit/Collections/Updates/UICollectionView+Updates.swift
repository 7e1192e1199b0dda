extension UICollectionView {
  /// Adds a change to the current batch or, outside of a batch, performs it as a batch of its own.
  final func update(_ add: (inout UpdateBatch) -> Void, during changes: () -> Void = {}) {
    guard var batch else {
      // The item counts and the displayed views must be those before the changes.
      showElements()
      var batch = UpdateBatch()
      add(&batch)
      self.batch = batch
      changes()
      if let batch = self.batch {
        self.batch = nil
        perform(batch)
      }
      return
    }
    add(&batch)
    self.batch = batch
    changes()
  }

  private func perform(_ batch: UpdateBatch) {
    let (old, new) = (counts, requestCounts())
    let map: UpdateMap
    do {
      map = try UpdateMap(batch, from: old, to: new)
    } catch {
      preconditionFailure(error.text)
    }
    swipes?.discard()
    let change = LayoutChange(map, of: LayoutChange.attributes(around: self))
    let context = layout.makeInvalidationContext()
    context.scope = .counts
    pendingMap = map
    layout.invalidateLayout(with: context)
    pendingMap = nil
    animate(batch, change, map, to: new)
  }

  /// Animates a change of the items, for which the layout has been invalidated, and then completes its batch.
  final func animate(
    _ batch: UpdateBatch, _ change: LayoutChange, _ map: UpdateMap, to counts: [Int]
  ) {
    cachedCounts = counts
    cellSelection.update { map.after($0) }
    animate(change) {
      self.layout.prepare(forCollectionViewUpdates: batch.updates)
    } finalize: {
      self.layout.finalizeCollectionViewUpdates()
    } completion: { finished in
      for completion in batch.completions { completion(finished) }
    }
  }
}

extension IndexPath {
  /// Returns the index path of a whole section in update items.
  static func section(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
