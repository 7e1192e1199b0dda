import QuartzCore

/// One call of `UIView.animate`: creates the animations of the changes in its block, and calls its
/// completion block when the last of them ends.
@MainActor
class ViewAnimation: AnimationBlock, CAAnimationDelegate {
  final var delay: TimeInterval
  private let outer = AnimationBlock.current
  final var completion: ((Bool) -> Void)?
  /// What UIKit itself does at the end.
  private var ownCompletions: [(UIViewAnimatingPosition) -> Void] = []
  private var running = 0
  /// The clock of the stage on which the last animation was started.
  private weak var clock: VirtualClock?
  private var isInBlock = false
  private var allFinished = true

  /// Creates an animation inside the block being run, from which it inherits whatever its options
  /// do not override.
  init(
    duration: TimeInterval, delay: TimeInterval, timing: any UITimingCurveProvider,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    let own = duration > 0 ? timing.impliedDuration?.playable ?? duration : 0
    self.delay = delay > 0 ? delay : 0
    self.completion = completion
    super.init(
      duration: options.contains(.overrideInheritedDuration) ? own : outer?.duration ?? own,
      timing: (options.contains(.overrideInheritedCurve) ? nil : outer?.timing) ?? timing,
      options: options.contains(.overrideInheritedOptions)
        ? options : options.union(outer?.options.intersection(.inherited) ?? []))
  }

  override final var animatorBlock: AnimatorBlock? { outer?.animatorBlock }
  override final var isAnimating: Bool { duration > 0 || delay > 0 }

  /// Runs a block and animates its changes.
  final func animate(_ changes: () -> Void) {
    beginChanges()
    perform(changes)
    endChanges()
  }

  /// Keeps animations that end at once from ending the whole.
  final func beginChanges() { isInBlock = true }

  /// Ends the changes, and the whole if there are no animations.
  final func endChanges() {
    isInBlock = false
    if let animatorBlock {
      animatorBlock.animator?.addCompletion { self.complete($0 != .current) }
    } else if running == 0 {
      completeLater()
    }
  }

  /// Runs a block and starts the animations of its changes.
  func perform(_ changes: () -> Void) { run(changes) }

  /// Returns whether an animation keeps touches from reaching a view.
  static func blocksTouches(of view: UIView) -> Bool {
    view.layer.hasAnimation { animation in
      guard let owner = animation.delegate as? ViewAnimation else { return false }
      return !owner.options.contains(.allowUserInteraction)
    }
  }

  override final func makeAnimation(keyPath: String) -> CABasicAnimation {
    guard let parameters = timing.spring else { return super.makeAnimation(keyPath: keyPath) }
    let spring = parameters.spring(lasting: duration, velocity: parameters.initialVelocity.dx)
    return CASpringAnimation(spring, keyPath: keyPath)
  }

  override final func start(_ animation: CAPropertyAnimation, of view: UIView, forKey key: String) {
    if let animatorBlock {
      return animatorBlock.start(
        animation, of: view, forKey: key, after: delay, timing.pace(lasting: duration))
    }
    running += 1
    clock = view.layer.clock
    animation.duration = max(duration, VirtualClock.tickDuration * 1e-6)
    animation.beginTime = view.layer.currentTime + delay
    animation.fillMode = .backwards
    animation.timingFunction =
      transactionCurve ?? CAMediaTimingFunction(curve: timing.curve)
    animation.repeatCount = repetition.count
    animation.autoreverses = repetition.autoreverses
    animation.delegate = self
    view.layer.install(animation, forKey: key)
  }

  /// The curve of an enclosing transaction, which replaces the block's; springs keep theirs.
  private var transactionCurve: CAMediaTimingFunction? {
    timing.spring == nil ? CATransaction.animationTimingFunction() : nil
  }

  final func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    allFinished = allFinished && flag
    guard running == 0, !isInBlock else { return }
    // An enclosing block would animate the changes of the completion block.
    if Self.isInBlock { completeLater() } else { complete(allFinished) }
  }

  private func completeLater() {
    let clock = clock ?? .current
    clock.schedule(at: clock.time) { self.complete(self.allFinished) }
  }

  override final func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if let animatorBlock {
      animatorBlock.addCompletion(completion)
    } else {
      ownCompletions.append(completion)
    }
  }

  private func complete(_ finished: Bool) {
    for completion in ownCompletions { completion(.end) }
    ownCompletions = []
    let completion = completion
    self.completion = nil
    completion?(finished)
  }
}
