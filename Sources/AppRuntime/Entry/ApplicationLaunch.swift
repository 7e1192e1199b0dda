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
    if let sceneDelegate {
      _ = delegate?.application(
        application, configurationForConnecting: scene.session,
        options: UIScene.ConnectionOptions())
      sceneDelegate.scene(
        scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      sceneDelegate.sceneWillEnterForeground(scene)
      sceneDelegate.sceneDidBecomeActive(scene)
    }
    delegate?.applicationDidBecomeActive(application)
  }
}
