import Testing
import UIKit
import UIKitTestSupport

/// Windows, scenes and the application.
@MainActor
struct WindowTests {
  private let log = EventLog()
  private let stage = Stage(device: .iPhone8)

  @Test("makeKeyAndVisible shows the root controller, which appears without an animation")
  func visible() {
    stage.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = RecordingController("root", log)
    window.rootViewController = controller
    #expect(!controller.isViewLoaded && window.isHidden && !window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(log.take() == ["root.willAppear"])
    stage.step()
    #expect(log.take() == ["root.didAppear"])
    #expect(window.isKeyWindow && !window.isHidden)
    #expect(stage.rootViewController === controller)
    #expect(UIApplication.shared.keyWindow === window)
    #expect(UIApplication.shared.windows == [window])
    #expect(controller.view.window === window)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    let next = RecordingController("next", log)
    window.rootViewController = next
    stage.step()
    #expect(
      log.take() == [
        "root.willDisappear", "root.didDisappear", "next.willAppear", "next.didAppear",
      ])
  }

  @Test("a window without a frame has the bounds of the screen") func defaultFrame() {
    stage.makeCurrent()
    #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  @Test("windows post that they become visible, hidden and key") func notifications() {
    stage.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let other = UIWindow(frame: UIScreen.main.bounds)
    nonisolated(unsafe) var posted: [String] = []
    let names: [(Notification.Name, String)] = [
      (UIWindow.didBecomeVisibleNotification, "visible"),
      (UIWindow.didBecomeHiddenNotification, "hidden"),
      (UIWindow.didBecomeKeyNotification, "key"), (UIWindow.didResignKeyNotification, "resigned"),
    ]
    let observers = names.map { name, title in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { _ in
        posted.append(title)
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    window.makeKeyAndVisible()
    #expect(posted == ["visible", "key"])
    window.isHidden = false
    other.makeKeyAndVisible()
    window.isHidden = true
    #expect(posted == ["visible", "key", "resigned", "hidden"])
  }

  @Test("windows are ordered by level, then by the order in which they became visible")
  func levels() {
    stage.makeCurrent()
    let windows = [UIWindow.Level.alert, .normal, .normal, .statusBar].map { level in
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    #expect(UIApplication.shared.windows == [windows[1], windows[2], windows[3], windows[0]])
    #expect(stage.window.subviews.first === stage.window.rootViewController?.view)
  }

  @Test("touches reach the views of a program's window and its recognizers, through sendEvent")
  func touches() {
    stage.makeCurrent()
    final class Window: UIWindow {
      var events = 0
      override func sendEvent(_ event: UIEvent) {
        events += 1
        super.sendEvent(event)
      }
    }
    var taps = 0
    let window = Window(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addGestureRecognizer(
      UITapGestureRecognizer { (_: UITapGestureRecognizer) in taps += 1 })
    window.makeKeyAndVisible()
    stage.touches.tap(at: CGPoint(x: 100, y: 100), time: 0.1)
    stage.step(30)
    #expect(taps == 1 && window.events > 0)
  }

  @Test("a program's window has the safe area and the traits of the stage") func environment() {
    stage.makeCurrent()
    let stage = Stage(device: .iPhone14Pro, userInterfaceStyle: .dark)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(window.safeAreaInsets.top == 59)
    #expect(window.rootViewController?.view.safeAreaInsets.bottom == 34)
    #expect(window.rootViewController?.view.traitCollection.userInterfaceStyle == .dark)
    stage.userInterfaceStyle = .light
    #expect(window.rootViewController?.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("a controller in a program's window presents above it") func presentation() {
    stage.makeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, modal) = (RecordingController("root", log), RecordingController("modal", log))
    window.rootViewController = root
    window.makeKeyAndVisible()
    stage.step()
    _ = log.take()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    stage.step(60)
    #expect(
      log.take() == [
        "root.willDisappear", "modal.willAppear", "modal.didAppear", "root.didDisappear",
      ])
    #expect(modal.view.window === window)
  }

  @Test("the responder chain ends with the scene or the application, and its delegate")
  func responders() {
    stage.makeCurrent()
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let delegate = Delegate()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    #expect(stage.window.next === UIApplication.shared)
    #expect(UIApplication.shared.next === delegate)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let window = scene.map { UIWindow(windowScene: $0) }
    #expect(window?.next === scene && scene?.next === UIApplication.shared)
    #expect(window?.frame == UIScreen.main.bounds)
  }

  @Test("open opens nothing") func open() {
    stage.makeCurrent()
    var result: Bool?
    guard let url = URL(string: "https://example.com") else { return }
    #expect(!UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url) { result = $0 }
    stage.step()
    #expect(result == false)
  }

  @Test("a storyboard ends what plays the stage with an error that names it") func storyboard() {
    stage.makeCurrent()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
    #expect(
      stage.playError.map { "\($0)" }
        == "the storyboard 'Main.storyboard' is not read: build the views in code")
  }
}
