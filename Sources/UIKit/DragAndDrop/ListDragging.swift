/// The drags and drops of a list, whose subclasses know its delegates.
@MainActor
class ListDragging: NSObject {
  final var isDragEnabled = true
  /// Whether a drag is above the list.
  final private(set) var isAbove = false
  /// The list.
  final private(set) weak var view: UIScrollView?
  final private(set) lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)
  /// The cell that the interaction drags.
  private weak var dragged: (any DraggedCell)?

  init(of view: UIScrollView) {
    self.view = view
    super.init()
    view.addInteraction(drag)
    view.addInteraction(drop)
  }

  // MARK: Places

  /// Returns the index path at a point of the list.
  func indexPath(at point: CGPoint) -> IndexPath? { nil }

  /// Returns the cell at an index path; nil if none is shown.
  func cell(at indexPath: IndexPath) -> UIView? { nil }

  /// Returns the frame of the cell at an index path, in the coordinates of the list.
  func frame(at indexPath: IndexPath) -> CGRect? { nil }

  final func indexPath(of session: any UIDragDropSession) -> IndexPath? {
    view.flatMap { indexPath(at: session.location(in: $0)) }
  }

  // MARK: Delegates

  func items(for session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { [] }
  func dragWillBegin(_ session: any UIDragSession) {}
  func dragDidEnd(_ session: any UIDragSession) {}
  func canHandle(_ session: any UIDropSession) -> Bool { false }
  func dropDidEnter(_ session: any UIDropSession) {}
  /// Returns what a drop at the session's place would do; nil without a delegate.
  func proposal(for session: any UIDropSession) -> UIDropProposal? { nil }
  func dropDidExit(_ session: any UIDropSession) {}
  func performDrop(_ session: DragSession) {}
  func dropDidEnd(_ session: any UIDropSession) {}

  // MARK: Drops

  /// Returns the items of a drop, with their index paths if they come from the same list.
  final func dropped(_ session: DragSession) -> [ListDropItem] {
    let paths = session.source === view ? session.sourcePaths : []
    return session.items.enumerated().map { index, item in
      ListDropItem(item, paths.indices.contains(index) ? paths[index] : nil)
    }
  }

  /// Moves the preview of a drop to an index path.
  final func land(_ session: DragSession, at indexPath: IndexPath) -> any UIDragAnimating {
    view?.layoutIfNeeded()
    if let view {
      session.landing = frame(at: indexPath).map { view.convert($0, to: session.window) }
    }
    return DragAnimator()
  }
}

extension ListDragging: UIDragInteractionDelegate {
  final func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = indexPath(of: session) else { return [] }
    let items = items(for: session, at: path)
    (session as? DragSession)?.sourcePaths = items.isEmpty ? [] : [path]
    return items
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    indexPath(of: session).flatMap(cell).map { UITargetedDragPreview(view: $0) }
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    dragged = indexPath(of: session).flatMap(cell) as? any DraggedCell
    dragged?.drag(.lifting)
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    dragWillBegin(session)
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {
    dragged?.drag(.dragging)
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    dragged?.drag(.none)
    dragged = nil
    dragDidEnd(session)
  }
}

extension ListDragging: UIDropInteractionDelegate {
  final func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    canHandle(session)
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isAbove = true
    dropDidEnter(session)
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    proposal(for: session) ?? UIDropProposal(operation: .cancel)
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    isAbove = false
    dropDidExit(session)
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    if let session = session as? DragSession { performDrop(session) }
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    isAbove = false
    dropDidEnd(session)
  }
}

/// An item that is dropped on a list.
@MainActor
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ item: UIDragItem, _ source: IndexPath?) {
    (dragItem, sourceIndexPath) = (item, source)
    super.init()
  }
}
