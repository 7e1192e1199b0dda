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
  /// Called before the menu is shown; the animations run while it appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu disappears; the animations run while it does.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

/// Receives animations along with those of a menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension UIEditMenuInteractionDelegate {
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

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

/// Animations of a program along with those of an edit menu.
private final class EditMenuAnimations: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    UIView.animate(withDuration: 0.2) {
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion() }
    }
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
    shownConfiguration = configuration
    window.addSubview(shown)
    shown.appear(animated: true)
    let animations = EditMenuAnimations()
    delegate?.editMenuInteraction(
      self, willPresentMenuFor: configuration, animator: animations)
    animations.run()
  }

  private var shownConfiguration: UIEditMenuConfiguration?

  /// Returns the place of the touch that shows the menu, which is that of the configuration, in a view, in points.
  open func location(in view: UIView?) -> CGPoint {
    guard let owner = self.view, let point = shownConfiguration?.sourcePoint else { return .zero }
    return owner.convert(point, to: view)
  }

  /// Shows the menu again, with the current actions.
  open func reloadVisibleMenu() {
    guard let configuration = shownConfiguration, menu != nil else { return }
    menu?.removeFromSuperview()
    menu = nil
    presentEditMenu(with: configuration)
  }

  /// Moves the menu to the current place of its target.
  open func updateVisibleMenuPosition(animated: Bool) { reloadVisibleMenu() }

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
    if let configuration = shownConfiguration, menu != nil {
      let animations = EditMenuAnimations()
      delegate?.editMenuInteraction(
        self, willDismissMenuFor: configuration, animator: animations)
      animations.run()
    }
    shownConfiguration = nil
    menu?.disappear(animated: true) {}
    menu = nil
  }
}
