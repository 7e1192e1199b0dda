import QuartzCore

/// An item of the edit menu that calls a method of the first responder that has it.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The edit menu: a bar with the actions of the first responder, such as Copy, and those of the program.
///
/// It shows the standard actions for which `canPerformAction(_:withSender:)` returns true, and then `menuItems` likewise.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The place of the menu.
  public enum ArrowDirection: Int, Sendable {
    /// Above the target, or below it without room.
    case `default` = 0
    /// Below the target.
    case up = 1
    /// Above the target.
    case down = 2
    /// To the right of the target; above or below it here.
    case left = 3
    /// To the left of the target; above or below it here.
    case right = 4
  }

  /// The menu of the program.
  open class var shared: UIMenuController { controller }
  private static let controller = UIMenuController()

  /// The menu is about to appear.
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// The menu has appeared.
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// The menu is about to disappear.
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// The menu has disappeared.
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// The program's own items; nil by default.
  open var menuItems: [UIMenuItem]?
  /// The place of the menu.
  open var arrowDirection = ArrowDirection.default
  private weak var target: UIView?
  private var targetRect = CGRect.zero
  private var view: EditMenuView?

  /// The frame of the menu on the screen, in points; zero while it is hidden.
  open var menuFrame: CGRect { view?.barFrame ?? .zero }

  /// Whether the menu is shown; setting it shows or hides it.
  open var isMenuVisible: Bool {
    get { view != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Sets the area beside which the menu is shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, target) = (targetRect, targetView)
  }

  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated menuAnimated: Bool) {
    menuVisible ? show(animated: menuAnimated) : hide(animated: menuAnimated)
  }

  /// Shows the menu beside an area of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show(animated: true)
  }

  /// Hides the menu.
  open func hideMenu() { hide(animated: true) }
  /// Hides the menu of a view.
  open func hideMenu(from targetView: UIView) { if target === targetView { hide(animated: true) } }
  /// Shows the actions that the first responder has now.
  open func update() {
    guard view != nil else { return }
    view?.removeFromSuperview()
    view = nil
    show(animated: false)
  }

  private func show(animated: Bool) {
    guard view == nil, let target, let window = target.window else { return }
    let actions = EditAction.all(for: FirstResponder.current ?? target, items: menuItems ?? [])
    guard !actions.isEmpty else { return }
    post(Self.willShowMenuNotification)
    let isBelow: Bool? =
      switch arrowDirection {
      case .up: true
      case .down: false
      default: nil
      }
    let menu = EditMenuView(
      actions, beside: target.convert(targetRect, to: window), isBelow: isBelow, in: window
    ) { [weak self] action in
      guard let self else { return }
      action?.perform(self)
      hide(animated: true)
    }
    view = menu
    window.addSubview(menu)
    menu.appear(animated: animated)
    post(Self.didShowMenuNotification)
  }

  private func hide(animated: Bool) {
    guard let menu = view else { return }
    view = nil
    post(Self.willHideMenuNotification)
    menu.disappear(animated: animated) { [weak self] in
      self?.post(Self.didHideMenuNotification)
    }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// An action of the edit menu.
@MainActor
struct EditAction {
  let title: String
  let perform: (Any?) -> Void

  /// Returns the actions that a responder or the next ones can perform.
  static func all(for responder: UIResponder, items: [UIMenuItem]) -> [EditAction] {
    let standard: [(SystemText, String, (UIResponder, Any?) -> Void)] = [
      (.cut, "cut:", { $0.cut($1) }), (.copy, "copy:", { $0.copy($1) }),
      (.paste, "paste:", { $0.paste($1) }), (.select, "select:", { $0.select($1) }),
      (.selectAll, "selectAll:", { $0.selectAll($1) }), (.delete, "delete:", { $0.delete($1) }),
    ]
    func performer(of action: Selector) -> UIResponder? {
      sequence(first: responder, next: \.next).first {
        $0.canPerformAction(action, withSender: UIMenuController.shared)
      }
    }
    let offered = standard.compactMap { title, name, call in
      performer(of: Selector(name)).map { owner in
        EditAction(title: title.localized) { call(owner, $0) }
      }
    }
    let own = items.compactMap { item in
      performer(of: item.action).map { owner in
        EditAction(title: item.title) { sender in
          let target = owner.target(forAction: item.action, withSender: sender)
          if let target = target as AnyObject? { item.action.send(to: target, [sender]) }
        }
      }
    }
    return offered + own
  }
}

/// The bar of the edit menu, above everything else in a window.
///
/// Its look resembles that of iOS 13 to 15; its sizes are Flipbook's choice.
@MainActor
final class EditMenuView: UIView {
  private static let height: CGFloat = 36
  private static let margin: CGFloat = 8
  private let bar = UIView(frame: .zero)
  private let onEnd: (EditAction?) -> Void

  var barFrame: CGRect { bar.frame }

  init(
    _ actions: [EditAction], beside target: CGRect, isBelow: Bool?, in window: UIWindow,
    onEnd: @escaping (EditAction?) -> Void
  ) {
    self.onEnd = onEnd
    super.init(frame: window.bounds)
    let outside = UIControl(frame: bounds)
    outside.addAction(UIAction { _ in onEnd(nil) }, for: .touchDown)
    addSubview(outside)
    bar.backgroundColor = UIColor(white: 0.15, alpha: 0.95)
    bar.layer.cornerRadius = 8
    bar.clipsToBounds = true
    addSubview(bar)
    var x: CGFloat = 0
    for (index, action) in actions.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.setTitleColor(.lightGray, for: .highlighted)
      button.titleLabel?.font = .systemFont(ofSize: 14)
      button.addAction(UIAction { _ in onEnd(action) }, for: .touchUpInside)
      let width = button.sizeThatFits(CGSize(width: 1000, height: Self.height)).width + 24
      button.frame = CGRect(x: x, y: 0, width: width.rounded(.up), height: Self.height)
      if index > 0 {
        let line = UIView(
          frame: CGRect(
            x: x, y: 0, width: 1 / max(window.traitCollection.displayScale, 1), height: Self.height)
        )
        line.backgroundColor = UIColor(white: 0.4, alpha: 1)
        bar.addSubview(line)
      }
      bar.addSubview(button)
      x = button.frame.maxX
    }
    let limits = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
    let hasRoom = target.minY - Self.margin - Self.height >= limits.minY
    let isBelow = isBelow ?? !hasRoom
    let y = isBelow ? target.maxY + Self.margin : target.minY - Self.margin - Self.height
    let left = min(max(target.midX - x / 2, limits.minX), max(limits.maxX - x, limits.minX))
    bar.frame = CGRect(x: left.rounded(), y: y.rounded(), width: x, height: Self.height)
  }

  required init?(coder: NSCoder) { nil }

  func appear(animated: Bool) {
    guard animated else { return }
    UIView.performWithoutAnimation { bar.alpha = 0 }
    UIView.animate(withDuration: 0.2) { self.bar.alpha = 1 }
  }

  func disappear(animated: Bool, completion: @escaping () -> Void) {
    isUserInteractionEnabled = false
    UIView.animate(withDuration: animated ? 0.2 : 0) {
      self.bar.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
      completion()
    }
  }
}
