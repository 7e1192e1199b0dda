import QuartzCore

/// A transition between two controllers, which is the context of its animator.
///
/// A container or a presentation creates it, prepares the views in `willBegin`, and cleans up in
/// `didEnd`, where it also calls the appearance methods of the controllers.
final class ViewTransition: NSObject, UIViewControllerContextTransitioning {
  /// A controller of the transition.
  struct Side {
    let controller: UIViewController
    /// The view that the transition adds or removes; nil for one that stays.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero

    init(_ controller: UIViewController) { self.controller = controller }
  }

  var container: TransitionView?
  var from: Side
  var to: Side
  let presentationStyle: UIModalPresentationStyle
  let isAnimated: Bool
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The duration in seconds.
  private(set) var duration: TimeInterval = 0

  /// Prepares the views, and notifies the controllers that they will appear and disappear.
  var willBegin: (ViewTransition) -> Void = { _ in }
  /// Moves the views to their final places, and notifies the controllers; false for a transition that
  /// was canceled.
  var didEnd: (ViewTransition, Bool) -> Void = { _, _ in }
  /// Called after all other callbacks but the animator's.
  var completion: (Bool) -> Void = { _ in }

  private(set) lazy var alongside = TransitionCoordinator(self)
  var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var hasBegun = false
  private(set) var hasEnded = false
  /// The animator that plays the transition instead of `animateTransition(using:)`.
  private(set) var interruptible: (any UIViewImplicitlyAnimating)?
  /// The property animators that `animateTransition(using:)` has started.
  private(set) var started: [UIViewPropertyAnimator] = []
  /// What moves the time of the container while the user controls the transition.
  private(set) lazy var scrubber = TransitionScrubber(self)

  init(
    from: UIViewController, to: UIViewController, style: UIModalPresentationStyle,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    (self.from, self.to, presentationStyle) = (Side(from), Side(to), style)
    (isAnimated, self.animator, self.interactor) = (animator != nil, animator, interactor)
    super.init()
    updateDuration()
    (interactor as? UIPercentDrivenInteractiveTransition)?.prepare()
    for side in [from, to] { side.presentation.transition = self }
  }

  /// Asks the animator for the duration: when the transition is created, when it begins, and when the
  /// animations along with it begin (UIKit asks three times, measured).
  func updateDuration() {
    if let animator { duration = animator.transitionDuration(using: self) }
  }

  /// The coordinator; nil for a transition without animation, and after the transition.
  var coordinator: TransitionCoordinator? { isAnimated && !hasEnded ? alongside : nil }
  /// Whether the views receive touches during the transition.
  var allowsTouches: Bool { interruptible != nil }

  /// Starts the transition at the end of the turn or, without an animation, at once.
  func schedule(in window: UIWindow?) {
    guard isAnimated, let window else { return begin() }
    window.stageWindow.turnEndActions.append { self.begin() }
  }

  private func begin() {
    hasBegun = true
    willBegin(self)
    container?.transition = self
    guard isAnimated, let container else { return endLater() }
    // Frames and layers that were set before are what the animations start from.
    CATransaction.flush()
    updateDuration()
    if let interactor {
      (interactor as? UIPercentDrivenInteractiveTransition)?.attach(to: self)
      if interactor.wantsInteractiveStart {
        isInteractive = true
        alongside.initiallyInteractive = true
        interactor.startInteractiveTransition(self)
        if !hasEnded { alongside.start() }
        return
      }
    }
    play(container)
    if !hasEnded { alongside.start() }
  }

  private func play(_ container: UIView) {
    startAnimator()
    interruptible.map { if $0.state == .inactive || !$0.isRunning { $0.startAnimation() } }
  }

  /// Runs the animator without starting an interruptible one.
  func startAnimator() {
    guard let animator else { return }
    let found = animator.interruptibleAnimator(using: self)
    guard found is NoAnimator else {
      interruptible = found
      return
    }
    let outer = Self.recording
    Self.recording = self
    animator.animateTransition(using: self)
    Self.recording = outer
  }

  /// The transition whose animator is being called.
  private static var recording: ViewTransition?

  /// Adds a property animator that is started now to the transition whose animator starts it.
  static func record(_ animator: UIViewPropertyAnimator) {
    guard let recording, !recording.started.contains(where: { $0 === animator }) else { return }
    recording.started.append(animator)
  }

  /// Ends a transition without animation after the next layout.
  private func endLater() {
    guard let window = (container ?? from.controller.viewIfLoaded)?.window?.stageWindow else {
      return completeTransition(true)
    }
    window.turnEndActions.append { self.completeTransition(true) }
  }

  // MARK: Context

  var containerView: UIView { container ?? UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

  private func side(of controller: UIViewController) -> Side? {
    controller === from.controller ? from : controller === to.controller ? to : nil
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !hasEnded else { return }
    alongside.scrub(to: percentComplete)
  }

  func finishInteractiveTransition() { release(cancelled: false) }

  func cancelInteractiveTransition() { release(cancelled: true) }

  private func release(cancelled: Bool) {
    guard isInteractive, !hasEnded else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    alongside.interactionDidChange()
    // The time of a percent-driven transition goes on in its scrubber.
    if !(interactor is UIPercentDrivenInteractiveTransition) {
      alongside.resume(reversed: cancelled)
    }
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, !hasEnded else { return }
    isInteractive = true
    transitionWasCancelled = false
    alongside.pause()
    alongside.interactionDidChange()
  }

  /// Runs what was added to the coordinator, for a change of size without an animation.
  func completeAtOnce() {
    hasBegun = true
    alongside.start()
    completeTransition(true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard hasBegun, !hasEnded else { return }
    transitionWasCancelled = !didComplete
    isInteractive = false
    scrubber.stop()
    alongside.finish(at: didComplete ? .end : .start)
    container?.transition = nil
    hasEnded = true
    didEnd(self, didComplete)
    alongside.callCompletions()
    for side in [from, to] where side.controller.presentation.transition === self {
      side.controller.presentation.transition = nil
    }
    completion(didComplete)
    (willBegin, didEnd, completion) = ({ _ in }, { _, _ in }, { _ in })
    animator?.animationEnded(didComplete)
    started = []
    interruptible = nil
  }
}
