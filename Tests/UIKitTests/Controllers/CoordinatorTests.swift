import Testing
import UIKit
import UIKitTestSupport

/// Animations along with transitions.
@MainActor
struct CoordinatorTests {
  private let scene = TransitionScene()
  private let extra = UIView()

  init() {
    extra.alpha = 0
    scene.stage.window.addSubview(extra)
    scene.stage.step()
  }

  private var shownAlpha: CGFloat? { extra.layer.presentation().map { CGFloat($0.opacity) } }

  @Test("the coordinator exists from the call until the end, for both controllers") func lifetime()
  {
    var seen: [String: Bool] = [:]
    for controller in [scene.base, scene.modal] {
      controller.onCallback = { event in
        seen["\(controller.name).\(event)"] = controller.transitionCoordinator != nil
      }
    }
    #expect(scene.base.transitionCoordinator == nil)
    scene.present()
    #expect(scene.base.transitionCoordinator != nil && scene.modal.transitionCoordinator != nil)
    scene.stage.step(60)
    #expect(seen["base.willDisappear"] == true && seen["modal.willAppear"] == true)
    #expect(scene.base.transitionCoordinator == nil && scene.modal.transitionCoordinator == nil)
  }

  @Test("a transition without an animation has no coordinator") func withoutAnimation() {
    scene.present(animated: false)
    #expect(scene.modal.transitionCoordinator == nil)
  }

  @Test("animate(alongsideTransition:) runs with the duration of the transition, then completes")
  func alongside() {
    scene.present()
    var completions = 0
    let result = scene.modal.transitionCoordinator?.animate(
      alongsideTransition: { [extra] context in
        #expect(context.transitionDuration == 0.8 && context.isAnimated)
        extra.alpha = 1
      }, completion: { _ in completions += 1 })
    #expect(result == true)
    scene.stage.step(24)
    #expect(isNear(shownAlpha, 0.5, 1e-3))
    #expect(completions == 0)
    scene.stage.step(26)
    #expect(extra.alpha == 1 && completions == 1)
  }

  @Test("changes follow an interactive transition, and go back when it is canceled")
  func interactive() {
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.interactor = interactor
    scene.present()
    var interactions: [String] = []
    var cancelled: Bool?
    let coordinator = scene.modal.transitionCoordinator
    coordinator?.animate { [extra] _ in
      extra.alpha = 1
    } completion: {
      cancelled = $0.isCancelled
    }
    coordinator?.notifyWhenInteractionChanges { interactions.append("changed \($0.isCancelled)") }
    coordinator?.notifyWhenInteractionEnds { interactions.append("ended \($0.percentComplete)") }
    scene.stage.step(2)
    #expect(coordinator?.isInteractive == true && coordinator?.initiallyInteractive == true)
    interactor.update(0.3)
    #expect(isNear(shownAlpha, 0.3, 1e-4))
    scene.stage.step(5)
    #expect(isNear(shownAlpha, 0.3, 1e-4))
    interactor.cancel()
    #expect(interactions == ["ended 0.3", "changed true"])
    scene.stage.step(40)
    #expect(extra.alpha == 0)
    #expect(cancelled == true)
  }

  @Test("after the transition, changes are made at once") func late() {
    scene.present()
    let coordinator = scene.modal.transitionCoordinator
    scene.stage.step(60)
    let isAnimated = coordinator?.animate { [extra] _ in extra.alpha = 1 }
    #expect(isAnimated == false)
    #expect(extra.alpha == 1)
  }

  @Test("touches do not reach the views during a transition") func touches() {
    final class Taps: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let taps = Taps(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scene.modal.view.addSubview(taps)
    scene.animator.duration = 0.5
    scene.present()
    scene.stage.touches.tap(at: CGPoint(x: 100, y: 100), time: scene.stage.time + 0.2)
    scene.stage.touches.tap(at: CGPoint(x: 100, y: 100), time: scene.stage.time + 0.8)
    scene.stage.step(70)
    #expect(taps.count == 1)
  }
}
