import UIKit

/// The launch of an app, in the order in which UIKit calls its delegates.
@MainActor
struct ApplicationLaunch {
  let stage: Stage

  /// Calls the delegates, which create the window.
  ///
  /// The application and the scene retain them.
  func run(
    _ delegate: (any UIApplicationDelegate)?, _ sceneDelegate: (any UIWindowSceneDelegate)?
  ) {
    let application = UIApplication.shared
    let scene = application.scene(of: stage)
    application.retainedDelegate = delegate
    scene.retainedDelegate = sceneDelegate
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification, application)
    if let sceneDelegate {
      _ = delegate?.application(
        application, configurationForConnecting: scene.session,
        options: UIScene.ConnectionOptions())
      post(UIScene.willConnectNotification, scene)
      sceneDelegate.scene(
        scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      sceneDelegate.sceneWillEnterForeground(scene)
      post(UIScene.willEnterForegroundNotification, scene)
      sceneDelegate.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, scene)
    }
    delegate?.applicationDidBecomeActive(application)
    becomeActive()
  }

  /// Notifies observers that the program is active, as when its first controller is visible.
  func becomeActive() {
    post(UIApplication.didBecomeActiveNotification, UIApplication.shared)
  }

  private func post(_ name: NSNotification.Name, _ object: NSObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
