import UIKit

/// A property animator that plays as a recipe asks.
///
/// UIKit raises an exception for some calls at a wrong time. What surely comes at one the checker has refused; of what
/// handlers ask nobody knows before when it comes, and then it does nothing.
@MainActor
final class SceneAnimator {
  /// What the recipe says of it.
  let plan: AnimatorPlan
  /// The animator.
  let animator: UIViewPropertyAnimator
  /// The path along which it is being scrubbed.
  private(set) var path: ScrubPath?
  /// Whether it has been given what the recipe says that it animates, and has not come to its end since.
  private var isLoaded = false
  /// How many blocks of animations it has been given.
  private var blockCount = 0

  /// Makes the animator.
  init(_ plan: AnimatorPlan) {
    self.plan = plan
    animator = plan.make()
  }

  /// Gives the animator what it animates if it has not got it: UIKit drops all of that at its end.
  func load(_ animations: () -> Void, completion: @escaping (UIViewAnimatingPosition) -> Void) {
    guard !isLoaded, animator.state == .inactive else { return }
    isLoaded = true
    animations()
    animator.addCompletion { [weak self] position in
      self?.end()
      completion(position)
    }
  }

  /// Gives the animator something more to animate, unless it is stopped, or has got more than enough.
  func add(delayFactor: Double, _ animations: @escaping () -> Void) {
    guard animator.state != .stopped, blockCount < Limits.animationBlocks else { return }
    blockCount += 1
    if delayFactor > 0 {
      animator.addAnimations(animations, delayFactor: delayFactor)
    } else {
      animator.addAnimations(animations)
    }
  }

  private func end() {
    isLoaded = false
    blockCount = 0
    path = nil
  }

  // MARK: Calls

  /// Starts; or goes on from a pause, unless there is a delay.
  func start(afterDelay delay: TimeInterval?) {
    guard let delay else {
      path = nil
      return animator.startAnimation()
    }
    if animator.state == .inactive { animator.startAnimation(afterDelay: delay) }
  }

  /// Stays where it is.
  func pause() {
    guard plan.isInterruptible else { return }
    path = nil
    animator.pauseAnimation()
  }

  /// Turns round, or takes a direction.
  func reverse(to isReversed: Bool?) {
    if plan.isInterruptible { animator.isReversed = isReversed ?? !animator.isReversed }
  }

  /// Goes on from a pause, with other timing perhaps.
  func resume(_ timing: TimingPlan?, durationFactor: Double) {
    guard plan.isInterruptible else { return }
    path = nil
    animator.continueAnimation(
      withTimingParameters: timing?.make(), durationFactor: durationFactor)
  }

  /// Ends where it is, unless it has been stopped before.
  func stop(withoutFinishing: Bool) {
    guard plan.isInterruptible, animator.state != .stopped else { return }
    animator.stopAnimation(withoutFinishing)
    path = nil
    if withoutFinishing { end() }
  }

  /// Is completed if it was stopped.
  func finish(at position: UIViewAnimatingPosition) {
    if animator.state == .stopped { animator.finishAnimation(at: position) }
  }

  /// Comes to an end before it is let go: UIKit raises an exception for one that is paused or stopped then.
  func letGo() {
    if animator.state == .stopped { finish(at: .current) } else { stop(withoutFinishing: true) }
  }

  // MARK: Scrubbing

  /// Pauses, and goes to a fraction.
  func scrub(to fraction: Double) {
    pause()
    if plan.isInterruptible { animator.fractionComplete = fraction }
  }

  /// Pauses, and goes along a path; it has to be told when time has passed.
  func scrub(along path: ScrubPath) {
    scrub(to: path.fraction(at: path.start))
    self.path = path
  }

  /// Goes on along a path as far as it leads at a time in seconds, unless that has been broken off.
  func follow(_ path: ScrubPath, at time: TimeInterval) {
    guard self.path === path else { return }
    scrub(to: path.fraction(at: time))
    if time < path.end { self.path = path }
  }
}
