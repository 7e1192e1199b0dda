/// An insertion, deletion, move or reload of one item or section.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of updates.
  public enum Action: Int, Sendable {
    /// The item is inserted.
    case insert
    /// The item is deleted.
    case delete
    /// The item is reloaded.
    case reload
    /// The item is moved.
    case move
    /// The item is unchanged.
    case none
  }

  /// The index path before the update; nil for an insertion.
  ///
  /// The index path of a section has `NSNotFound` as its item.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deletion.
  ///
  /// The index path of a section has `NSNotFound` as its item.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the update.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
