import Testing
import UIKit
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite struct PopoverTests {
  /// A source in the middle of the screen that presents a popover.
  @MainActor
  private final class Scene: NSObject, UIPopoverPresentationControllerDelegate {
    let stage = Stage(device: .iPhone8)
    let source = UIView(frame: CGRect(x: 150, y: 300, width: 75, height: 40))
    let presented = UIViewController()
    var log: [String] = []
    var adapts = false
    var allowsDismissal = true

    override init() {
      super.init()
      stage.view.addSubview(source)
      stage.step()
      presented.view.backgroundColor = .systemYellow
      presented.preferredContentSize = CGSize(width: 200, height: 120)
      presented.modalPresentationStyle = .popover
      popover?.sourceView = source
      popover?.delegate = self
    }

    var popover: UIPopoverPresentationController? { presented.popoverPresentationController }

    func present() {
      stage.rootViewController.present(presented, animated: true)
      stage.step(30)
    }

    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { adapts ? .pageSheet : .none }

    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      log.append("prepare")
    }

    func popoverPresentationControllerShouldDismissPopover(
      _ controller: UIPopoverPresentationController
    ) -> Bool {
      log.append("should")
      return allowsDismissal
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did")
    }
  }

  @Test("a popover points at its source, at the side with enough room")
  func place() throws {
    for (direction, permitted, frame) in [
      (.up, .any, CGRect(x: 87.5, y: 340, width: 200, height: 133)),
      (.down, .down, CGRect(x: 87.5, y: 167, width: 200, height: 133)),
      (.left, .left, CGRect(x: 225, y: 260, width: 140, height: 120)),
      (.right, .right, CGRect(x: 10, y: 260, width: 140, height: 120)),
    ] as [(UIPopoverArrowDirection, UIPopoverArrowDirection, CGRect)] {
      let scene = Scene()
      scene.popover?.permittedArrowDirections = permitted
      scene.present()
      let popover = try #require(scene.popover)
      #expect(popover.arrowDirection == direction)
      let shown = try #require(popover.presentedView)
      #expect(
        abs(shown.frame.minX - frame.minX) < 0.6 && abs(shown.frame.minY - frame.minY) < 0.6
          && shown.frame.size == frame.size, "\(direction) \(shown.frame)")
      #expect(scene.log == ["prepare"])
    }
  }

  @Test("a popover fades in with the color of its content, and a tap outside dismisses it")
  func dismissal() throws {
    let scene = Scene()
    scene.stage.rootViewController.present(scene.presented, animated: true)
    scene.stage.step(8)
    let view = try #require(scene.popover?.presentedView)
    let alpha = view.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.1 && alpha < 0.9)
    scene.stage.step(30)
    #expect((view.layer as? CAShapeLayer)?.fillColor == UIColor.systemYellow.cgColor)
    #expect(scene.presented.view.frame.size == CGSize(width: 200, height: 120))
    scene.allowsDismissal = false
    scene.stage.touches.tap(at: CGPoint(x: 20, y: 600), time: scene.stage.time)
    scene.stage.step(60)
    #expect(scene.presented.presentingViewController != nil)
    scene.allowsDismissal = true
    scene.stage.touches.tap(at: CGPoint(x: 20, y: 600), time: scene.stage.time)
    scene.stage.step(60)
    #expect(scene.presented.presentingViewController == nil)
    #expect(scene.log == ["prepare", "should", "should", "did"])
    #expect(scene.popover?.sourceView == nil)
  }

  @Test("views that pass touches through receive them beside a popover")
  func passthrough() {
    let scene = Scene()
    let button = UIButton(frame: CGRect(x: 0, y: 560, width: 100, height: 80))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scene.stage.view.addSubview(button)
    scene.popover?.passthroughViews = [button]
    scene.present()
    scene.stage.touches.tap(at: CGPoint(x: 20, y: 600), time: scene.stage.time)
    scene.stage.step(60)
    #expect(taps == 1)
    #expect(scene.presented.presentingViewController != nil)
  }

  @Test("on a phone, a popover without another style of the delegate is a sheet")
  func adapted() {
    let scene = Scene()
    scene.adapts = true
    scene.present()
    #expect(scene.presented.presentationController is UISheetPresentationController)
    #expect(scene.presented.view.frame.width == 375)
    #expect(scene.popover?.sourceView === scene.source)
    let other = Scene()
    other.popover?.delegate = nil
    other.present()
    #expect(other.presented.presentationController is UISheetPresentationController)
  }

  @Test("a popover follows the preferred size, and points at the button of a bar")
  func size() throws {
    let scene = Scene()
    let item = UIBarButtonItem(systemItem: .add)
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: content)
    scene.stage.window.rootViewController = navigation
    scene.stage.step(2)
    scene.popover?.barButtonItem = item
    content.present(scene.presented, animated: false)
    scene.stage.step(2)
    let view = try #require(scene.popover?.presentedView)
    let button = try #require(item.frame(in: scene.stage.view))
    #expect(view.frame.maxX == 365 && abs(view.frame.minY - button.maxY) < 1)
    scene.presented.preferredContentSize = CGSize(width: 100, height: 60)
    scene.stage.step(30)
    #expect(view.frame.size == CGSize(width: 100, height: 73))
    #expect(scene.presented.view.bounds.size == CGSize(width: 100, height: 60))
  }
}
