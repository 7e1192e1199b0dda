extension UICollectionView {
  /// Animates what a block says of items and sections that the data source has changed.
  ///
  /// - Parameters:
  ///   - updates: Changes the data, and calls `insertItems(at:)` and the like.
  ///   - completion: Called at the end, with whether all animations ran to it.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update { batch in
      if let completion { batch.completions.append(completion) }
    } during: {
      updates?()
    }
  }

  /// Shows items that the data source has got; index paths are those after the change.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { batch in
      for path in indexPaths { batch.items.inserted.insert(path) }
      batch.updates += indexPaths.map { .init(.insert, before: nil, after: $0) }
    }
  }

  /// Lets items go that the data source no longer has; index paths are those before the change.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { batch in
      for path in indexPaths { batch.items.deleted.insert(path) }
      batch.updates += indexPaths.map { .init(.delete, before: $0, after: nil) }
    }
  }

  /// Shows items anew, in other cells; index paths are those before the change.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { batch in
      for path in indexPaths { batch.items.reloaded.insert(path) }
      batch.updates += indexPaths.map { .init(.reload, before: $0, after: $0) }
    }
  }

  /// Moves an item from its path before the change to one after it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { batch in
      batch.items.moved.append((indexPath, newIndexPath))
      batch.updates.append(.init(.move, before: indexPath, after: newIndexPath))
    }
  }

  /// Shows sections that the data source has got; numbers are those after the change.
  public func insertSections(_ sections: IndexSet) {
    update { batch in
      batch.sections.inserted.formUnion(sections)
      batch.updates += sections.map { .init(.insert, before: nil, after: .section($0)) }
    }
  }

  /// Lets sections go that the data source no longer has; numbers are those before the change.
  public func deleteSections(_ sections: IndexSet) {
    update { batch in
      batch.sections.deleted.formUnion(sections)
      batch.updates += sections.map { .init(.delete, before: .section($0), after: nil) }
    }
  }

  /// Shows sections anew, whatever is in them; numbers are those before the change.
  public func reloadSections(_ sections: IndexSet) {
    update { batch in
      batch.sections.reloaded.formUnion(sections)
      batch.updates += sections.map { .init(.reload, before: .section($0), after: .section($0)) }
    }
  }

  /// Moves a section from its number before the change to one after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { batch in
      batch.sections.moved.append((section, newSection))
      batch.updates.append(.init(.move, before: .section(section), after: .section(newSection)))
    }
  }

  /// Adds to the batch of the block that is being run, or, outside of one, performs a batch of its own.
  private func update(_ add: (inout UpdateBatch) -> Void, during changes: () -> Void = {}) {
    guard var batch else {
      // What is known of the items and shown of them is to be what was before the changes.
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
    let (old, new) = (counts, askForCounts())
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
    knownCounts = new
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
  /// The path that updates have for a whole section.
  fileprivate static func section(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
