import QuartzCore

/// An instance of the program's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, and receiving events.
    case foregroundActive
    /// In the foreground, without receiving events.
    case foregroundInactive
    /// In the background.
    case background
  }

  /// What a scene is connected with, which is nothing.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open, which are none.
    open var urlContexts: Set<UIOpenURLContext> { [] }

    override package init() {
      super.init()
    }
  }

  /// The session of the scene.
  open private(set) var session: UISceneSession
  /// The delegate, which is notified when the scene is connected.
  open weak var delegate: (any UISceneDelegate)?
  /// The delegate, while the program is played.
  package final var retainedDelegate: (any UISceneDelegate)? {
    didSet { delegate = retainedDelegate }
  }
  /// The state of the scene, which is active.
  open var activationState: ActivationState { .foregroundActive }
  /// The title of the scene, which is not shown; empty by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The next responder, which is the application.
  override open var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  final weak var stage: Stage?

  init(_ stage: Stage) {
    self.stage = stage
    super.init(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
  }

  /// Creates a scene on the current stage.
  override public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    stage = .current
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The screen of the stage.
  open var screen: UIScreen { stage?.screen ?? .main }
  /// The windows of the scene: the visible ones.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The key window.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The orientation of the interface, which is portrait.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the stage.
  open var traitCollection: UITraitCollection { stage?.window.traitCollection ?? .current }
  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

/// What is known of the status bar.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The style of the status bar.
  open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
  /// Whether the stage shows no status bar.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
  /// The frame of the status bar in points; empty without one.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}

/// What is known of a scene across launches.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a role.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A scene with windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene.
  open internal(set) weak var scene: UIScene?
  /// The role of the scene.
  open var role: Role { .windowApplication }
  /// The configuration of the scene.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: role)
  }
  /// A name of the session, always the same one.
  open var persistentIdentifier: String { "flipbook" }
}

/// How a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  open private(set) var name: String?
  /// The role of the scene.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}

/// A URL to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  open private(set) var url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Methods that are called when a scene is connected; all are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is connected; creates the window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is disconnected, which never happens here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene becomes inactive, which never happens here.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is in the background, which never happens here.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called to open URLs, which never happens here.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
