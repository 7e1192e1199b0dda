/// Where an animation stands or is to end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the values that the animations lead to.
  case end
  /// With the values that the animations began with.
  case start
  /// Where the animations were stopped.
  case current
}

/// What an animator does.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not started, or all is over.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}

/// Animations that can be started, paused, scrubbed, reversed, stopped and finished.
@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What the animator does.
  var state: UIViewAnimatingState { get }
  /// Whether the animations move with time.
  var isRunning: Bool { get }
  /// Whether the animations run to their beginning.
  var isReversed: Bool { get set }
  /// How much of the way is covered, from 0 to 1, in the direction of running.
  var fractionComplete: CGFloat { get set }
  /// Starts the animations, or goes on with paused ones.
  func startAnimation()
  /// Starts the animations after a number of seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animations where they are.
  func pauseAnimation()
  /// Ends the animations where they are; unless `withoutFinishing`, the animator waits to be finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped, with the values at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations that are told by blocks of changes.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block of changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block of changes to animate in the last part of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block to call at the end, with where the animations ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with paused animations, in another time and manner.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
