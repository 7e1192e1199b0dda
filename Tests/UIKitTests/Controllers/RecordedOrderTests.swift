import Testing
import UIKit
import UIKitTestSupport

/// The orders of callbacks that were recorded on Apple's UIKit (project charon).
@MainActor
struct RecordedOrderTests {
  private let scene = TransitionScene()

  @Test("T-present: a full-screen presentation with a custom animator") func present() {
    scene.present()
    scene.stage.step(60)
    #expect(
      scene.log.take() == [
        "base.willDisappear", "modal.willAppear", "animateTransition", "completeTransition",
        "modal.didAppear", "base.didDisappear", "completion", "animationEnded(true)",
      ])
  }

  @Test("a full-screen dismissal with a custom animator") func dismiss() {
    scene.show()
    scene.dismiss()
    scene.stage.step(60)
    #expect(
      scene.log.take() == [
        "modal.willDisappear", "base.willAppear", "animateTransition", "completeTransition",
        "base.didAppear", "modal.didDisappear", "completion", "animationEnded(true)",
      ])
    #expect(scene.base.view.superview === scene.stage.window)
    #expect(scene.stage.window.subviews.count == 1)
    #expect(
      scene.base.presentedViewController == nil && scene.modal.presentingViewController == nil)
  }

  @Test("T-cancel-dismiss: an interactive dismissal that is canceled") func cancelDismissal() {
    scene.show()
    scene.interactor = UIPercentDrivenInteractiveTransition()
    scene.dismiss()
    scene.stage.step(2)
    scene.interactor?.update(0.4)
    scene.stage.step()
    scene.interactor?.cancel()
    scene.stage.step(60)
    #expect(
      scene.log.take() == [
        "modal.willDisappear", "base.willAppear", "animateTransition", "completeTransition",
        "base.willDisappear", "base.didDisappear", "modal.willAppear", "modal.didAppear",
        "completion", "animationEnded(false)",
      ])
    #expect(scene.base.presentedViewController === scene.modal)
  }

  @Test("an interactive dismissal that is finished has the order of one that is not interactive")
  func finishDismissal() {
    scene.show()
    scene.interactor = UIPercentDrivenInteractiveTransition()
    scene.dismiss()
    scene.stage.step(2)
    scene.interactor?.update(0.4)
    scene.interactor?.finish()
    scene.stage.step(60)
    #expect(
      scene.log.take() == [
        "modal.willDisappear", "base.willAppear", "animateTransition", "completeTransition",
        "base.didAppear", "modal.didDisappear", "completion", "animationEnded(true)",
      ])
  }

  @Test("P-bare-present: a custom style without a transitioning delegate") func barePresent() {
    scene.modal.transitioningDelegate = nil
    scene.modal.modalPresentationStyle = .custom
    scene.present()
    scene.stage.step(3)
    #expect(scene.log.take() == ["modal.willAppear", "modal.didAppear", "completion"])
    #expect(scene.base.view.window != nil && scene.modal.view.window != nil)
  }

  @Test("P-plain-dismiss: a custom presentation controller without an animator")
  func plainDismiss() {
    scene.usesAnimator = false
    scene.modal.modalPresentationStyle = .custom
    scene.presentation = DimmingController(scene.log, scene.modal, scene.base)
    scene.show()
    scene.dismiss()
    scene.stage.step(3)
    #expect(
      scene.log.take() == [
        "pc.willDismiss", "modal.willDisappear", "pc.didDismiss(true)", "modal.didDisappear",
        "completion",
      ])
  }

  @Test("P-dim-present: a presentation controller that keeps the presenter's view")
  func dimPresent() {
    scene.modal.modalPresentationStyle = .custom
    scene.presentation = DimmingController(scene.log, scene.modal, scene.base)
    scene.present()
    scene.stage.step(60)
    #expect(
      scene.log.take() == [
        "delegate.presentationController", "pc.willPresent", "modal.willAppear",
        "animateTransition", "completeTransition", "pc.didPresent(true)", "modal.didAppear",
        "completion", "animationEnded(true)",
      ])
    scene.dismiss()
    scene.stage.step(60)
    #expect(
      scene.log.take() == [
        "pc.willDismiss", "modal.willDisappear", "animateTransition", "completeTransition",
        "pc.didDismiss(true)", "modal.didDisappear", "completion", "animationEnded(true)",
      ])
  }

  @Test("P-remove-dismiss: a presentation controller that removes the presenter's view")
  func removeDismiss() {
    scene.modal.modalPresentationStyle = .custom
    let presentation = DimmingController(scene.log, scene.modal, scene.base)
    presentation.removes = true
    scene.presentation = presentation
    scene.present()
    scene.stage.step(60)
    #expect(
      scene.log.take() == [
        "delegate.presentationController", "pc.willPresent", "base.willDisappear",
        "modal.willAppear", "animateTransition", "completeTransition", "pc.didPresent(true)",
        "modal.didAppear", "base.didDisappear", "completion", "animationEnded(true)",
      ])
    scene.dismiss()
    scene.stage.step(60)
    #expect(
      scene.log.take() == [
        "pc.willDismiss", "modal.willDisappear", "base.willAppear", "animateTransition",
        "completeTransition", "pc.didDismiss(true)", "base.didAppear", "modal.didDisappear",
        "completion", "animationEnded(true)",
      ])
  }

  @Test("a canceled presentation makes the presenter appear again") func cancelPresentation() {
    scene.interactor = UIPercentDrivenInteractiveTransition()
    scene.present()
    scene.stage.step(2)
    scene.interactor?.update(0.4)
    scene.interactor?.cancel()
    scene.stage.step(60)
    #expect(
      scene.log.take() == [
        "base.willDisappear", "modal.willAppear", "animateTransition", "completeTransition",
        "modal.willDisappear", "modal.didDisappear", "base.willAppear", "base.didAppear",
        "completion", "animationEnded(false)",
      ])
    #expect(scene.base.presentedViewController == nil)
    #expect(scene.base.view.superview === scene.stage.window)
    #expect(scene.stage.window.subviews.count == 1)
  }
}
