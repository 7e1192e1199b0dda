import Testing
import UIKit
import UIKitTestSupport

/// The answers of transition contexts that were recorded on Apple's UIKit (project charon).
@MainActor
struct TransitionContextTests {
  private let scene = TransitionScene()
  private let screen = CGRect(x: 0, y: 0, width: 320, height: 480)

  @Test("X-present: the context of a full-screen presentation") func present() throws {
    var checks = 0
    scene.animator.onAnimate = { [scene, screen] context in
      checks += 1
      #expect(context.view(forKey: .from) === scene.base.view)
      #expect(context.view(forKey: .to) === scene.modal.view)
      #expect(scene.base.view.superview === context.containerView)
      #expect(scene.modal.view.superview == nil)
      #expect(context.presentationStyle == .fullScreen && context.presentationStyle.rawValue == 0)
      #expect(context.initialFrame(for: scene.base) == screen)
      #expect(context.finalFrame(for: scene.base) == .zero)
      #expect(context.initialFrame(for: scene.modal) == .zero)
      #expect(context.finalFrame(for: scene.modal) == screen)
      #expect(context.containerView.subviews.count == 1)
      #expect(context.containerView.bounds == screen)
      #expect(!context.isInteractive && !context.transitionWasCancelled && context.isAnimated)
      #expect(context.targetTransform == .identity)
      #expect(context.viewController(forKey: .from) === scene.base)
      #expect(context.viewController(forKey: .to) === scene.modal)
    }
    scene.show()
    #expect(checks == 1)
  }

  @Test("an animator finds the view of a sheet at its size, and may take it out of the sheet")
  func sheet() {
    scene.modal.modalPresentationStyle = .automatic
    var size = CGSize.zero
    scene.animator.onAnimate = { [scene] context in
      guard let view = scene.modal.view else { return }
      size = context.finalFrame(for: scene.modal).size
      #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.size == size)
      #expect(view.frame == CGRect(origin: .zero, size: size))
      context.containerView.addSubview(view)
    }
    scene.show()
    scene.stage.step(120)
    #expect(size.width == 320 && size.height > 400 && size.height < 480)
    #expect(scene.modal.view.window != nil)
    #expect(scene.modal.view.frame == CGRect(origin: .zero, size: size))
  }

  @Test("X-complete: the old view leaves the window when completeTransition is called")
  func complete() {
    var checks = 0
    scene.animator.onComplete = { [scene] _ in
      checks += 1
      #expect(scene.modal.view.window != nil)
      #expect(scene.base.view.window == nil)
    }
    scene.show()
    #expect(checks == 1)
  }

  @Test("X-cancel-dismiss: a canceled dismissal keeps the old view and resets model values")
  func cancel() {
    scene.show()
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.interactor = interactor
    var checks = 0
    scene.animator.onComplete = { [scene] _ in
      checks += 1
      #expect(scene.modal.view.window != nil)
      #expect(scene.base.view.window == nil)
      #expect(scene.base.view.alpha == 0)
    }
    scene.dismiss()
    scene.stage.step(2)
    interactor.update(0.4)
    interactor.cancel()
    scene.stage.step(60)
    #expect(checks == 1)
    #expect(interactor.percentComplete == 0.4)
    #expect(interactor.duration == 0.8)
  }

  @Test("X-durationCalls: transitionDuration is asked three times") func durationCalls() {
    scene.modal.transitioningDelegate = scene
    scene.present()
    scene.modal.transitionCoordinator?.animate { _ in }
    scene.stage.step(60)
    #expect(scene.animator.durationCalls == 3)
  }

  @Test("X-dim-present: the context of a custom presentation that keeps the presenter's view")
  func dimPresent() {
    scene.modal.modalPresentationStyle = .custom
    let presentation = DimmingController(scene.log, scene.modal, scene.base)
    scene.presentation = presentation
    let frame = CGRect(x: 20, y: 60, width: 280, height: 360)
    var checks = 0
    scene.animator.onAnimate = { [scene, screen] context in
      checks += 1
      #expect(presentation.frameOfPresentedViewInContainerView == frame)
      #expect(context.view(forKey: .from) == nil)
      #expect(context.view(forKey: .to) === scene.modal.view)
      #expect(context.presentationStyle.rawValue == 4)
      #expect(context.initialFrame(for: scene.base) == frame)
      #expect(context.finalFrame(for: scene.base) == screen)
      #expect(context.initialFrame(for: scene.modal) == .zero)
      #expect(context.finalFrame(for: scene.modal) == frame)
      #expect(context.containerView.subviews.count == 1)
      #expect(scene.base.view.window != nil)
    }
    scene.show()
    #expect(checks == 1)
    #expect(scene.modal.view.frame == frame)
  }

  @Test("X-willPresent: the container is in the window at presentationTransitionWillBegin")
  func willPresent() {
    scene.modal.modalPresentationStyle = .custom
    let presentation = DimmingController(scene.log, scene.modal, scene.base)
    scene.presentation = presentation
    #expect(presentation.containerView == nil)
    var checks = 0
    presentation.onWillPresent = { [scene, screen] presentation in
      checks += 1
      #expect(presentation.containerView?.window != nil)
      #expect(presentation.containerView?.bounds == screen)
      #expect(scene.modal.view.window == nil)
      #expect(scene.base.view.window != nil)
    }
    scene.show()
    #expect(checks == 1)
    scene.dismiss()
    scene.stage.step(60)
    #expect(presentation.containerView == nil)
  }

  @Test("the default presentation controller covers its container and keeps the presenter")
  func defaults() {
    let plain = UIPresentationController(
      presentedViewController: scene.modal, presenting: scene.base)
    #expect(plain.shouldPresentInFullscreen)
    #expect(!plain.shouldRemovePresentersView)
    #expect(plain.adaptivePresentationStyle == .none)
    #expect(plain.presentedView === scene.modal.view)
    #expect(plain.frameOfPresentedViewInContainerView == .zero)
    #expect(plain.containerView == nil)
  }
}
