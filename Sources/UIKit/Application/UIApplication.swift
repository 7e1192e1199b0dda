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
  /// The direction of the user interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
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
  /// Whether the stage shows no status bar.
  open var isStatusBarHidden: Bool {
    Stage.current?.window.orderedSubviews.contains { $0 is StatusBar && $0.alpha > 0 } != true
  }
  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { .default }
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

  /// Returns false, as there are no other programs.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Has no effect, as notifications are not delivered.
  open func registerForRemoteNotifications() {}
  /// Has no effect, as notifications are not delivered.
  open func unregisterForRemoteNotifications() {}
}

/// Methods that are called when a program launches; all are optional.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called before the program's state is restored; creates the window.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the program has launched; creates the window, in programs without scenes.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the program has launched, if the method with options does not exist.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the program has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the program becomes inactive, which never happens here.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the program is in the background, which never happens here.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the program leaves the background, which never happens here.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the program ends, which is not called here.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the system is short of memory, which never happens here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The window of a program without scenes.
  var window: UIWindow? { get set }
  /// Returns the configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes were discarded, which never happens here.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns the orientations that a window supports; all by default.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)`, and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Nil.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns the configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Returns all orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
}
