import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite("UIView.beginAnimations and commitAnimations")
struct CommittedAnimationTests {
  private let scene = Scene()

  @Test("changes until the commit are animated with the parameters that were set before them")
  func parameters() {
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(0.5)
    scene.move()
    UIView.commitAnimations()
    #expect(scene.view.center.x == 150)
    scene.step(30)
    #expect(isNear(scene.progress, 0, 1e-4))
    scene.step(30)
    #expect(isNear(scene.progress, 0.5, 1e-4))
    scene.step(30)
    #expect(isNear(scene.progress, 1, 1e-4))
    scene.view.center.x = 50
    #expect(scene.view.layer.animationKeys() == nil, "changes after the commit are immediate")
  }

  @Test("the default duration is 0.2 s") func defaults() {
    UIView.beginAnimations(nil, context: nil)
    scene.move()
    UIView.commitAnimations()
    scene.step(6)
    #expect(isNear(scene.progress, 0.5, 1e-4))
    scene.step(6)
    #expect(isNear(scene.progress, 1, 1e-4))
  }

  @Test("the delegate receives the name and the end of the animation") func messages() {
    final class Target: NSObject {}
    var log: [String] = []
    MethodTable.add("didStop:finished:context:", to: Target.self) { _, arguments in
      log.append("\(arguments[0] as? String ?? "nil") \(arguments[1] as? Bool ?? false)")
      return nil
    }
    MethodTable.add("willStart:context:", to: Target.self) { _, arguments in
      log.append("start")
      return nil
    }
    let target = Target()
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDelegate(target)
    UIView.setAnimationWillStart(Selector("willStart:context:"))
    UIView.setAnimationDidStop(Selector("didStop:finished:context:"))
    scene.move()
    UIView.commitAnimations()
    #expect(log == ["start"])
    scene.step(12)
    #expect(log == ["start", "move true"])
  }

  @Test("animations nest, repeat and autoreverse") func nesting() {
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.stage.view.addSubview(other)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.5)
    UIView.setAnimationCurve(.linear)
    other.alpha = 0
    UIView.commitAnimations()
    scene.move()
    UIView.commitAnimations()
    scene.step(15)
    #expect(isNear(other.layer.presented(at: scene.stage.time).opacity, 0.5, 1e-4))
    #expect(isNear(scene.progress, 0.25, 1e-4))
    scene.step(75)
    #expect(isNear(scene.progress, 0.5, 1e-4), "on the way back")
    UIView.commitAnimations()
    UIView.setAnimationDuration(3)
  }

  @Test("a transition shows the changes of a view") func transition() throws {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationTransition(.flipFromLeft, for: scene.view, cache: true)
    scene.view.backgroundColor = .red
    UIView.commitAnimations()
    #expect(scene.view.layer.animationKeys()?.isEmpty == false)
    scene.step(61)
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test("an animator without arguments has no changes") func emptyAnimator() {
    let animator = UIViewPropertyAnimator()
    #expect(animator.state == .inactive && animator.fractionComplete == 0)
    animator.addAnimations { scene.move() }
    animator.startAnimation()
    scene.step(20)
    #expect(scene.progress == 1)
  }
}
