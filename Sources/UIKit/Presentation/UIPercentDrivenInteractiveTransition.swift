/// An object that drives a transition by a fraction of its duration.
///
/// It runs the animator of the transition and moves the time of its animations. While the user controls
/// them, their curves are linear.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The duration of the animator in seconds.
  open private(set) var duration: CGFloat = 0
  /// The last progress, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the transition after the user has let go; 1 by default.
  open var completionSpeed: CGFloat = 1
  /// The curve of the transition after the user has let go; `easeInOut` by default.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of an interruptible animator after the user has let go; nil, the default, for
  /// `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition is interactive from its start; true by default.
  open var wantsInteractiveStart = true

  private weak var transition: ViewTransition?
  /// Whether a transition will start at the end of the turn.
  private var isPrepared = false
  /// What was called before the transition started.
  private var pendingPercent: CGFloat?
  private var pendingEnd: Bool?

  /// Creates an object for transitions.
  override public init() {
    super.init()
  }

  final func prepare() {
    isPrepared = true
    (pendingPercent, pendingEnd) = (nil, nil)
  }

  final func attach(to transition: ViewTransition) {
    isPrepared = false
    self.transition = transition
    duration = CGFloat(transition.duration)
    percentComplete = 0
  }

  /// Runs the animator, with its animations stopped at their start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ViewTransition else { return }
    if self.transition !== transition { attach(to: transition) }
    transition.scrubber.begin()
    if let pendingPercent { update(pendingPercent) }
    if let end = pendingEnd { end ? finish() : cancel() }
    (pendingPercent, pendingEnd) = (nil, nil)
  }

  /// Takes hold of a running transition whose animator is interruptible.
  open func pause() {
    guard let transition, !transition.hasEnded, !transition.isInteractive else { return }
    transition.pauseInteractiveTransition()
    percentComplete = transition.scrubber.hold()
  }

  /// Moves the transition to a progress, which is limited to the range from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    let percent = percentComplete > 0 ? min(percentComplete, 1) : 0
    guard let transition, !transition.hasEnded else {
      if isPrepared { pendingPercent = percent }
      return
    }
    guard transition.isInteractive else { return }
    self.percentComplete = percent
    transition.scrubber.scrub(to: percent)
    transition.updateInteractiveTransition(percent)
  }

  /// Undoes the transition: its animations run back to their start.
  open func cancel() { end(cancelled: true) }

  /// Completes the transition: its animations run to their end.
  open func finish() { end(cancelled: false) }

  private func end(cancelled: Bool) {
    guard let transition, !transition.hasEnded else {
      if isPrepared { pendingEnd = !cancelled }
      return
    }
    guard transition.isInteractive else { return }
    if cancelled {
      transition.cancelInteractiveTransition()
    } else {
      transition.finishInteractiveTransition()
    }
    transition.scrubber.finish(
      cancelled: cancelled, speed: completionSpeed, curve: completionCurve, timing: timingCurve)
  }
}
