import Testing
import UIKit
import UIKitTestSupport

/// Transitions that a percent-driven object controls.
@MainActor
struct InteractiveTransitionTests {
  private let scene = TransitionScene()
  private let interactor = UIPercentDrivenInteractiveTransition()

  private var shownAlpha: CGFloat? {
    scene.modal.view.layer.presentation().map { CGFloat($0.opacity) }
  }

  /// Starts a presentation with an animation of 0.8 s that fades in.
  private func start() {
    scene.interactor = interactor
    scene.present()
    scene.stage.step(2)
  }

  @Test(
    "update moves the time of the animations, whose curve is linear",
    arguments: [0, 0.1, 0.25, 0.5, 0.9] as [CGFloat])
  func update(percent: CGFloat) {
    start()
    interactor.update(percent)
    scene.stage.step(30)
    #expect(isNear(shownAlpha, percent, 1e-6))
    #expect(interactor.percentComplete == percent)
  }

  @Test("update is limited to the range from 0 to 1", arguments: [(-0.5, 0), (1.5, 1)])
  func limits(percent: CGFloat, expected: CGFloat) {
    start()
    interactor.update(percent)
    #expect(interactor.percentComplete == expected)
  }

  @Test(
    "after finish, the rest takes (1 - p) of the duration divided by completionSpeed",
    arguments: [(0.25, 1, 36), (0.5, 1, 24), (0.5, 2, 12), (0.5, 0.5, 48)]
      as [(
        CGFloat, CGFloat, Int
      )])
  func finish(percent: CGFloat, speed: CGFloat, ticks: Int) {
    start()
    interactor.completionSpeed = speed
    interactor.update(percent)
    interactor.finish()
    scene.stage.step(ticks - 1)
    #expect(!scene.log.events.contains("completeTransition"))
    scene.stage.step()
    #expect(scene.log.events.contains("completeTransition"))
    #expect(scene.modal.view.alpha == 1)
    #expect(interactor.percentComplete == percent)
  }

  @Test("after cancel, the way back takes p of the duration") func cancel() {
    start()
    interactor.update(0.5)
    interactor.cancel()
    scene.stage.step(12)
    // Halfway along the ease-in-out curve.
    #expect(isNear(shownAlpha, 0.25, 1e-3))
    scene.stage.step(11)
    #expect(!scene.log.events.contains("completeTransition"))
    scene.stage.step()
    #expect(scene.log.events.contains("completeTransition"))
    #expect(scene.modal.view.window == nil)
  }

  @Test("completionCurve is the curve after the user has let go") func curve() {
    start()
    interactor.completionCurve = .linear
    interactor.update(0.5)
    interactor.finish()
    scene.stage.step(12)
    #expect(isNear(shownAlpha, 0.75, 1e-6))
  }

  @Test("update and finish in the turn of the call apply when the transition starts") func early() {
    scene.interactor = interactor
    scene.present()
    interactor.update(0.5)
    scene.stage.step()
    #expect(isNear(shownAlpha, 0.5, 1e-6))
    interactor.finish()
    scene.stage.step(30)
    #expect(scene.log.events.contains("animationEnded(true)"))
  }

  @Test("calls without a transition have no effect on the next one") func stray() {
    interactor.update(0.5)
    interactor.cancel()
    start()
    #expect(isNear(shownAlpha, 0, 1e-6))
    scene.stage.step(60)
    #expect(isNear(shownAlpha, 0, 1e-6))
  }

  @Test("a property animator that animateTransition starts follows the percentage")
  func propertyAnimator() {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      var ended: [Bool] = []
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.8 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        to.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 0.8, curve: .easeInOut) { to.alpha = 1 }
        animator.addCompletion { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
        animator.startAnimation()
      }
      func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }
    let animator = Animator()
    let delegate = AnimatorDelegate(animator, interactor)
    scene.modal.transitioningDelegate = delegate
    scene.present()
    scene.stage.step(2)
    interactor.update(0.3)
    scene.stage.step(90)
    #expect(isNear(shownAlpha, 0.3, 1e-6))
    #expect(animator.ended.isEmpty)
    interactor.cancel()
    scene.stage.step(30)
    #expect(animator.ended == [false])
    #expect(scene.modal.view.alpha == 0 && scene.base.presentedViewController == nil)
  }

  @Test("an interruptible animator can be paused, moved and reversed") func interruptible() {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
      var ended: [Bool] = []
      private var animator: UIViewPropertyAnimator?
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.8 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
      }
      func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 0.8, curve: .linear)
        self.animator = animator
        guard let to = context.view(forKey: .to) else { return animator }
        context.containerView.addSubview(to)
        to.alpha = 0
        animator.addAnimations { to.alpha = 1 }
        animator.addCompletion { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
      }
      func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }
    let animator = Animator()
    interactor.wantsInteractiveStart = false
    let delegate = AnimatorDelegate(animator, interactor)
    scene.modal.transitioningDelegate = delegate
    scene.present()
    var changes: [Bool] = []
    scene.modal.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    scene.stage.step(24)
    #expect(isNear(shownAlpha, 0.5, 1e-6))
    #expect(scene.modal.transitionCoordinator?.isInterruptible == true)
    interactor.pause()
    #expect(isNear(interactor.percentComplete, 0.5, 1e-6))
    scene.stage.step(10)
    #expect(isNear(shownAlpha, 0.5, 1e-6))
    interactor.update(0.2)
    scene.stage.step()
    #expect(isNear(shownAlpha, 0.2, 1e-6))
    interactor.cancel()
    scene.stage.step(40)
    #expect(animator.ended == [false])
    #expect(changes == [true, false])
    #expect(scene.base.presentedViewController == nil)
  }
}

/// A delegate that provides one animator and one object that drives it.
@MainActor
final class AnimatorDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?

  init(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    (self.animator, self.interactor) = (animator, interactor)
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
