import QuartzCore

/// Methods that provide the items of drags in a list.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a drag of a row; none prevents it.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns items that are added to a drag; none by default; it is not called.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns how the preview is shown; nil by default.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before items move.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called at the end of a drag.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Returns none.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}

/// What a drop on a list would do.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// How items are inserted.
  public enum Intent: Int, Sendable {
    /// Not stated.
    case unspecified = 0
    /// Between others.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
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
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Its place, if it comes from the same list.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

/// A drop on a list, with which the program changes its data.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The place of the drop; nil outside of all rows.
  var destinationIndexPath: IndexPath? { get }
  /// What the drop does.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Animates the preview to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// Methods that decide about drops on a list, and perform them.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Performs a drop.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the list is interested in a drag; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Returns what a drop would do; `cancel` by default.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag enters the list.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag leaves the list.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of a drag that was above the list.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns how a dropped preview is shown; nil by default; it is not called.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Returns a proposal to cancel.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Returns nil.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

extension UITableView {
  /// The object that provides the items of drags; nil, the default, for no drags.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging?.source }
    set {
      demandedDragging.source = newValue
      demandedDragging.drag.isEnabled = newValue != nil && dragInteractionEnabled
    }
  }
  /// The object that decides about drops; nil, the default, for no drops.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
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
  /// Whether rows of the list are dragged.
  public final var hasActiveDrag: Bool { dragging?.drag.isActive ?? false }
  /// Whether a drag is above the list.
  public final var hasActiveDrop: Bool { dragging?.isAbove ?? false }

  private var dragging: UITableViewDragging? { extras?.listDragging as? UITableViewDragging }
  private var demandedDragging: UITableViewDragging {
    if let dragging { return dragging }
    let new = UITableViewDragging(self)
    demandedExtras.listDragging = new
    return new
  }
}

/// The drags and drops of a list.
@MainActor
final class UITableViewDragging: NSObject {
  weak var source: (any UITableViewDragDelegate)?
  weak var target: (any UITableViewDropDelegate)?
  var isDragEnabled = true
  fileprivate(set) var isAbove = false
  fileprivate weak var list: UITableView?
  fileprivate var proposal: UITableViewDropProposal?
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)

  init(_ list: UITableView) {
    self.list = list
    super.init()
    list.addInteraction(drag)
    list.addInteraction(drop)
  }

  fileprivate func indexPath(_ session: any UIDragDropSession) -> IndexPath? {
    list.flatMap { $0.indexPathForRow(at: session.location(in: $0)) }
  }
}

extension UITableViewDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, let source, let path = indexPath(session) else { return [] }
    let items = source.tableView(list, itemsForBeginning: session, at: path)
    (session as? DragSession)?.sourcePaths = items.isEmpty ? [] : [path]
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let list, let path = indexPath(session), let cell = list.cellForRow(at: path) else {
      return nil
    }
    return UITargetedDragPreview(view: cell)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    if let list { source?.tableView(list, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    if let list { source?.tableView(list, dragSessionDidEnd: session) }
  }
}

extension UITableViewDragging: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let list, let target else { return false }
    return target.tableView(list, canHandle: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isAbove = true
    if let list { target?.tableView(list, dropSessionDidEnter: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list, let target else { return UIDropProposal(operation: .cancel) }
    let new = target.tableView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath(session))
    proposal = new
    return new
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isAbove = false
    if let list { target?.tableView(list, dropSessionDidExit: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let list, let target, let proposal, let session = session as? DragSession else { return }
    let own = session.source === list
    let items = session.items.enumerated().map { index, item in
      UITableViewDropped(
        item, own && session.sourcePaths.indices.contains(index) ? session.sourcePaths[index] : nil)
    }
    let coordinator = UITableViewDropping(
      list, session, items, destination: indexPath(session), proposal)
    target.tableView(list, performDropWith: coordinator)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isAbove = false
    if let list { target?.tableView(list, dropSessionDidEnd: session) }
  }
}

@MainActor
private final class UITableViewDropped: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }
  init(_ item: UIDragItem, _ source: IndexPath?) {
    (dragItem, sourceIndexPath) = (item, source)
    super.init()
  }
}

@MainActor
private final class UITableViewDropping: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  var session: any UIDropSession { drag }
  private let drag: DragSession
  private weak var list: UITableView?

  init(
    _ list: UITableView, _ session: DragSession, _ items: [any UITableViewDropItem],
    destination: IndexPath?, _ proposal: UITableViewDropProposal
  ) {
    (self.list, drag, self.items) = (list, session, items)
    (destinationIndexPath, self.proposal) = (destination, proposal)
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    list?.layoutIfNeeded()
    if let list {
      let frame: CGRect? = list.rectForRow(at: indexPath)
      drag.landing = frame.map { list.convert($0, to: drag.window) }
    }
    return DragAnimator()
  }
}
