import QuartzCore

/// Methods that provide the items of drags in a list.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a drag of an item; none prevents it.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns items that are added to a drag; none by default; it is not called.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns how the preview is shown; nil by default.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before items move.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Called at the end of a drag.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
  /// Returns none.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
}

/// What a drop on a list would do.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// How items are inserted.
  public enum Intent: Int, Sendable {
    /// Not stated.
    case unspecified = 0
    /// Between others.
    case insertAtDestinationIndexPath = 1
    /// Into an item.
    case insertIntoDestinationIndexPath = 2
  }
  /// How items are inserted.
  open private(set) var intent: Intent
  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Creates a proposal that states no place.
  override public convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// An item that is dropped on a list.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Its place, if it comes from the same list.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

/// A drop on a list, with which the program changes its data.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place of the drop; nil outside of all items.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Animates the preview to an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// Methods that decide about drops on a list, and perform them.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Performs a drop.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the list is interested in a drag; true by default.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Returns what a drop would do; `cancel` by default.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drag enters the list.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag leaves the list.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of a drag that was above the list.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how a dropped preview is shown; nil by default; it is not called.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Returns a proposal to cancel.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

extension UICollectionView {
  /// The object that provides the items of drags; nil, the default, for no drags.
  public final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragging?.source }
    set {
      demandedDragging.source = newValue
      demandedDragging.drag.isEnabled = newValue != nil && dragInteractionEnabled
    }
  }
  /// The object that decides about drops; nil, the default, for no drops.
  public final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dragging?.target }
    set { demandedDragging.target = newValue }
  }
  /// Whether drags begin; true by default, as on tablets.
  public final var dragInteractionEnabled: Bool {
    get { dragging?.isDragEnabled ?? true }
    set {
      demandedDragging.isDragEnabled = newValue
      demandedDragging.drag.isEnabled = newValue && dragging?.source != nil
    }
  }
  /// Whether items of the list are dragged.
  public final var hasActiveDrag: Bool { dragging?.drag.isActive ?? false }
  /// Whether a drag is above the list.
  public final var hasActiveDrop: Bool { dragging?.isAbove ?? false }
  /// How soon items make room for a drag.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// Soon.
    case fast = 1
    /// Late.
    case slow = 2
  }
  /// How soon items make room, which has no effect: they do not.
  public final var reorderingCadence: ReorderingCadence {
    get { dragging?.cadence ?? .immediate }
    set { demandedDragging.cadence = newValue }
  }

  private var dragging: UICollectionViewDragging? {
    extras?.listDragging as? UICollectionViewDragging
  }
  private var demandedDragging: UICollectionViewDragging {
    if let dragging { return dragging }
    let new = UICollectionViewDragging(self)
    demandedExtras.listDragging = new
    return new
  }
}

/// The drags and drops of a collection.
@MainActor
private final class UICollectionViewDragging: ListDragging {
  weak var source: (any UICollectionViewDragDelegate)?
  weak var target: (any UICollectionViewDropDelegate)?
  var cadence = UICollectionView.ReorderingCadence.immediate
  private weak var list: UICollectionView?
  private var proposal: UICollectionViewDropProposal?

  init(_ list: UICollectionView) {
    self.list = list
    super.init(of: list)
  }

  override func indexPath(at point: CGPoint) -> IndexPath? { list?.indexPathForItem(at: point) }
  override func cell(at indexPath: IndexPath) -> UIView? { list?.cellForItem(at: indexPath) }
  override func frame(at indexPath: IndexPath) -> CGRect? {
    list?.layoutAttributesForItem(at: indexPath)?.frame
  }

  override func items(for session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    guard let list, let source else { return [] }
    return source.collectionView(list, itemsForBeginning: session, at: indexPath)
  }

  override func dragWillBegin(_ session: any UIDragSession) {
    if let list { source?.collectionView(list, dragSessionWillBegin: session) }
  }

  override func dragDidEnd(_ session: any UIDragSession) {
    if let list { source?.collectionView(list, dragSessionDidEnd: session) }
  }

  override func canHandle(_ session: any UIDropSession) -> Bool {
    guard let list, let target else { return false }
    return target.collectionView(list, canHandle: session)
  }

  override func dropDidEnter(_ session: any UIDropSession) {
    if let list { target?.collectionView(list, dropSessionDidEnter: session) }
  }

  override func proposal(for session: any UIDropSession) -> UIDropProposal? {
    guard let list, let target else { return nil }
    let new = target.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath(of: session))
    proposal = new
    return new
  }

  override func dropDidExit(_ session: any UIDropSession) {
    if let list { target?.collectionView(list, dropSessionDidExit: session) }
  }

  override func performDrop(_ session: DragSession) {
    guard let list, let target, let proposal else { return }
    target.collectionView(
      list, performDropWith: UICollectionViewDropping(self, session, proposal))
  }

  override func dropDidEnd(_ session: any UIDropSession) {
    if let list { target?.collectionView(list, dropSessionDidEnd: session) }
  }
}

@MainActor
private final class UICollectionViewDropping: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  var session: any UIDropSession { drag }
  private let drag: DragSession
  private let dragging: ListDragging

  init(_ dragging: ListDragging, _ session: DragSession, _ proposal: UICollectionViewDropProposal) {
    (self.dragging, drag, self.proposal) = (dragging, session, proposal)
    items = dragging.dropped(session)
    destinationIndexPath = dragging.indexPath(of: session)
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    dragging.land(drag, at: indexPath)
  }
}
