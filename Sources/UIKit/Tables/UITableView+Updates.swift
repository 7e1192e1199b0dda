/// The changes of a table's rows and sections, and how they appear.
struct TableBatch {
  var changes = UpdateBatch()
  /// The animations of inserted and of deleted rows.
  var insertions: [IndexPath: UITableView.RowAnimation] = [:]
  var deletions: [IndexPath: UITableView.RowAnimation] = [:]
  /// The animations of the rows of inserted and of deleted sections.
  var sectionInsertions: [Int: UITableView.RowAnimation] = [:]
  var sectionDeletions: [Int: UITableView.RowAnimation] = [:]
  /// The number of `beginUpdates` without their `endUpdates`.
  var depth = 0
}

extension UITableView {
  /// How a row appears or disappears.
  public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade = 0
    /// It slides from or to the right.
    case right = 1
    /// It slides from or to the left.
    case left = 2
    /// It slides from or to the top.
    case top = 3
    /// It slides from or to the bottom.
    case bottom = 4
    /// It changes at once.
    case none = 5
    /// It slides from or to the middle of its place, and fades.
    case middle = 6
    /// It fades.
    case automatic = 100
  }

  /// Animates several insertions, deletions, reloads and moves as one change.
  ///
  /// Without any, the heights are requested again, and the rows move to their new places.
  ///
  /// - Parameters:
  ///   - updates: Changes the data source's rows and calls `insertRows(at:with:)` and the related methods.
  ///   - completion: Called at the end with whether all animations finished.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    update { batch in
      if let completion { batch.changes.completions.append(completion) }
    } during: {
      updates?()
    }
  }

  final func beginBatch() {
    if batch == nil { startBatch() }
    batch?.depth += 1
  }

  final func endBatch() {
    guard let depth = batch?.depth, depth > 0 else { return }
    batch?.depth = depth - 1
    if depth == 1 { finishBatch() }
  }

  final func insert(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
    update { batch in
      for path in indexPaths {
        batch.changes.items.inserted.insert(path)
        batch.insertions[path] = animation
      }
    }
  }

  final func delete(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
    update { batch in
      for path in indexPaths {
        batch.changes.items.deleted.insert(path)
        batch.deletions[path] = animation
      }
    }
  }

  final func reload(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
    update { batch in
      for path in indexPaths {
        batch.changes.items.reloaded.insert(path)
        batch.deletions[path] = animation
      }
    }
  }

  /// Moves a row from an index path before the update to one after it.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.changes.items.moved.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections that the data source has added, at indexes after the update.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { batch in
      batch.changes.sections.inserted.formUnion(sections)
      for section in sections { batch.sectionInsertions[section] = animation }
    }
  }

  /// Deletes sections that the data source has removed, at indexes before the update.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { batch in
      batch.changes.sections.deleted.formUnion(sections)
      for section in sections { batch.sectionDeletions[section] = animation }
    }
  }

  final func reload(_ sections: IndexSet, _ animation: RowAnimation) {
    update { batch in
      batch.changes.sections.reloaded.formUnion(sections)
      for section in sections { batch.sectionDeletions[section] = animation }
    }
  }

  /// Moves a section from an index before the update to one after it.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.changes.sections.moved.append((section, newSection)) }
  }

  /// Whether changes have been made that are not shown yet.
  public final var hasUncommittedUpdates: Bool { batch != nil }

  /// Adds a change to the current batch or, outside of a batch, performs it as a batch of its own.
  private func update(_ add: (inout TableBatch) -> Void, during changes: () -> Void = {}) {
    let isOwn = batch == nil
    if isOwn { startBatch() }
    if var current = batch {
      batch = nil
      add(&current)
      batch = current
    }
    changes()
    if isOwn { finishBatch() }
  }

  private func startBatch() {
    // The row counts and the displayed views must be those before the changes.
    showElements()
    batch = TableBatch()
  }

  private func finishBatch() {
    guard let batch else { return }
    self.batch = nil
    animate(batch)
  }
}
