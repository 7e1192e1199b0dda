extension UICollectionView {
  /// Animates several insertions, deletions, reloads and moves as one change.
  ///
  /// - Parameters:
  ///   - updates: Changes the data source's items and calls `insertItems(at:)` and the related
  ///     methods.
  ///   - completion: Called at the end with whether all animations finished.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update { batch in
      if let completion { batch.completions.append(completion) }
    } during: {
      updates?()
    }
  }

  /// Inserts items that the data source has added, at index paths after the update.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { batch in
      for path in indexPaths { batch.items.inserted.insert(path) }
      batch.updates += indexPaths.map { .init(.insert, before: nil, after: $0) }
    }
  }

  /// Deletes items that the data source has removed, at index paths before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { batch in
      for path in indexPaths { batch.items.deleted.insert(path) }
      batch.updates += indexPaths.map { .init(.delete, before: $0, after: nil) }
    }
  }

  /// Replaces the cells of items, at index paths before the update.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { batch in
      for path in indexPaths { batch.items.reloaded.insert(path) }
      batch.updates += indexPaths.map { .init(.reload, before: $0, after: $0) }
    }
  }

  /// Moves an item from an index path before the update to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { batch in
      batch.items.moved.append((indexPath, newIndexPath))
      batch.updates.append(.init(.move, before: indexPath, after: newIndexPath))
    }
  }

  /// Inserts sections that the data source has added, at indexes after the update.
  public func insertSections(_ sections: IndexSet) {
    update { batch in
      batch.sections.inserted.formUnion(sections)
      batch.updates += sections.map { .init(.insert, before: nil, after: .section($0)) }
    }
  }

  /// Deletes sections that the data source has removed, at indexes before the update.
  public func deleteSections(_ sections: IndexSet) {
    update { batch in
      batch.sections.deleted.formUnion(sections)
      batch.updates += sections.map { .init(.delete, before: .section($0), after: nil) }
    }
  }

  /// Replaces all views of sections, at indexes before the update.
  public func reloadSections(_ sections: IndexSet) {
    update { batch in
      batch.sections.reloaded.formUnion(sections)
      batch.updates += sections.map { .init(.reload, before: .section($0), after: .section($0)) }
    }
  }

  /// Moves a section from an index before the update to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { batch in
      batch.sections.moved.append((section, newSection))
      batch.updates.append(.init(.move, before: .section(section), after: .section(newSection)))
    }
  }

  /// Adds a change to the current batch or, outside of a batch, performs it as a batch of its own.
  private func update(_ add: (inout UpdateBatch) -> Void, during changes: () -> Void = {}) {
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
    let change = LayoutChange(map, of: LayoutChange.attributes(around: self))
    let context = layout.makeInvalidationContext()
    context.scope = .counts
    layout.invalidateLayout(with: context)
    cachedCounts = new
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
  fileprivate static func section(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
