import QuartzCore

/// A block of changes that a property animator runs.
@MainActor
final class AnimatorBlock: AnimationBlock {
  private(set) weak var animator: UIViewPropertyAnimator?
  /// The part of the animator's time in which the block's animations run.
  private let window: ClosedRange<Double>
  /// The animator's total duration in seconds.
  private let animatorDuration: TimeInterval

  init(
    _ animator: UIViewPropertyAnimator, in window: ClosedRange<Double>,
    of animatorDuration: TimeInterval
  ) {
    self.animator = animator
    self.window = window
    self.animatorDuration = animatorDuration
    super.init(
      duration: (window.upperBound - window.lowerBound) * animatorDuration,
      timing: animator.timingParameters,
      options: [.beginFromCurrentState, .layoutSubviews])
  }

  override var animatorBlock: AnimatorBlock? { self }

  override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    animator?.ownCompletions.append(completion)
  }

  override func start(_ animation: CAPropertyAnimation, of view: UIView, forKey key: String) {
    guard let animator else { return }
    animator.track(
      animation, of: view, forKey: key, in: window,
      animator.timingParameters.pace(lasting: duration))
  }

  /// Starts an animation of a nested block, which ends no later than the animator does.
  func start(
    _ animation: CAPropertyAnimation, of view: UIView, forKey key: String,
    after delay: TimeInterval, _ pace: Pace
  ) {
    let start = min(window.lowerBound + delay / animatorDuration, 1)
    let end = min(start + pace.duration / animatorDuration, 1)
    animator?.track(animation, of: view, forKey: key, in: start...end, pace)
  }
}
