import Testing
import UIKit
import UIKitTestSupport

/// Who presents, and what the standard presentations show.
@MainActor
struct PresentationTests {
  private let log = EventLog()

  @Test("the raw values are UIKit's")
  func rawValues() {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .popover, .none, .automatic,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, -1, -2])
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
  }

  @Test("the outermost ancestor presents; in the current context, the nearest one that defines it")
  func presenter() {
    let (root, middle, leaf) = (UIViewController(), UIViewController(), UIViewController())
    let stage = Stage(rootViewController: root)
    for (parent, child) in [(root, middle), (middle, leaf)] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    middle.definesPresentationContext = true
    stage.step(2)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    leaf.present(full, animated: false)
    #expect(full.presentingViewController === root)
    #expect(leaf.presentedViewController === full && root.presentedViewController === full)
    stage.step(2)
    #expect(root.view.window == nil && full.view.window != nil)
    full.dismiss(animated: false)
    stage.step(2)
    #expect(root.view.window != nil && root.presentedViewController == nil)
    middle.view.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    let inner = UIViewController()
    inner.modalPresentationStyle = .overCurrentContext
    leaf.present(inner, animated: false)
    stage.step(2)
    #expect(inner.presentingViewController === middle)
    #expect(
      inner.view.convert(inner.view.bounds, to: nil)
        == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(middle.view.window != nil)
  }

  @Test("a second presentation and one outside of the window are refused") func refused() {
    let scene = TransitionScene()
    scene.show()
    let other = UIViewController()
    scene.base.present(other, animated: false)
    #expect(other.presentingViewController == nil)
    let outside = UIViewController()
    outside.present(other, animated: false)
    #expect(other.presentingViewController == nil)
  }

  @Test("dismiss without anything to dismiss calls its completion") func nothingToDismiss() {
    var calls = 0
    UIViewController().dismiss(animated: true) { calls += 1 }
    #expect(calls == 1)
  }

  @Test("coverVertical slides up from the bottom with the system spring")
  func coverVertical() throws {
    let scene = TransitionScene()
    scene.modal.transitioningDelegate = nil
    scene.present()
    scene.stage.step()
    // The spring x(t) = 1 - (1 + wt) exp(-wt) with w = sqrt(1000 / 3).
    for tick in 1...20 {
      let time = Double(tick) / 60 * (1000.0 / 3).squareRoot()
      let expected = 480 * (1 + time) * exp(-time)
      let y = scene.modal.view.layer.presentation()?.frame.minY
      #expect(isNear(y, expected, 0.01), "tick \(tick)")
      scene.stage.step()
    }
    scene.stage.step(20)
    #expect(scene.log.take().suffix(3) == ["modal.didAppear", "base.didDisappear", "completion"])
    #expect(scene.modal.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    scene.dismiss()
    scene.stage.step(60)
    #expect(scene.modal.view.window == nil)
    #expect(scene.base.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("crossDissolve fades, and restores the opacity of a dismissed view")
  func crossDissolve() {
    let scene = TransitionScene()
    scene.modal.transitioningDelegate = nil
    scene.modal.modalTransitionStyle = .crossDissolve
    scene.modal.modalPresentationStyle = .overFullScreen
    scene.present()
    scene.stage.step(12)
    let opacity = scene.modal.view.layer.presentation().map { CGFloat($0.opacity) }
    #expect(isNear(opacity, 0.5, 0.01))
    scene.stage.step(30)
    #expect(scene.log.take() == ["modal.willAppear", "modal.didAppear", "completion"])
    #expect(scene.base.view.window != nil)
    scene.dismiss()
    scene.stage.step(40)
    #expect(scene.modal.view.window == nil && scene.modal.view.alpha == 1)
  }

  @Test("every transition style presents and dismisses", arguments: 0..<4)
  func styles(rawValue: Int) throws {
    let scene = TransitionScene()
    scene.modal.transitioningDelegate = nil
    scene.modal.modalTransitionStyle = try #require(UIModalTransitionStyle(rawValue: rawValue))
    scene.show()
    #expect(scene.modal.view.window != nil && scene.base.view.window == nil)
    scene.dismiss()
    scene.stage.step(60)
    #expect(scene.modal.view.window == nil && scene.base.view.window != nil)
    #expect(scene.stage.window.subviews == [scene.base.view])
  }

  @Test("dismiss on a presenter dismisses everything above it") func chain() {
    let scene = TransitionScene()
    scene.modal.modalPresentationStyle = .overFullScreen
    scene.show()
    let top = RecordingController("top", scene.log)
    top.modalPresentationStyle = .fullScreen
    scene.modal.present(top, animated: true)
    scene.stage.step(60)
    _ = scene.log.take()
    scene.base.dismiss(animated: true)
    scene.stage.step(60)
    #expect(scene.base.presentedViewController == nil && scene.modal.presentedViewController == nil)
    #expect(scene.modal.view.window == nil && top.view.window == nil)
    #expect(scene.stage.window.subviews == [scene.base.view])
    #expect(scene.log.take() == ["top.willDisappear", "top.didDisappear"])
  }

  @Test("presentationController exists before the presentation, and is the delegate's")
  func beforePresentation() {
    let scene = TransitionScene()
    #expect(scene.modal.presentationController?.shouldRemovePresentersView == true)
    scene.modal.modalPresentationStyle = .custom
    let own = DimmingController(scene.log, scene.modal, scene.base)
    scene.presentation = own
    #expect(scene.modal.presentationController === own)
  }

  @Test("the container's layout calls the presentation controller") func layout() {
    final class Sized: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 10, y: 10, width: 50, height: 60)
      }
      override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Sized(presentedViewController: presented, presenting: presenting)
      }
    }
    let scene = TransitionScene()
    let delegate = Delegate()
    scene.modal.modalPresentationStyle = .custom
    scene.modal.transitioningDelegate = delegate
    scene.present(animated: false)
    scene.modal.view.frame = .zero
    scene.modal.presentationController?.containerView?.setNeedsLayout()
    scene.stage.step()
    #expect(scene.modal.view.frame == CGRect(x: 10, y: 10, width: 50, height: 60))
  }
}
