import QuartzCore
import Timing

/// Moves the time of a transition's container while the user controls the transition, and after that
/// to its end or back to its start.
///
/// As UIKit does, it stops the time of the container's layer and sets its offset, so that it moves
/// every animation in it that has started since. Property animators follow as a fraction.
@MainActor
final class TransitionScrubber {
  private unowned let transition: ViewTransition
  /// The time of the container's layer at the start of the transition; nil while its time is not
  /// stopped.
  private var start: TimeInterval?
  /// Distinguishes the current release from earlier ones.
  private var release = 0
  private(set) var progress: CGFloat = 0

  init(_ transition: ViewTransition) { self.transition = transition }

  /// Runs the animator, and stops its animations at their start.
  func begin() {
    guard let layer = transition.container?.layer else { return }
    // The curves of view animations are linear while the user controls them, springs excepted.
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    transition.startAnimator()
    CATransaction.commit()
    guard !transition.hasEnded else { return }
    let time = layer.currentTime
    start = time
    layer.speed = 0
    layer.timeOffset = time
    for animator in animators { animator.pauseAnimation() }
    scrub(to: 0)
  }

  private var animators: [any UIViewImplicitlyAnimating] {
    transition.interruptible.map { [$0] } ?? transition.started.filter { $0.state == .active }
  }

  /// Takes hold of a transition that runs by itself.
  func hold() -> CGFloat {
    release += 1
    if let interruptible = transition.interruptible {
      interruptible.pauseAnimation()
      interruptible.isReversed = false
      progress = interruptible.fractionComplete
    }
    return progress
  }

  /// Moves the animations to a progress from 0 to 1.
  func scrub(to progress: CGFloat) {
    self.progress = progress
    if let start, let layer = transition.container?.layer {
      layer.timeOffset = start + Double(progress) * transition.duration
    }
    for animator in animators { animator.fractionComplete = progress }
  }

  /// Moves the animations to their end or back to their start, and ends them there.
  func finish(
    cancelled: Bool, speed: CGFloat, curve: UIView.AnimationCurve,
    timing: (any UITimingCurveProvider)?
  ) {
    release += 1
    let rest = (cancelled ? progress : 1 - progress) / max(speed, 0.001)
    if let animator = transition.interruptible {
      animator.isReversed = cancelled
      let factor = timing == nil ? rest : 0
      animator.continueAnimation(
        withTimingParameters: timing ?? UICubicTimingParameters(animationCurve: curve),
        durationFactor: factor)
      transition.alongside.resume(reversed: cancelled)
      return
    }
    let clock = transition.container?.layer.clock ?? .current
    advance(
      Release(
        number: release, from: progress, to: cancelled ? 0 : 1, since: clock.time,
        duration: Double(rest) * transition.duration, curve: curve.bezier), clock)
  }

  /// The motion after the user has let go.
  private struct Release {
    let number: Int
    let from: CGFloat
    let to: CGFloat
    let since: TimeInterval
    let duration: TimeInterval
    let curve: CubicBezier
  }

  private func advance(_ motion: Release, _ clock: VirtualClock) {
    guard motion.number == release, !transition.hasEnded else { return }
    let elapsed = motion.duration > 0 ? (clock.time - motion.since) / motion.duration : 1
    guard elapsed < 1 - 1e-9 else { return settle(cancelled: motion.to == 0) }
    let fraction = CGFloat(motion.curve.progress(at: elapsed))
    let shown = motion.from + (motion.to - motion.from) * fraction
    scrub(to: shown)
    transition.alongside.scrub(to: shown)
    let transition = transition
    clock.schedule(at: clock.time) { transition.scrubber.advance(motion, clock) }
  }

  private func settle(cancelled: Bool) {
    let transition = transition
    scrub(to: cancelled ? 0 : 1)
    transition.alongside.scrub(to: cancelled ? 0 : 1)
    let animators = animators
    if let layer = transition.container?.layer, let start {
      if cancelled {
        layer.undoAnimations(since: start)
      } else {
        let shown = layer.currentTime
        layer.timeOffset = shown
        layer.beginTime = layer.clock.time
        layer.speed = 1
        layer.endDueAnimations()
      }
    }
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: cancelled ? .start : .end)
    }
    // An animator without animations, whose completion has been called before.
    if !transition.hasEnded, cancelled { restoreTime() }
  }

  /// Ends the control over the container's time.
  func stop() {
    release += 1
    restoreTime()
  }

  private func restoreTime() {
    guard start != nil, let layer = transition.container?.layer else { return }
    start = nil
    (layer.beginTime, layer.timeOffset, layer.speed) = (0, 0, 1)
  }
}
