import UIKit
import UIKitTestSupport

/// The events of a test, in order.
@MainActor
final class EventLog {
  var events: [String] = []

  func add(_ event: String) { events.append(event) }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A controller that records its appearance callbacks.
class RecordingController: UIViewController {
  let name: String
  let log: EventLog
  var onCallback: (String) -> Void = { _ in }

  init(_ name: String, _ log: EventLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ event: String) {
    log.add("\(name).\(event)")
    onCallback(event)
  }

  override func viewWillAppear(_ animated: Bool) { record("willAppear") }
  override func viewDidAppear(_ animated: Bool) { record("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
}

/// An animator that fades, as plain `UIView.animate` does, and records its calls.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: EventLog
  var duration: TimeInterval = 0.8
  var durationCalls = 0
  var onAnimate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  var onComplete: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  init(_ log: EventLog) {
    self.log = log
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    durationCalls += 1
    return duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    log.add("animateTransition")
    onAnimate(context)
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(to)
      to.alpha = 0
    }
    UIView.animate(withDuration: duration, delay: 0, options: []) {
      if let to { to.alpha = 1 } else { from?.alpha = 0 }
    } completion: { _ in
      self.log.add("completeTransition")
      context.completeTransition(!context.transitionWasCancelled)
      self.onComplete(context)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.add("animationEnded(\(transitionCompleted))")
  }
}

/// A presentation controller with a dimming view and a smaller frame, which records its calls.
final class DimmingController: UIPresentationController {
  let log: EventLog
  var removes = false
  var onWillPresent: (DimmingController) -> Void = { _ in }
  let dimming = UIView()

  init(_ log: EventLog, _ presented: UIViewController, _ presenting: UIViewController?) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removes }
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 20, y: 60, width: 280, height: 360)
  }
  override func presentationTransitionWillBegin() {
    log.add("pc.willPresent")
    onWillPresent(self)
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    containerView.addSubview(dimming)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.add("pc.didPresent(\(completed))")
  }
  override func dismissalTransitionWillBegin() { log.add("pc.willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.add("pc.didDismiss(\(completed))")
  }
}

/// A base controller that presents a modal one, on a screen of 320x480 points.
@MainActor
final class TransitionScene: NSObject, UIViewControllerTransitioningDelegate {
  let log = EventLog()
  let stage: Stage
  let base: RecordingController
  let modal: RecordingController
  let animator: FadeAnimator
  var interactor: UIPercentDrivenInteractiveTransition?
  var presentation: DimmingController?
  var usesAnimator = true

  override init() {
    base = RecordingController("base", log)
    modal = RecordingController("modal", log)
    animator = FadeAnimator(log)
    stage = Stage(
      device: Device(name: "small", size: CGSize(width: 320, height: 480), scale: 2),
      rootViewController: base)
    super.init()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = self
    stage.step(2)
    _ = log.take()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { usesAnimator ? animator : nil }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { usesAnimator ? animator : nil }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    if presentation != nil { log.add("delegate.presentationController") }
    return presentation
  }

  func present(animated: Bool = true) {
    base.present(modal, animated: animated) { [log] in log.add("completion") }
  }

  func dismiss(animated: Bool = true) {
    base.dismiss(animated: animated) { [log] in log.add("completion") }
  }

  /// Presents, and waits for the end of the transition.
  func show() {
    present()
    stage.step(60)
    _ = log.take()
  }
}
