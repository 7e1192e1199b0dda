/// The menus of a list's rows, which long presses show.
@MainActor
final class ListContextMenus: NSObject, UIGestureRecognizerDelegate {
  /// A menu and the view that is lifted.
  typealias Found = (configuration: UIContextMenuConfiguration, view: UIView)

  private let press = UILongPressGestureRecognizer()
  private let find: (CGPoint) -> Found?
  private let commit: (UIContextMenuConfiguration, ContextMenuAnimator) -> Void
  private var found: Found?
  private var shown: ShownContextMenu?

  /// Adds the press to a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - find: Returns the menu at a point of the list; nil for none.
  ///   - commit: Called when a preview is tapped.
  init(
    _ list: UIScrollView, find: @escaping (CGPoint) -> Found?,
    commit: @escaping (UIContextMenuConfiguration, ContextMenuAnimator) -> Void
  ) {
    (self.find, self.commit) = (find, commit)
    super.init()
    press.delegate = self
    press.addAction { [weak self] _ in self?.follow() }
    list.addGestureRecognizer(press)
  }

  /// Returns whether there is a menu, so that other presses recognize where there is none.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    found = find(press.location(in: press.view))
    return found != nil
  }

  private func follow() {
    guard press.state == .began, let found else { return }
    self.found = nil
    shown = ShownContextMenu(found.configuration, of: found.view, ContextMenuAnimator()) {
      [weak self] in
      self?.shown = nil
    } commit: { [weak self] animator in
      self?.commit(found.configuration, animator)
    }
  }
}

extension UITableView {
  /// Attaches the press that shows the menus of rows.
  final func attachContextMenus() {
    guard contextMenus == nil, delegate != nil else { return }
    contextMenus = ListContextMenus(self) { [weak self] point in
      guard let self, let path = self.indexPathForRow(at: point),
        let cell = self.cellForRow(at: path), let delegate = self.delegate,
        let configuration = delegate.tableView(
          self, contextMenuConfigurationForRowAt: path, point: point)
      else { return nil }
      let preview = delegate.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
      self.cancelTouch(at: path)
      return (configuration, preview?.view ?? cell)
    } commit: { [weak self] configuration, animator in
      guard let self else { return }
      self.delegate?.tableView(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  private func cancelTouch(at indexPath: IndexPath) {
    cellSelection.trackedTouch = nil
    cellForRow(at: indexPath)?.setHighlighted(false, animated: false)
  }
}

extension UICollectionView {
  /// Attaches the press that shows the menus of items.
  final func attachContextMenus() {
    guard contextMenus == nil, delegate != nil else { return }
    contextMenus = ListContextMenus(self) { [weak self] point in
      guard let self, let path = self.indexPathForItem(at: point),
        let cell = self.cellForItem(at: path),
        let configuration = self.delegate?.collectionView(
          self, contextMenuConfigurationForItemsAt: [path], point: point)
      else { return nil }
      self.cellSelection.trackedTouch = nil
      cell.isHighlighted = false
      return (configuration, cell)
    } commit: { [weak self] configuration, animator in
      guard let self else { return }
      self.delegate?.collectionView(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}
