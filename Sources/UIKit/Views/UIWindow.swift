/// The root of a view hierarchy, which delivers touches to its views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen on which the window is shown.
  open var screen: UIScreen { UIScreen.main }

  /// The insets of the part of the window that bars and the device's corners and camera do not
  /// cover, in points.
  final var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if deviceSafeAreaInsets != oldValue { updateSafeArea() } }
  }
  final var stageTraits: UITraitCollection?
  final let gestures = GestureEnvironment()
  /// The controllers whose views have been added since the last turn.
  final var appearingControllers: [UIViewController] = []

  /// The controller whose view fills the window, behind all other views.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.loadedView() else { return }
      view.frame = bounds
      insertSubview(view, at: 0)
    }
  }

  /// The window itself.
  override open var window: UIWindow? { self }

  /// The insets of the part of the window that bars and the device's corners and camera do not
  /// cover, in points.
  override open var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

  /// The traits of the stage.
  override open var traitCollection: UITraitCollection { stageTraits ?? .current }

  /// Makes the window visible.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  /// Notifies the controllers whose views have been added and laid out that they have appeared.
  final func finishAppearances() {
    let controllers = appearingControllers
    appearingControllers = []
    for controller in controllers where controller.storedView?.window === self {
      controller.endAppearing()
    }
  }

  /// Delivers the touches of an event: first to the gesture recognizers of the touched views and
  /// their superviews, then to the views.
  open func sendEvent(_ event: UIEvent) {
    gestures.send(event, in: self)
  }
}
