import QuartzCore

/// The coordinator of a transition: animates changes of others with its timing.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private weak var transition: ViewTransition?
  private let fallback = UIView()
  private var blocks: [Handler] = []
  private var completions: [Handler] = []
  private var endHandlers: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var animator: UIViewPropertyAnimator?
  private var hasStarted = false

  var initiallyInteractive = false
  /// The progress at which the user let go.
  var percentComplete: CGFloat = 0

  init(_ transition: ViewTransition) {
    self.transition = transition
    super.init()
  }

  // MARK: Animations

  /// Runs the blocks that were added before the start.
  func start() {
    hasStarted = true
    transition?.updateDuration()
    let blocks = blocks
    self.blocks = []
    if !blocks.isEmpty { run { for block in blocks { block(self) } } }
  }

  private func run(_ changes: @escaping () -> Void) {
    guard let transition, !transition.hasEnded, transition.isAnimated else { return changes() }
    if let animator, animator.state == .active { return animator.addAnimations(changes) }
    let timing = (transition.animator as? any StandardAnimator)?.timing
    let animator = UIViewPropertyAnimator(
      duration: transition.duration,
      timingParameters: timing ?? UICubicTimingParameters(animationCurve: completionCurve))
    animator.addAnimations(changes)
    self.animator = animator
    if transition.isInteractive {
      animator.pauseAnimation()
      animator.fractionComplete = percentComplete
    } else {
      animator.startAnimation()
    }
  }

  /// Moves the animations to a progress while the user controls the transition.
  func scrub(to progress: CGFloat) {
    percentComplete = progress
    guard let animator, animator.state == .active else { return }
    if animator.isRunning { animator.pauseAnimation() }
    animator.fractionComplete = progress
  }

  func pause() {
    guard let animator, animator.isRunning else { return }
    animator.pauseAnimation()
    percentComplete = animator.fractionComplete
  }

  /// Continues with the animations, or back to their start.
  func resume(reversed: Bool) {
    guard let animator, animator.state == .active, !animator.isRunning else { return }
    animator.isReversed = reversed
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  func finish(at position: UIViewAnimatingPosition) {
    blocks = []
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }

  func callCompletions() {
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  func interactionDidChange() {
    let handlers = (isInteractive ? [] : endHandlers) + changeHandlers
    if !isInteractive { endHandlers = [] }
    for handler in handlers { handler(self) }
  }

  // MARK: Coordinator

  @discardableResult
  func animate(
    alongsideTransition animation: Handler?, completion: Handler?
  ) -> Bool {
    guard let transition, !transition.hasEnded else {
      animation?(self)
      completion?(self)
      return false
    }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if hasStarted { run { animation(self) } } else { blocks.append(animation) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    // The animations follow the transition wherever their views are.
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) { endHandlers.append(handler) }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) { changeHandlers.append(handler) }

  // MARK: Context

  var isAnimated: Bool { transition?.isAnimated ?? false }
  var presentationStyle: UIModalPresentationStyle { transition?.presentationStyle ?? .none }
  var isInterruptible: Bool { transition?.interruptible != nil }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var isCancelled: Bool { transition?.transitionWasCancelled ?? false }
  var transitionDuration: TimeInterval { transition?.duration ?? 0 }
  var completionVelocity: CGFloat { transition?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve {
    transition?.interactor?.completionCurve ?? .easeInOut
  }
  var containerView: UIView { transition?.containerView ?? fallback }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition?.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
}
