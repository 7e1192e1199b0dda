/// One insertion, deletion, move or reload of an item or of a section.
@MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What becomes of an item or a section.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert
    /// It goes.
    case delete
    /// It is shown anew.
    case reload
    /// It goes to another place.
    case move
    /// Nothing.
    case none
  }

  /// Where the item was; nil for one that is new.
  ///
  /// The path of a section has `NSNotFound` for an item.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where the item will be; nil for one that goes.
  ///
  /// The path of a section has `NSNotFound` for an item.
  public let indexPathAfterUpdate: IndexPath?
  /// What becomes of the item.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
