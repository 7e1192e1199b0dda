/// The root of a view hierarchy, and where touches come in.
@MainActor
open class UIWindow: UIView {
  /// The screen that the window fills.
  open var screen: UIScreen { UIScreen.main }

  /// How far bars and rounded corners reach into the window, in points.
  final var deviceSafeAreaInsets = UIEdgeInsets.zero
  final var stageTraits: UITraitCollection?

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

  /// Hands an event's touches to the views that they came down on.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.touches where touch.phase == .began && touch.view == nil {
      let view = hitTest(touch.windowLocation, with: event)
      let isTaken = event.touches.contains { $0 !== touch && $0.view === view }
      if view?.isMultipleTouchEnabled == true || !isTaken { touch.view = view }
    }
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      var waiting = event.touches.filter {
        $0.view != nil && $0.phase == phase && $0.timestamp == event.timestamp
      }
      while let view = waiting.first?.view {
        let mine = Set(waiting.filter { $0.view === view })
        waiting.removeAll { $0.view === view }
        switch phase {
        case .began: view.touchesBegan(mine, with: event)
        case .moved: view.touchesMoved(mine, with: event)
        case .ended: view.touchesEnded(mine, with: event)
        default: view.touchesCancelled(mine, with: event)
        }
      }
    }
  }
}
