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

/// The drags and drops of a table.
@MainActor
private final class UITableViewDragging: ListDragging {
  weak var source: (any UITableViewDragDelegate)?
  weak var target: (any UITableViewDropDelegate)?
  private weak var list: UITableView?
  private var proposal: UITableViewDropProposal?

  init(_ list: UITableView) {
    self.list = list
    super.init(of: list)
  }

  override func indexPath(at point: CGPoint) -> IndexPath? { list?.indexPathForRow(at: point) }
  override func cell(at indexPath: IndexPath) -> UIView? { list?.cellForRow(at: indexPath) }
  override func frame(at indexPath: IndexPath) -> CGRect? {
    list?.rectForRow(at: indexPath)
  }

  override func items(for session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    guard let list, let source else { return [] }
    return source.tableView(list, itemsForBeginning: session, at: indexPath)
  }

  override func dragWillBegin(_ session: any UIDragSession) {
    if let list { source?.tableView(list, dragSessionWillBegin: session) }
  }

  override func dragDidEnd(_ session: any UIDragSession) {
    if let list { source?.tableView(list, dragSessionDidEnd: session) }
  }

  override func canHandle(_ session: any UIDropSession) -> Bool {
    guard let list, let target else { return false }
    return target.tableView(list, canHandle: session)
  }

  override func dropDidEnter(_ session: any UIDropSession) {
    if let list { target?.tableView(list, dropSessionDidEnter: session) }
  }

  override func proposal(for session: any UIDropSession) -> UIDropProposal? {
    guard let list, let target else { return nil }
    let new = target.tableView(
      list, dropSessionDidUpdate: session, withDestinationIndexPath: indexPath(of: session))
    proposal = new
    return new
  }

  override func dropDidExit(_ session: any UIDropSession) {
    if let list { target?.tableView(list, dropSessionDidExit: session) }
  }

  override func performDrop(_ session: DragSession) {
    guard let list, let target, let proposal else { return }
    target.tableView(
      list, performDropWith: UITableViewDropping(self, session, proposal))
  }

  override func dropDidEnd(_ session: any UIDropSession) {
    if let list { target?.tableView(list, dropSessionDidEnd: session) }
  }
}

@MainActor
private final class UITableViewDropping: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  var session: any UIDropSession { drag }
  private let drag: DragSession
  private let dragging: ListDragging

  init(_ dragging: ListDragging, _ session: DragSession, _ proposal: UITableViewDropProposal) {
    (self.dragging, drag, self.proposal) = (dragging, session, proposal)
    items = dragging.dropped(session)
    destinationIndexPath = dragging.indexPath(of: session)
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    dragging.land(drag, at: indexPath)
  }
}
