import AppRuntime
import PlaygroundSupport
import Testing

@MainActor
@Suite struct SceneEntryTests {
  @Test("a playground's code assigns the live view of the current page")
  func playground() {
    let entry = SceneEntry.playground {
      PlaygroundPage.current.liveView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    if case .playground(let run) = entry { run() }
    let view = PlaygroundPage.current.liveView as? UIView
    #expect(view?.bounds.size == CGSize(width: 20, height: 10))
    PlaygroundPage.current.liveView = nil
  }
}

/// The launch of apps.
@MainActor
@Suite struct ApplicationEntryTests {
  final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []
    var makesWindow = true

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("didFinishLaunching")
      guard makesWindow else { return true }
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      calls.append("willConnect")
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }

    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
  }

  private let stage = Stage(device: .iPhone8)

  @Test("the window of the app's delegate is shown") func delegate() throws {
    stage.makeCurrent()
    let delegate = AppDelegate()
    try SceneEntry.application(delegate: { delegate }, sceneDelegate: nil)
      .show(on: stage, fitsContent: false)
    #expect(delegate.calls == ["didFinishLaunching", "active"])
    #expect(UIApplication.shared.delegate === delegate)
    #expect(UIApplication.shared.keyWindow === delegate.window)
    #expect(stage.rootViewController === delegate.window?.rootViewController)
    #expect(stage.view.window === delegate.window)
  }

  @Test("the window of the scene's delegate is shown, after the app has launched") func scene()
    throws
  {
    stage.makeCurrent()
    let (delegate, scene) = (AppDelegate(), SceneDelegate())
    delegate.makesWindow = false
    try SceneEntry.application(delegate: { delegate }, sceneDelegate: { scene })
      .show(on: stage, fitsContent: false)
    #expect(scene.calls == ["willConnect", "active"])
    #expect(delegate.calls == ["didFinishLaunching", "active"])
    #expect(UIApplication.shared.keyWindow === scene.window)
    #expect(stage.rootViewController === scene.window?.rootViewController)
    #expect(scene.window?.windowScene?.delegate === scene)
  }

  @Test("an app that makes no window is an error") func noWindow() {
    stage.makeCurrent()
    let delegate = AppDelegate()
    delegate.makesWindow = false
    #expect(throws: SceneEntry.Problem.noWindow) {
      try SceneEntry.application(delegate: { delegate }, sceneDelegate: nil)
        .show(on: stage, fitsContent: false)
    }
  }
}
