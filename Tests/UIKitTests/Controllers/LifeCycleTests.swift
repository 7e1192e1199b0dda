import Testing
import UIKit
import UIKitTestSupport

/// What surrounds the appearance callbacks of controllers.
@MainActor
struct LifeCycleTests {
  private let log = EventLog()

  @Test("isMovingToParent and isMovingFromParent are true within the callbacks of that cause")
  func moves() {
    let (root, child) = (UIViewController(), RecordingController("child", log))
    let stage = Stage(rootViewController: root)
    stage.step(2)
    child.onCallback = { [log] _ in
      log.add("to \(child.isMovingToParent) from \(child.isMovingFromParent)")
    }
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.step()
    #expect(
      log.take() == [
        "child.willAppear", "to true from false", "child.didAppear", "to true from false",
      ])
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "child.willDisappear", "to false from true", "child.didDisappear", "to false from true",
      ])
    #expect(!child.isMovingFromParent)
  }

  @Test("isBeingPresented and isBeingDismissed are true within the callbacks of that cause")
  func presentationCauses() {
    let scene = TransitionScene()
    scene.modal.onCallback = { [modal = scene.modal, log] event in
      log.add("\(event) \(modal.isBeingPresented) \(modal.isBeingDismissed)")
    }
    scene.present()
    scene.stage.step(60)
    scene.dismiss()
    scene.stage.step(60)
    #expect(
      log.take() == [
        "willAppear true false", "didAppear true false", "willDisappear false true",
        "didDisappear false true",
      ])
    #expect(!scene.modal.isBeingPresented && !scene.modal.isBeingDismissed)
  }

  @Test(
    "transition(from:to:…) exchanges the views and forwards the appearance", arguments: [0, 0.3])
  func exchange(duration: TimeInterval) {
    let root = UIViewController()
    let (first, second) = (RecordingController("1", log), RecordingController("2", log))
    let stage = Stage(rootViewController: root)
    root.addChild(first)
    root.view.addSubview(first.view)
    stage.step(2)
    _ = log.take()
    root.addChild(second)
    var completed: Bool?
    root.transition(from: first, to: second, duration: duration, animations: {}) {
      completed = $0
    }
    #expect(log.take() == ["1.willDisappear", "2.willAppear"])
    #expect(second.view.superview === root.view)
    stage.step(30)
    #expect(log.take() == ["2.didAppear", "1.didDisappear"])
    #expect(completed == true)
    #expect(first.view.superview == nil)
  }

  @Test("the title of a controller is that of its items") func title() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    #expect(controller.tabBarItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    #expect(controller.tabBarItem.title == "Two")
    controller.navigationItem.title = "Three"
    #expect(controller.title == "Two")
  }

  @Test("the edit button switches isEditing and its own title") func editing() {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem)
    #expect(item.style == .plain)
    controller.setEditing(true, animated: false)
    #expect(controller.isEditing && item.style == .done)
    controller.isEditing = false
    #expect(!controller.isEditing && item.style == .plain)
  }

  @Test("overrideUserInterfaceStyle changes the traits of the view and its descendants, top down")
  func style() {
    final class Recorder: UIView {
      var changes: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changes.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let stage = Stage()
    let (view, own) = (Recorder(), Recorder())
    own.overrideUserInterfaceStyle = .light
    stage.view.addSubview(view)
    stage.view.addSubview(own)
    (view.changes, own.changes) = ([], [])
    view.backgroundColor = .label
    #expect(view.layer.backgroundColor == .black)
    stage.rootViewController.overrideUserInterfaceStyle = .dark
    #expect(stage.rootViewController.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.layer.backgroundColor == .white)
    #expect(view.changes == [.light])
    #expect(own.traitCollection.userInterfaceStyle == .light && own.changes.isEmpty)
    view.overrideUserInterfaceStyle = .light
    #expect(view.layer.backgroundColor == .black)
    stage.rootViewController.overrideUserInterfaceStyle = .unspecified
    #expect(view.changes == [.light, .dark])
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(stage.view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("the controllers' preferences determine the status bar") func statusBar() throws {
    final class Chooser: UIViewController {
      var isHidden = false
      override var prefersStatusBarHidden: Bool { isHidden }
    }
    let chooser = Chooser()
    let stage = Stage(bars: Stage.Bars(showsStatusBar: true))
    stage.window.rootViewController = chooser
    #expect(UIApplication.shared.statusBarFrame.height == 20)
    chooser.isHidden = true
    chooser.setNeedsStatusBarAppearanceUpdate()
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIApplication.shared.statusBarFrame == .zero)
  }

  @Test("a loaded view has a flexible width and height") func mask() {
    #expect(UIViewController().view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("a change of the size is passed to the children") func sizes() {
    final class Recorder: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        coordinator.animate(alongsideTransition: nil) { _ in self.sizes.append(.zero) }
      }
    }
    let (root, child) = (Recorder(), Recorder())
    root.addChild(child)
    let stage = Stage(rootViewController: root)
    let size = CGSize(width: 500, height: 300)
    stage.resize(to: size)
    #expect(root.sizes == [size, .zero] && child.sizes == [size, .zero])
    #expect(root.view.frame.size == size)
  }
}
