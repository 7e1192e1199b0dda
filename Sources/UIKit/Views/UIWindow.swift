import QuartzCore

/// The root of a view hierarchy, which delivers touches to its views.
///
/// A stage has a window that fills its screen. Other windows are shown in it, above its own content, as
/// soon as they are visible.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The order of a window above others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The raw value; windows with higher ones are in front.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// Returns whether a level is behind another one.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns a level in front of another one.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
    /// Returns a level behind another one.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }

    /// The default level, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)
  }

  /// The screen on which the window is shown.
  open var screen: UIScreen { UIScreen.main }
  /// The order of the window above others; `normal` by default.
  open var windowLevel = Level.normal {
    didSet { if host != nil { placeInHost() } }
  }
  /// The scene that contains the window.
  open weak var windowScene: UIWindowScene?

  /// The insets of the part of the window that bars and the device's corners and camera do not
  /// cover, in points.
  final var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard deviceSafeAreaInsets != oldValue else { return }
      updateSafeArea()
      for window in hostedWindows { window.deviceSafeAreaInsets = deviceSafeAreaInsets }
    }
  }
  final var stageTraits: UITraitCollection?
  private let ownGestures = GestureEnvironment()
  /// The recognizers that share the touches of the screen.
  final var gestures: GestureEnvironment { stageWindow.ownGestures }
  /// The controllers whose views have been added since the last turn.
  final var appearingControllers: [UIViewController] = []
  /// What is due after the layout at the end of the turn, in order.
  final var turnEndActions: [() -> Void] = []

  /// The stage whose screen the window fills; nil for a window of the program.
  final weak var stage: Stage?
  /// The stage's window that contains this one; nil for a window that is not visible.
  final private(set) weak var host: UIWindow?
  /// The stage's window, or the window itself.
  final var stageWindow: UIWindow { host ?? self }

  /// Creates a window with the bounds of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window with a frame.
  ///
  /// It is shown when it becomes visible.
  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a window that fills the screen of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The controller whose view fills the window, behind all other views.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if stage != nil || host != nil { installRootView() }
    }
  }

  private func installRootView() {
    guard let view = rootViewController?.loadedView() else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
    stageWindow.updateStatusBar()
  }

  /// The window itself.
  override open var window: UIWindow? { self }

  /// The next responder: the scene or the application.
  override open var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The insets of the part of the window that bars and the device's corners and camera do not
  /// cover, in points.
  override open var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

  /// The object that undoes the changes in the window.
  override open var undoManager: UndoManager? { ownUndoManager }
  private final lazy var ownUndoManager = UndoManager()

  /// The traits of the stage, with the window's own appearance.
  override open var traitCollection: UITraitCollection {
    withOverrides(host?.traitCollection ?? stageTraits ?? .current)
  }

  // MARK: Visibility

  /// Whether the window is hidden; true for a window of the program until it is made visible.
  override open var isHidden: Bool {
    get { super.isHidden || (stage == nil && host == nil) }
    set {
      let wasHidden = isHidden
      super.isHidden = newValue
      if !newValue { enterStage() }
      if newValue != wasHidden {
        post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
      }
    }
  }

  /// Whether the window is the one that programs refer to as the key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Makes the window visible, and the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window.
  open func makeKey() {
    guard canBecomeKey, let stage = stageWindow.stage ?? Stage.current else { return }
    guard stage.keyWindow !== self else { return }
    if let previous = stage.keyWindow {
      previous.resignKey()
      previous.post(Self.didResignKeyNotification)
    }
    stage.keyWindow = self
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  /// Called when the window has become the key window.
  open func becomeKey() {}
  /// Called when another window becomes the key window.
  open func resignKey() {}

  /// Adds the window to the screen of the current stage.
  private func enterStage() {
    guard stage == nil, host == nil, let outer = Stage.current?.window else { return }
    host = outer
    deviceSafeAreaInsets = outer.deviceSafeAreaInsets
    if bounds.size == .zero { frame = outer.bounds }
    placeInHost()
    refreshTraits(from: nil)
    installRootView()
  }

  /// Moves the window in front of those with the same level or a lower one, and behind bars.
  private func placeInHost() {
    guard let host else { return }
    let others = host.orderedSubviews.filter { $0 !== self }
    let below =
      others.lastIndex { ($0 as? UIWindow).map { $0.windowLevel <= windowLevel } ?? false }
      ?? others.firstIndex { $0.owningController === host.rootViewController }
    host.insertSubview(self, at: below.map { $0 + 1 } ?? 0)
  }

  /// The windows of the program that are shown in the stage's window, from back to front.
  final var hostedWindows: [UIWindow] {
    stage == nil ? [] : orderedSubviews.compactMap { $0 as? UIWindow }
  }

  /// The root controller of the frontmost window that has one.
  final var frontmostRootController: UIViewController? {
    let windows = hostedWindows.filter { !$0.isHidden && $0.rootViewController != nil }
    return windows.last?.rootViewController ?? rootViewController
  }

  // MARK: Turns

  /// Whether controllers appear or transitions start at the end of the turn.
  final var expectsTurnEnd: Bool { !appearingControllers.isEmpty || !turnEndActions.isEmpty }

  /// Notifies the controllers whose views have been added and laid out that they have appeared, and
  /// starts the transitions that were asked for.
  final func finishTurn() {
    let (controllers, actions) = (appearingControllers, turnEndActions)
    (appearingControllers, turnEndActions) = ([], [])
    for controller in controllers where controller.storedView?.window?.stageWindow === self {
      controller.endAppearing()
    }
    for action in actions { action() }
  }

  // MARK: Events

  /// Delivers the touches of an event: first to the gesture recognizers of the touched views and
  /// their superviews, then to the views.
  open func sendEvent(_ event: UIEvent) {
    gestures.send(event, in: stageWindow)
  }

  /// The window of the program that events are sent to, which may override `sendEvent(_:)`.
  final var eventWindow: UIWindow { hostedWindows.last { !$0.isHidden } ?? self }
}
