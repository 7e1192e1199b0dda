/// An animation of a menu, to which a delegate adds its own.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview that is tapped is shown.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The menu disappears.
  case dismiss = 0
  /// The preview grows to the whole screen.
  case pop
}

/// An animation of a preview that is tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview is shown; `dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Methods that provide the menu of a view, and are notified of it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu at a point of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the view that is lifted; nil, the default, for the whole view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the view to which the preview returns; nil, the default, for the whole view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview is tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    nil
  }

  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    nil
  }

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Shows a menu when its view is pressed long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How menus look.
  public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without a preview.
    case compact = 2
  }

  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// How the menu looks: with a preview while it is shown.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  private var press: UILongPressGestureRecognizer?
  private var shown: ShownContextMenu?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {
    if let press { self.view?.removeGestureRecognizer(press) }
    press = nil
  }

  /// Adds the press to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = UILongPressGestureRecognizer()
    press.addAction { [weak self, weak press] _ in
      if press?.state == .began { self?.pressBegan() }
    }
    self.press = press
    view.addGestureRecognizer(press)
  }

  /// Returns the location of the last press in a view, in points.
  open func location(in view: UIView?) -> CGPoint { press?.location(in: view) ?? .zero }

  /// Hides the menu.
  open func dismissMenu() { shown?.dismiss() }

  /// Changes the menu that is shown.
  open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) {
    if let shown { shown.update(block) }
  }

  private func pressBegan() {
    guard let view, let delegate,
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: location(in: view))
    else { return }
    let targeted = delegate.contextMenuInteraction(
      self, previewForHighlightingMenuWithConfiguration: configuration)
    let animator = ContextMenuAnimator()
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    shown = ShownContextMenu(configuration, of: targeted?.view ?? view, animator) { [weak self] in
      guard let self else { return }
      let animator = ContextMenuAnimator()
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      animator.run(duration: 0.25)
      self.shown = nil
    } commit: { [weak self] animator in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }
}

/// The changes that a delegate adds to the animation of a menu.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  var previewViewController: UIViewController?
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run(duration: TimeInterval) {
    UIView.animate(withDuration: duration) {
      for animation in self.animations { animation() }
    } completion: { _ in
      for completion in self.completions { completion() }
    }
  }
}

/// A menu with a preview that is shown.
@MainActor
final class ShownContextMenu {
  private let configuration: UIContextMenuConfiguration
  private weak var source: UIView?
  private let controller: UIViewController?
  private let willEnd: () -> Void
  private let commit: (ContextMenuAnimator) -> Void
  private var presentation: MenuPresentation?
  private var menu: UIMenu?

  init(
    _ configuration: UIContextMenuConfiguration, of source: UIView, _ animator: ContextMenuAnimator,
    willEnd: @escaping () -> Void, commit: @escaping (ContextMenuAnimator) -> Void
  ) {
    (self.configuration, self.source, self.willEnd) = (configuration, source, willEnd)
    self.commit = commit
    controller = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
    animator.previewViewController = controller
    show(animator)
  }

  private func show(_ animator: ContextMenuAnimator) {
    guard let source else { return }
    let preview = previewView(of: source)
    source.alpha = 0
    presentation = MenuPresentation.show(menu, from: source, preview: preview) { action in
      action.perform(from: source)
      self.willEnd()
    } onEnd: {
      source.alpha = 1
    }
    animator.run(duration: 0.4)
  }

  /// The view of the preview's controller in its preferred size, or an image of the source.
  private func previewView(of source: UIView) -> UIView {
    let view: UIView
    if let controller {
      let size = controller.preferredContentSize
      controller.view.bounds.size =
        size == .zero ? CGSize(width: source.bounds.width, height: source.bounds.height) : size
      view = UIView(frame: controller.view.bounds)
      controller.view.frame = view.bounds
      view.addSubview(controller.view)
      view.layer.cornerRadius = 13
      view.clipsToBounds = true
    } else {
      view = source.snapshotView(afterScreenUpdates: false) ?? UIView(frame: source.bounds)
    }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.previewTapped() }
    view.addGestureRecognizer(tap)
    return view
  }

  private func previewTapped() {
    let animator = ContextMenuAnimator()
    animator.previewViewController = controller
    commit(animator)
    dismiss()
    animator.run(duration: 0.25)
  }

  func dismiss() {
    willEnd()
    presentation?.dismiss(selecting: nil)
  }

  /// Shows another menu in place of the current one.
  func update(_ change: (UIMenu) -> UIMenu) {
    if let menu { self.menu = change(menu) }
  }
}
