import Testing
import UIKit
import UIKitTestSupport

/// The order of the callbacks with which controllers appear and disappear.
@MainActor
struct AppearanceTests {
  final class Log {
    var events: [String] = []

    /// Returns the events since the last call.
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  class Recorder: UIViewController {
    let name: String
    let log: Log
    var onLoad: (Recorder) -> Void = { _ in }
    var onAppear: (Recorder) -> Void = { _ in }
    var forwards = true

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func record(_ event: String) { log.events.append("\(name).\(event)") }

    override func viewDidLoad() {
      record("load")
      onLoad(self)
    }
    override func viewWillAppear(_ animated: Bool) {
      record(animated ? "willAppear animated" : "willAppear")
    }
    override func viewIsAppearing(_ animated: Bool) { record("isAppearing") }
    override func viewWillLayoutSubviews() { record("willLayout") }
    override func viewDidLayoutSubviews() { record("didLayout") }
    override func viewDidAppear(_ animated: Bool) {
      record(animated ? "didAppear animated" : "didAppear")
      onAppear(self)
    }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) {
      record(viewIfLoaded?.window == nil ? "didDisappear" : "didDisappear on screen")
    }
    override func willMove(toParent parent: UIViewController?) {
      record(parent == nil ? "willMove nil" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
      record(parent == nil ? "didMove nil" : "didMove")
    }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    func show(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    func hide(_ child: UIViewController) {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  private let log = Log()

  @Test("viewDidAppear follows the first layout") func rootController() {
    let stage = Stage()
    stage.window.rootViewController = Recorder("root", log)
    #expect(log.take() == ["root.load", "root.willAppear"])
    stage.step()
    #expect(
      log.take() == ["root.isAppearing", "root.willLayout", "root.didLayout", "root.didAppear"])
    stage.step(3)
    #expect(log.take() == [])
    stage.window.rootViewController = nil
    #expect(log.take() == ["root.willDisappear", "root.didDisappear"])
  }

  @Test("a child that is added in viewDidLoad appears with its parent") func childInViewDidLoad() {
    let root = Recorder("root", log)
    let child = Recorder("child", log)
    root.onLoad = { $0.show(child) }
    let stage = Stage(rootViewController: root)
    #expect(
      log.take() == [
        "root.load", "child.willMove", "child.load", "child.didMove", "root.willAppear",
        "child.willAppear",
      ])
    stage.step()
    #expect(
      log.take() == [
        "root.isAppearing", "root.willLayout", "root.didLayout", "child.isAppearing",
        "child.willLayout", "child.didLayout", "child.didAppear", "root.didAppear",
      ])
    stage.window.rootViewController = UIViewController()
    #expect(
      log.take() == [
        "root.willDisappear", "child.willDisappear", "child.didDisappear", "root.didDisappear",
      ])
  }

  @Test("a child of a visible parent appears when its view is added, and disappears with it")
  func laterChild() {
    let root = Recorder("root", log)
    let stage = Stage(rootViewController: root)
    stage.step()
    _ = log.take()
    let child = Recorder("child", log)
    root.show(child)
    #expect(
      log.take() == ["child.willMove", "child.load", "child.willAppear", "child.didMove"])
    stage.step()
    #expect(log.take().filter { $0.hasPrefix("child") }.last == "child.didAppear")
    root.hide(child)
    #expect(
      log.take() == [
        "child.willMove nil", "child.willDisappear", "child.didDisappear", "child.didMove nil",
      ])
    root.show(child)
    stage.step()
    #expect(log.take().filter { $0 == "child.didAppear" }.count == 1)
  }

  @Test("a child whose view is removed before it has appeared disappears") func canceledAppearance()
  {
    let root = Recorder("root", log)
    let stage = Stage(rootViewController: root)
    stage.step()
    let child = Recorder("child", log)
    root.show(child)
    _ = log.take()
    root.hide(child)
    stage.step()
    #expect(
      log.take().filter { $0.hasPrefix("child") } == [
        "child.willMove nil", "child.willDisappear", "child.didDisappear", "child.didMove nil",
      ])
  }

  @Test("a parent that doesn't forward appearance methods begins and ends transitions itself")
  func manualForwarding() {
    let root = Recorder("root", log)
    root.forwards = false
    let stage = Stage(rootViewController: root)
    let child = Recorder("child", log)
    root.show(child)
    stage.step()
    #expect(!log.take().contains { $0.contains("child") && $0.contains("ppear") })
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["child.willAppear animated", "child.didAppear animated"])
    child.beginAppearanceTransition(false, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.take() == [
        "child.willDisappear", "child.willAppear animated", "child.didAppear animated",
      ])
  }

  @Test("a controller that is added in viewDidAppear appears in the next turn") func addedLater() {
    let root = Recorder("root", log)
    let child = Recorder("child", log)
    root.onAppear = { $0.show(child) }
    let stage = Stage(rootViewController: root)
    stage.step()
    let events = log.take()
    #expect(events.contains("child.didLayout"))
    #expect(!events.contains("child.didAppear"))
    stage.step()
    #expect(log.take() == ["child.didAppear"])
  }

  @Test("animations of layers and views that start in viewDidAppear start at its time")
  func animationsInViewDidAppear() {
    let root = Recorder("root", log)
    let (view, layer) = (UIView(), CALayer())
    root.onLoad = {
      $0.view.addSubview(view)
      $0.view.layer.addSublayer(layer)
    }
    root.onAppear = { _ in
      layer.opacity = 0
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    let stage = Stage(rootViewController: root)
    stage.step(6)
    #expect(isNear(view.layer.presentation().map { CGFloat($0.opacity) }, 0.9, 1e-6))
    // An implicit animation takes 0.25 s.
    #expect(layer.presentation().map { $0.opacity > 0.2 && $0.opacity < 0.9 } == true)
  }
}
