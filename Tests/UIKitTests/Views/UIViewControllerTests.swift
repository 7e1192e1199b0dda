import Testing
import UIKit

@MainActor
struct UIViewControllerTests {
  final class Recorder: UIViewController {
    var log: [String] = []
    override func loadView() {
      log.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() { log.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("viewDidDisappear") }
    override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
  }

  @Test("the root view controller's view fills the window and receives the life-cycle calls")
  func lifeCycle() {
    let stage = Stage(device: .iPhone8)
    let controller = Recorder()
    #expect(!controller.isViewLoaded)
    stage.window.rootViewController = controller
    stage.step()
    stage.window.rootViewController = nil
    #expect(
      controller.log == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      ])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(controller.view.superview == nil)
  }

  @Test("a controller follows its view in the responder chain") func responderChain() {
    let controller = UIViewController()
    let holder = UIView()
    holder.addSubview(controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === holder)
  }

  @Test("addChild sets the parent") func children() {
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    other.addChild(child)
    #expect(parent.children.isEmpty)
    #expect(other.children == [child])
    #expect(child.parent === other)
    child.removeFromParent()
    #expect(child.parent == nil)
  }
}
