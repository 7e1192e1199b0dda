import QuartzCore

/// The running program: its windows, its delegate and its scene.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The states of a program.
  public enum State: Int, Sendable {
    /// In the foreground, and receiving events.
    case active
    /// In the foreground, without receiving events.
    case inactive
    /// In the background.
    case background
  }

  /// The key of an option that was passed at the launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The URL that the program was opened with.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The remote notification that the program was opened with.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// The key of an option with which a URL is opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The key of an option for opening another program.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The URL of the program's settings, as a string.
  public static let openSettingsURLString = "app-settings:"

  /// The program.
  public static let shared = UIApplication()

  /// The delegate, which is notified of the launch.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate, while the program is played.
  package final var retainedDelegate: (any UIApplicationDelegate)? {
    didSet { delegate = retainedDelegate }
  }
  /// The scene on the current stage.
  private var scenes: [ObjectIdentifier: UIWindowScene] = [:]

  /// The next responder: the delegate, if it is a responder.
  override open var next: UIResponder? {
    guard let responder = delegate as? UIResponder, !(responder is UIView),
      !(responder is UIViewController)
    else { return nil }
    return responder
  }

  // MARK: Windows

  /// The visible windows, from back to front: those of the program or, without any, the stage's.
  open var windows: [UIWindow] {
    guard let window = Stage.current?.window else { return [] }
    let hosted = window.hostedWindows
    return hosted.isEmpty ? [window] : hosted
  }

  /// The key window: the one that was made key last, or the frontmost one.
  open var keyWindow: UIWindow? {
    if let window = Stage.current?.keyWindow, windows.contains(window) { return window }
    return windows.last
  }

  /// The scenes: the one of the current stage.
  open var connectedScenes: Set<UIScene> { Stage.current.map { [scene(of: $0)] } ?? [] }

  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether the program may have several scenes, which is false.
  open var supportsMultipleScenes: Bool { false }

  /// Returns the scene of a stage, always the same one.
  package final func scene(of stage: Stage) -> UIWindowScene {
    let key = ObjectIdentifier(stage)
    if let scene = scenes[key], scene.stage === stage { return scene }
    scenes = scenes.filter { $0.value.stage != nil }
    let scene = UIWindowScene(stage)
    scenes[key] = scene
    return scene
  }

  // MARK: State

  /// The state of the program, which is always active.
  open var applicationState: State { .active }
  /// The time in seconds for which the program may run in the background, which has no limit.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the device stays awake without touches; has no effect.
  open var isIdleTimerDisabled = false
  /// The number at the program's icon; has no effect, as icons are not drawn.
  open var applicationIconBadgeNumber = 0
  /// Whether the status bar shows network activity; has no effect.
  open var isNetworkActivityIndicatorVisible = false
  /// Whether shaking the device undoes changes; has no effect.
  open var applicationSupportsShakeToEdit = true
  /// Posts a notification of the application to the program that is played; nil without one.
  package static var post: ((NSNotification.Name) -> Void)?
  /// The size of text that the user prefers: that of the current stage.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    Stage.current?.contentSizeCategory ?? .large
  }
  /// The direction of the user interface: that of the current stage.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Stage.current?.layoutDirection ?? .leftToRight
  }
  /// Whether events are ignored between `beginIgnoringInteractionEvents` and its end.
  open var isIgnoringInteractionEvents: Bool { ignoredEvents > 0 }
  private var ignoredEvents = 0

  /// Ignores touches that begin, until `endIgnoringInteractionEvents()`; calls nest.
  open func beginIgnoringInteractionEvents() { ignoredEvents += 1 }
  /// Ends ignoring touches.
  open func endIgnoringInteractionEvents() { ignoredEvents = max(0, ignoredEvents - 1) }

  // MARK: Status bar

  /// The frame of the status bar in points; empty without one.
  open var statusBarFrame: CGRect {
    guard let stage = Stage.current, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: stage.device.size.width, height: stage.device.statusBarHeight)
  }
  /// Whether the stage shows no status bar; controllers determine it, so that new values have no effect, as in programs for
  /// iOS 9 and later.
  open var isStatusBarHidden: Bool {
    get {
      Stage.current?.window.orderedSubviews.contains { $0 is StatusBar && $0.alpha > 0 } != true
    }
    set {}
  }
  /// The style of the status bar; controllers determine it, so that new values have no effect.
  open var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {}
  }
  /// Has no effect, as controllers determine whether there is a status bar.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
  /// Has no effect, as controllers determine the style of the status bar.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
  /// Returns the orientations that a window supports: those that the delegate returns.
  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }
  /// The orientation of the interface, which is portrait.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }

  // MARK: Actions

  /// Calls the method of a target, or of the first responder from the sender on that has the method.
  ///
  /// - Returns: Whether an object has the method.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let chain = sequence(first: (sender as? UIResponder) ?? self, next: \.next)
    let receiver = target.map { $0 as AnyObject } ?? chain.first(where: action.isImplemented)
    guard let receiver, action.isImplemented(by: receiver) else { return false }
    action.send(to: receiver, [sender, event])
    return true
  }

  /// Sends an event to the key window.
  open func sendEvent(_ event: UIEvent) { keyWindow?.sendEvent(event) }

  /// Opens nothing, and calls the completion block with false at the next tick.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    VirtualClock.current.schedule(at: VirtualClock.current.time) { completion(false) }
  }

  /// Opens nothing, and returns false.
  @discardableResult
  open func openURL(_ url: URL) -> Bool { false }

  /// Returns an identifier for work in the background, which needs none here: programs stay in the foreground.
  open func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }
  private var backgroundTasks = 0
  /// Returns an identifier for work in the background with a name.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }
  /// Has no effect, as programs stay in the foreground.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Returns false, as there are no other programs.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Has no effect, as notifications are not delivered.
  open func registerForRemoteNotifications() {}
  /// Has no effect, as notifications are not delivered.
  open func unregisterForRemoteNotifications() {}
}

/// An identifier of work in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
