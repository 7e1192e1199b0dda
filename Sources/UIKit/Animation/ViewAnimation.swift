import QuartzCore
import Timing

/// One call of `UIView.animate`: makes animations of the changes inside its block, and hears when the
/// last of them has ended.
@MainActor
final class ViewAnimation: AnimationBlock, CAAnimationDelegate {
  private let delay: TimeInterval
  private let outer: AnimationBlock?
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var isInBlock = false
  private var allFinished = true

  init(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    inside outer: AnimationBlock?, completion: ((Bool) -> Void)?
  ) {
    let own = duration > 0 ? duration : 0
    self.delay = delay > 0 ? delay : 0
    self.outer = outer
    self.completion = completion
    super.init(
      duration: options.contains(.overrideInheritedDuration) ? own : outer?.duration ?? own,
      curve: (options.contains(.overrideInheritedCurve) ? nil : outer?.curve) ?? options.curve,
      options: options)
  }

  override var animatorBlock: AnimatorBlock? { outer?.animatorBlock }
  override var isAnimating: Bool { duration > 0 || delay > 0 }

  /// Animates what a block changes.
  func animate(_ changes: () -> Void) {
    isInBlock = true
    run(changes)
    isInBlock = false
    if let animatorBlock {
      animatorBlock.animator?.addCompletion { self.complete($0 != .current) }
    } else if running == 0 {
      let clock = VirtualClock.current
      clock.schedule(at: clock.time) { self.complete(self.allFinished) }
    }
  }

  /// Whether touches are kept from a view because it animates.
  static func blocksTouches(of view: UIView) -> Bool {
    view.layer.hasAnimation { animation in
      guard let owner = animation.delegate as? ViewAnimation else { return false }
      return !owner.options.contains(.allowUserInteraction)
    }
  }

  override func start(_ animation: CAPropertyAnimation, of view: UIView, forKey key: String) {
    if let animatorBlock {
      return animatorBlock.start(
        animation, of: view, forKey: key, after: delay, Pace(curve: curve, lasting: duration))
    }
    running += 1
    animation.duration = max(duration, VirtualClock.tickDuration * 1e-6)
    animation.beginTime = view.layer.clock.time + delay
    animation.fillMode = .backwards
    animation.timingFunction = CAMediaTimingFunction(curve: curve)
    animation.delegate = self
    view.layer.install(animation, forKey: key)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    if running == 0, !isInBlock { complete(allFinished) }
  }

  private func complete(_ finished: Bool) {
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}
