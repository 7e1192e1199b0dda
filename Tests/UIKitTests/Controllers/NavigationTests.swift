import Testing
import UIKit
import UIKitTestSupport

/// Stacks of controllers: the orders of callbacks (those marked T- were recorded on Apple's UIKit), the
/// stack, and what moves.
@MainActor
struct NavigationTests {
  @MainActor
  final class Delegate: NSObject, UINavigationControllerDelegate {
    var animator: FadeAnimator?
    var interactor: UIPercentDrivenInteractiveTransition?
    var shown: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { shown.append("will \((viewController as? RecordingController)?.name ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append("did \((viewController as? RecordingController)?.name ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  private let log = EventLog()
  private let stage: Stage
  private let base: RecordingController
  private let second: RecordingController
  private let navigation: UINavigationController
  private let delegate = Delegate()

  init() {
    base = RecordingController("base", log)
    second = RecordingController("second", log)
    navigation = UINavigationController(rootViewController: base)
    navigation.delegate = delegate
    stage = Stage(
      device: Device(name: "small", size: CGSize(width: 320, height: 480), scale: 2),
      rootViewController: navigation)
    stage.step(2)
  }

  private func push() {
    navigation.pushViewController(second, animated: true)
    stage.step(60)
    _ = log.take()
    delegate.shown = []
  }

  @Test("the root of the stack appears with the navigation controller") func appearance() {
    #expect(log.take() == ["base.willAppear", "base.didAppear"])
    #expect(base.navigationController === navigation && base.parent === navigation)
    #expect(navigation.topViewController === base && navigation.visibleViewController === base)
  }

  @Test("T-push: a push with a custom animator") func customPush() {
    delegate.animator = FadeAnimator(log)
    _ = log.take()
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers == [base, second])
    stage.step(60)
    #expect(
      log.take() == [
        "base.willDisappear", "second.willAppear", "animateTransition", "completeTransition",
        "base.didDisappear", "second.didAppear", "animationEnded(true)",
      ])
  }

  @Test("T-interactive-pop: an interactive pop that is finished") func interactivePop() {
    push()
    delegate.animator = FadeAnimator(log)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    navigation.popViewController(animated: true)
    stage.step(2)
    interactor.update(0.4)
    interactor.finish()
    stage.step(60)
    #expect(
      log.take() == [
        "second.willDisappear", "base.willAppear", "animateTransition", "completeTransition",
        "second.didDisappear", "base.didAppear", "animationEnded(true)",
      ])
    #expect(second.parent == nil && navigation.viewControllers == [base])
  }

  @Test("an interactive pop that is canceled restores the stack") func canceledPop() {
    push()
    delegate.animator = FadeAnimator(log)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.interactor = interactor
    navigation.popViewController(animated: true)
    stage.step(2)
    interactor.update(0.4)
    interactor.cancel()
    stage.step(60)
    #expect(
      log.take() == [
        "second.willDisappear", "base.willAppear", "animateTransition", "completeTransition",
        "base.willDisappear", "base.didDisappear", "second.willAppear", "second.didAppear",
        "animationEnded(false)",
      ])
    #expect(navigation.viewControllers == [base, second] && second.parent === navigation)
    #expect(navigation.navigationBar.topItem === second.navigationItem)
    #expect(!second.isMovingFromParent)
  }

  @Test("X-pop: the context of a pop") func popContext() {
    push()
    let animator = FadeAnimator(log)
    delegate.animator = animator
    let screen = CGRect(x: 0, y: 0, width: 320, height: 480)
    var checks = 0
    animator.onAnimate = { [base, second] context in
      checks += 1
      #expect(context.view(forKey: .from) === second.view)
      #expect(context.view(forKey: .to) === base.view)
      #expect(second.view.superview === context.containerView)
      #expect(base.view.superview == nil)
      #expect(context.presentationStyle.rawValue == -1)
      #expect(context.initialFrame(for: second) == screen)
      #expect(context.finalFrame(for: second) == .zero)
      #expect(context.initialFrame(for: base) == .zero)
      #expect(context.finalFrame(for: base) == screen)
      #expect(context.containerView.subviews.count == 1)
    }
    navigation.popViewController(animated: true)
    stage.step(60)
    #expect(checks == 1)
  }

  @Test("the causes of appearance, and didMove(toParent:)") func moves() {
    var causes: [String] = []
    for controller in [base, second] {
      controller.onCallback = { event in
        causes.append(
          "\(controller.name) \(event) \(controller.isMovingToParent) \(controller.isMovingFromParent)"
        )
      }
    }
    navigation.pushViewController(second, animated: true)
    stage.step(60)
    #expect(
      causes == [
        "base willDisappear false false", "second willAppear true false",
        "base didDisappear false false", "second didAppear true false",
      ])
    causes = []
    navigation.popViewController(animated: true)
    stage.step(60)
    #expect(
      causes == [
        "second willDisappear false true", "base willAppear false false",
        "second didDisappear false true", "base didAppear false false",
      ])
  }

  @Test("the delegate is notified before and after") func delegateCalls() {
    delegate.shown = []
    navigation.pushViewController(second, animated: true)
    stage.step(10)
    #expect(delegate.shown == ["will second"])
    stage.step(50)
    #expect(delegate.shown == ["will second", "did second"])
  }

  @Test("pops return the popped controllers") func pops() {
    let third = RecordingController("third", log)
    #expect(navigation.popViewController(animated: false) == nil)
    navigation.pushViewController(second, animated: false)
    stage.step()
    navigation.pushViewController(third, animated: false)
    stage.step()
    #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
    #expect(navigation.popToViewController(second, animated: false) == [third])
    stage.step()
    navigation.pushViewController(third, animated: false)
    stage.step()
    #expect(navigation.popToRootViewController(animated: true) == [second, third])
    stage.step(60)
    #expect(navigation.viewControllers == [base] && second.parent == nil && third.parent == nil)
    #expect(base.view.window != nil)
  }

  @Test("setViewControllers replaces the stack, which shows its top") func replace() {
    let others = ["a", "b"].map { RecordingController($0, log) }
    navigation.setViewControllers(others, animated: true)
    stage.step(60)
    #expect(navigation.viewControllers == others)
    #expect(base.parent == nil && others.allSatisfy { $0.parent === navigation })
    #expect(others[1].view.window != nil && others[0].viewIfLoaded?.window == nil)
    #expect(navigation.navigationBar.items?.count == 2)
  }

  @Test("a push during a transition is shown after it") func nestedPush() {
    let third = RecordingController("third", log)
    navigation.pushViewController(second, animated: true)
    stage.step(5)
    navigation.pushViewController(third, animated: true)
    #expect(navigation.viewControllers == [base, second, third])
    stage.step(60)
    #expect(third.view.window != nil && second.view.window == nil)
    #expect(log.take().last == "third.didAppear")
  }

  @Test("a push slides with the system spring over the view below, which moves by 0.3 of the width")
  func motion() {
    navigation.pushViewController(second, animated: true)
    stage.step()
    for tick in 1...20 {
      let time = Double(tick) / 60 * (1000.0 / 3).squareRoot()
      let rest = (1 + time) * exp(-time)
      let upper = second.view.layer.presentation()?.frame.minX
      let lower = base.view.layer.presentation()?.frame.minX
      #expect(isNear(upper, 320 * rest, 0.01), "tick \(tick)")
      #expect(isNear(lower, -96 * (1 - rest), 0.01), "tick \(tick)")
      stage.step()
    }
    stage.step(40)
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    navigation.popViewController(animated: true)
    stage.step(60)
    #expect(base.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("a swipe from the left edge pops 1:1 with the finger, linearly") func swipe() {
    push()
    let start = stage.time
    stage.touches.drag(
      from: CGPoint(x: 5, y: 200), to: CGPoint(x: 255, y: 200), time: start + 0.1, duration: 0.5)
    stage.step(30)
    let finger = stage.touches.touches.first?.location(in: nil).x ?? 0
    // The first 10 points start the gesture.
    #expect(isNear(second.view.layer.presentation()?.frame.minX, finger - 15, 9))
    #expect(finger > 100)
    stage.step(60)
    #expect(navigation.viewControllers == [base])
    #expect(log.take().last == "base.didAppear")
  }

  @Test("a short swipe goes back to the visible controller") func shortSwipe() {
    push()
    stage.touches.drag(
      from: CGPoint(x: 5, y: 200), to: CGPoint(x: 85, y: 200), time: stage.time + 0.1,
      duration: 0.6)
    stage.step(90)
    #expect(navigation.viewControllers == [base, second])
    #expect(second.view.frame.minX == 0 && second.view.window != nil)
  }

  @Test("the root of the stack cannot be swiped away") func rootSwipe() {
    _ = log.take()
    stage.touches.drag(
      from: CGPoint(x: 5, y: 200), to: CGPoint(x: 300, y: 200), time: stage.time + 0.1,
      duration: 0.3)
    stage.step(60)
    #expect(navigation.viewControllers == [base] && log.take() == [])
  }
}
