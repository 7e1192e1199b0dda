/// The position at which animations end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end point of the animations.
  case end
  /// The starting point of the animations.
  case start
  /// The current point of the animations.
  case current
}

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animations have not started, or are finished.
  case inactive
  /// The animations are running or paused.
  case active
  /// The animations are stopped and have to be finished.
  case stopped
}

/// An interface for starting, pausing, scrubbing, reversing, stopping, and finishing animations.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The current state of the animator.
  var state: UIViewAnimatingState { get }
  /// Whether the animations are running.
  var isRunning: Bool { get }
  /// Whether the animations run toward their starting point.
  var isReversed: Bool { get set }
  /// The completed fraction of the animations, from 0 to 1, in the current direction.
  var fractionComplete: CGFloat { get set }
  /// Starts the animations, or resumes paused ones.
  func startAnimation()
  /// Starts the animations after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations at their current positions.
  func pauseAnimation()
  /// Stops the animations at their current positions. Unless `withoutFinishing` is true, the
  /// animator then has to be finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes stopped animations and sets the properties to their values at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An interface for animating the changes that blocks make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block of changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block of changes to animate after a delay, which is a fraction of the remaining
  /// duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block to call at the end, with the position at which the animations ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes paused animations with other timing and another duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
