import Testing
import UIKit
import UIKitTestSupport

/// Animations of views that are removed from their window.
@MainActor @Suite struct AnimationRemovalTests {
  @Test("removing a view from its window removes its animations and its subviews'") func removal() {
    let scene = Scene()
    let inner = UIView()
    scene.view.addSubview(inner)
    var log: [Bool] = []
    UIView.animate(withDuration: 1) {
      scene.move()
    } completion: {
      log.append($0)
    }
    UIView.animate(withDuration: 1) {
      inner.alpha = 0
    } completion: {
      log.append($0)
    }
    scene.step(10)
    scene.view.removeFromSuperview()
    #expect(log.isEmpty)
    scene.step(1)
    #expect(log == [false, false])
    #expect(scene.view.layer.animationKeys() == nil && inner.layer.animationKeys() == nil)
    #expect(scene.view.center.x == 150)
    scene.step(60)
    #expect(log == [false, false])
  }

  @Test("completions are called even if the removed view is released") func releasedView() {
    let scene = Scene()
    var log: [Bool] = []
    do {
      let guest = UIView()
      scene.stage.view.addSubview(guest)
      UIView.animate(withDuration: 1) {
        guest.alpha = 0
      } completion: {
        log.append($0)
      }
      guest.removeFromSuperview()
    }
    scene.step(1)
    #expect(log == [false])
  }

  @Test(
    "animations continue if a view only moves to another superview",
    arguments: [true, false])
  func reparenting(isTakenOut: Bool) {
    let scene = Scene()
    let shelf = UIView(frame: scene.stage.view.bounds)
    scene.stage.view.addSubview(shelf)
    var log: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.move()
    } completion: {
      log.append($0)
    }
    scene.step(30)
    if isTakenOut { scene.view.removeFromSuperview() }
    shelf.addSubview(scene.view)
    scene.step(15)
    #expect(isNear(scene.progress, 0.75))
    scene.step(15)
    #expect(log == [true])
  }

  @Test("moving a view to a superview without a window removes its animations")
  func superviewWithoutWindow() {
    let scene = Scene()
    UIView.animate(withDuration: 1) { scene.move() }
    UIView().addSubview(scene.view)
    scene.step(1)
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test("an animator releases a removed view and ends on time") func animator() {
    let scene = Scene()
    let animator = scene.animator()
    var ended: UIViewAnimatingPosition?
    animator.addCompletion { ended = $0 }
    animator.startAnimation()
    scene.step(30)
    scene.view.removeFromSuperview()
    scene.step(1)
    scene.stage.view.addSubview(scene.view)
    #expect(scene.progress == 1)
    animator.isReversed = true
    scene.step(31)
    #expect(ended == .start && scene.view.center.x == 150)
  }
}
