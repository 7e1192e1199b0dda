/// An action of a row that is swiped.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal = 0
    /// Red, for an action that deletes something.
    case destructive = 1
  }

  /// Called when the action is selected.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sourceView: The view of the action.
  ///   - completionHandler: Call it at the end of the action with whether it was performed, which closes the row.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  /// The style.
  open private(set) var style: Style
  /// Called when the action is selected.
  open private(set) var handler: Handler
  /// The title; nil for none.
  open var title: String?
  /// The color behind the title; that of the style by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// The image above the title; nil by default.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The actions at one edge of a row that is swiped.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inward.
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe through the whole row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action of a row that is swiped, as it was before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// Red, for an action that deletes something.
    case `default` = 0
    /// Gray.
    case normal = 1
    /// Red, for an action that deletes something.
    public static let destructive = Style.default
  }

  /// The style.
  open private(set) var style: Style
  /// The title; nil for none.
  open var title: String?
  /// The color behind the title; that of the style by default.
  open var backgroundColor: UIColor?
  /// An effect behind the title; it is not drawn.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  /// Returns a copy of the action.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UITableViewRowAction(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    return copy
  }

  /// Returns the action as one of today.
  final func contextualAction(at indexPath: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title)
    { _, _, completion in
      self.handler(self, indexPath)
      completion(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
