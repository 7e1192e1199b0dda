import UIKit

/// A property animator on a stage.
///
/// UIKit raises an exception for some calls in a wrong state. A check reports the calls that are
/// certainly wrong; the state at the calls of handlers is unknown until playback, where wrong calls
/// are ignored.
@MainActor
final class SceneAnimator {
  let plan: AnimatorPlan
  let animator: UIViewPropertyAnimator
  /// The path along which the animator is being scrubbed.
  private(set) var path: ScrubPath?
  /// Whether the recipe's animations were added since the animator last ended.
  private var isLoaded = false
  /// The number of animation blocks since the animator last ended.
  private var blockCount = 0

  init(_ plan: AnimatorPlan, _ context: ActionContext) {
    self.plan = plan
    animator = plan.make(context)
  }

  /// Adds the recipe's animations unless the animator has them: UIKit removes them when it ends.
  func load(_ animations: () -> Void, completion: @escaping (UIViewAnimatingPosition) -> Void) {
    guard !isLoaded, animator.state == .inactive else { return }
    isLoaded = true
    animations()
    animator.addCompletion { [weak self] position in
      self?.reset()
      completion(position)
    }
  }

  /// Adds an animation block, unless the animator is stopped or exceeds the limit.
  func add(delayFactor: Double, _ animations: @escaping () -> Void) {
    guard animator.state != .stopped, blockCount < Limits.animationBlocks else { return }
    blockCount += 1
    if delayFactor > 0 {
      animator.addAnimations(animations, delayFactor: delayFactor)
    } else {
      animator.addAnimations(animations)
    }
  }

  private func reset() {
    isLoaded = false
    blockCount = 0
    path = nil
  }

  // MARK: Calls

  /// Starts the animator, or continues it from a pause if there is no delay.
  func start(afterDelay delay: TimeInterval?) {
    guard let delay else {
      path = nil
      return animator.startAnimation()
    }
    if animator.state == .inactive { animator.startAnimation(afterDelay: delay) }
  }

  func pause() {
    guard plan.isInterruptible else { return }
    path = nil
    animator.pauseAnimation()
  }

  /// Sets the direction; nil for the opposite one.
  func reverse(to isReversed: Bool?) {
    if plan.isInterruptible { animator.isReversed = isReversed ?? !animator.isReversed }
  }

  /// Continues from a pause; nil keeps the timing.
  func resume(_ timing: TimingPlan?, durationFactor: Double) {
    guard plan.isInterruptible else { return }
    path = nil
    animator.continueAnimation(
      withTimingParameters: timing?.make(), durationFactor: durationFactor)
  }

  /// Stops the animator unless it is stopped.
  func stop(withoutFinishing: Bool) {
    guard plan.isInterruptible, animator.state != .stopped else { return }
    animator.stopAnimation(withoutFinishing)
    path = nil
    if withoutFinishing { reset() }
  }

  /// Finishes the animator if it is stopped.
  func finish(at position: UIViewAnimatingPosition) {
    if animator.state == .stopped { animator.finishAnimation(at: position) }
  }

  /// Ends the animator before it is released: UIKit raises an exception if it is paused or stopped
  /// then.
  func end() {
    if animator.state == .stopped { finish(at: .current) } else { stop(withoutFinishing: true) }
  }

  // MARK: Scrubbing

  /// Pauses the animator and sets its fraction complete.
  func scrub(to fraction: Double) {
    pause()
    if plan.isInterruptible { animator.fractionComplete = fraction }
  }

  /// Pauses the animator and moves it to the start of a path; `follow` continues along the path.
  func scrub(along path: ScrubPath) {
    scrub(to: path.fraction(at: path.start))
    self.path = path
  }

  /// Scrubs to the fraction of a path at a time in seconds, unless another call has replaced the
  /// path.
  func follow(_ path: ScrubPath, at time: TimeInterval) {
    guard self.path === path else { return }
    scrub(to: path.fraction(at: time))
    if time < path.end { self.path = path }
  }
}
