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

/// The drags and drops of a list.
@MainActor
final class UICollectionViewDragging: NSObject {
  weak var source: (any UICollectionViewDragDelegate)?
  weak var target: (any UICollectionViewDropDelegate)?
  var isDragEnabled = true
  var cadence = UICollectionView.ReorderingCadence.immediate
  fileprivate(set) var isAbove = false
  fileprivate weak var list: UICollectionView?
  fileprivate var proposal: UICollectionViewDropProposal?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)

  init(_ list: UICollectionView) {
    self.list = list
    super.init()
    list.addInteraction(drag)
    list.addInteraction(drop)
  }

  fileprivate func indexPath(_ session: any UIDragDropSession) -> IndexPath? {
    list.flatMap { $0.indexPathForItem(at: session.location(in: $0)) }
  }
}

extension UICollectionViewDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, let source, let path = indexPath(session) else { return [] }
    let items = source.collectionView(list, itemsForBeginning: session, at: path)
    (session as? DragSession)?.sourcePaths = items.isEmpty ? [] : [path]
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let list, let path = indexPath(session), let cell = list.cellForItem(at: path) else {
      return nil
    }
    return UITargetedDragPreview(view: cell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    if let list { source?.collectionView(list, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    if let list { source?.collectionView(list, dragSessionDidEnd: session) }
  }
}

extension UICollectionViewDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let list, let target else { return false }
    return target.collectionView(list, canHandle: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isAbove = true
    if let list { target?.collectionView(list, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list, let target else { return UIDropProposal(operation: .cancel) }
    let new = target.collectionView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath(session))
    proposal = new
    return new
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isAbove = false
    if let list { target?.collectionView(list, dropSessionDidExit: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let list, let target, let proposal, let session = session as? DragSession else { return }
    let own = session.source === list
    let items = session.items.enumerated().map { index, item in
      UICollectionViewDropped(
        item, own && session.sourcePaths.indices.contains(index) ? session.sourcePaths[index] : nil)
    }
    let coordinator = UICollectionViewDropping(
      list, session, items, destination: indexPath(session), proposal)
    target.collectionView(list, performDropWith: coordinator)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isAbove = false
    if let list { target?.collectionView(list, dropSessionDidEnd: session) }
  }
}

@MainActor
private final class UICollectionViewDropped: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }
  init(_ item: UIDragItem, _ source: IndexPath?) {
    (dragItem, sourceIndexPath) = (item, source)
    super.init()
  }
}

@MainActor
private final class UICollectionViewDropping: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  var session: any UIDropSession { drag }
  private let drag: DragSession
  private weak var list: UICollectionView?

  init(
    _ list: UICollectionView, _ session: DragSession, _ items: [any UICollectionViewDropItem],
    destination: IndexPath?, _ proposal: UICollectionViewDropProposal
  ) {
    (self.list, drag, self.items) = (list, session, items)
    (destinationIndexPath, self.proposal) = (destination, proposal)
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    list?.layoutIfNeeded()
    if let list {
      let frame = list.layoutAttributesForItem(at: indexPath)?.frame
      drag.landing = frame.map { list.convert($0, to: drag.window) }
    }
    return DragAnimator()
  }
}
