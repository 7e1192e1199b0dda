/// The root of a view hierarchy, and where touches come in.
@MainActor
open class UIWindow: UIView {
  /// The screen that the window fills.
  open var screen: UIScreen { UIScreen.main }

  /// How far bars and rounded corners reach into the window, in points.
  final var deviceSafeAreaInsets = UIEdgeInsets.zero
  final var stageTraits: UITraitCollection?
  final let gestures = GestureEnvironment()

  /// The controller whose view fills the window, behind all other views.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.leaveWindow()
      guard let controller = rootViewController else { return }
      let view = controller.loadedView()
      view.frame = bounds
      controller.viewWillAppear(false)
      insertSubview(view, at: 0)
      controller.viewDidAppear(false)
    }
  }

  /// A window stands in itself.
  override open var window: UIWindow? { self }

  /// The appearance and the scale of the stage.
  override open var traitCollection: UITraitCollection { stageTraits ?? .current }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  /// Hands an event's touches to the gesture recognizers of the views that they came down on and of their
  /// superviews, then to the views themselves.
  open func sendEvent(_ event: UIEvent) {
    gestures.send(event, in: self)
  }
}
