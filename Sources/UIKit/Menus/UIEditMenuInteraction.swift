import QuartzCore

/// Methods that provide the edit menu of a view.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu for a place; nil, the default, for the suggested actions.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the area beside which the menu is shown; null, the default, for the place.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
  /// Returns nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    nil
  }
  /// Returns a null rectangle.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    .null
  }
}

/// The place of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// The name of the place; nil for none.
  open private(set) var identifier: AnyHashable?
  /// The place in the view's coordinates, in points.
  open private(set) var sourcePoint: CGPoint
  /// The place of the menu.
  open var preferredArrowDirection = UIMenuController.ArrowDirection.default

  /// Creates a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    (self.identifier, self.sourcePoint) = (identifier, sourcePoint)
    super.init()
  }
}

/// An object that shows the edit menu of a view.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var menu: EditMenuView?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    super.init()
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu: the delegate's, or the actions of the first responder.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard menu == nil, let view, let window = view.window else { return }
    let offered = EditAction.all(for: FirstResponder.current ?? view, items: [])
    let suggested = offered.map { action in UIAction(title: action.title) { action.perform($0) } }
    let chosen = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
    let actions = chosen.map { menu in Self.actions(in: menu) } ?? offered
    guard !actions.isEmpty else { return }
    let given = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let rect = given.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : given
    let isBelow: Bool? =
      switch configuration.preferredArrowDirection {
      case .up: true
      case .down: false
      default: nil
      }
    let shown = EditMenuView(
      actions, beside: view.convert(rect, to: window), isBelow: isBelow, in: window
    ) { [weak self] action in
      action?.perform(nil)
      self?.dismissMenu()
    }
    menu = shown
    window.addSubview(shown)
    shown.appear(animated: true)
  }

  private static func actions(in menu: UIMenu) -> [EditAction] {
    menu.children.flatMap { element -> [EditAction] in
      switch element {
      case let inner as UIMenu: actions(in: inner)
      case let action as UIAction:
        [EditAction(title: action.title) { _ in action.perform(from: nil) }]
      default: []
      }
    }
  }

  /// Hides the menu.
  open func dismissMenu() {
    menu?.disappear(animated: true) {}
    menu = nil
  }

  /// Shows the actions that are available now, when the menu is next shown.
  open func reloadVisibleMenu() {}
}
