extension UIViewController {
  /// What happens to a controller between callbacks.
  struct Moves: OptionSet {
    let rawValue: Int

    /// It is being presented.
    static let presented = Moves(rawValue: 1 << 0)
    /// It is being dismissed.
    static let dismissed = Moves(rawValue: 1 << 1)
    /// It was added to a container and has not appeared since.
    static let toParent = Moves(rawValue: 1 << 2)
    /// It is being removed from its container.
    static let fromParent = Moves(rawValue: 1 << 3)
    /// A container or a transition begins and ends its appearance, instead of its view's moves.
    static let managed = Moves(rawValue: 1 << 4)
    /// Its content is being edited.
    static let editing = Moves(rawValue: 1 << 5)

    static let appearing: Moves = [.presented, .toParent]
    static let disappearing: Moves = [.dismissed, .fromParent]
  }

  /// Returns the nearest ancestor of a type in the hierarchy of controllers.
  final func nearestAncestor<Container: UIViewController>() -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }

  /// The controller and its ancestors, from inside out.
  final var lineage: UnfoldFirstSequence<UIViewController> {
    sequence(first: self, next: \.parent)
  }

  /// The controller, its children, and theirs.
  final var family: [UIViewController] { [self] + children.flatMap(\.family) }

  // MARK: Items

  final func titleDidChange() {
    storedNavigationItem?.title = title
    storedTabBarItem?.title = title
  }

  final func ownNavigationItem() -> UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  final func ownTabBarItem() -> UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    storedTabBarItem = item
    return item
  }

  final func ownEditButtonItem() -> UIBarButtonItem {
    if let item = presentation.editButtonItem { return item }
    let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit)
    item.handler = { [weak self] in
      guard let self else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
    presentation.editButtonItem = item
    return item
  }

  final func storeEditing(_ editing: Bool) {
    if editing { moves.insert(.editing) } else { moves.remove(.editing) }
    presentation.editButtonItem?.systemItem = editing ? .done : .edit
  }
}
