import QuartzCore

/// A block of changes that a property animator runs.
@MainActor
final class AnimatorBlock: AnimationBlock {
  private(set) weak var animator: UIViewPropertyAnimator?
  /// The part of the animator's time that the block's animations take.
  private let window: ClosedRange<Double>
  /// The seconds of the animator's whole way.
  private let interval: TimeInterval

  init(
    _ animator: UIViewPropertyAnimator, in window: ClosedRange<Double>, of interval: TimeInterval
  ) {
    self.animator = animator
    self.window = window
    self.interval = interval
    super.init(
      duration: (window.upperBound - window.lowerBound) * interval,
      timing: animator.timingParameters,
      options: [.beginFromCurrentState, .layoutSubviews])
  }

  override var animatorBlock: AnimatorBlock? { self }

  override func start(_ animation: CAPropertyAnimation, of view: UIView, forKey key: String) {
    guard let animator else { return }
    animator.track(
      animation, of: view, forKey: key, in: window,
      animator.timingParameters.pace(lasting: duration))
  }

  /// Starts an animation of a block of its own inside this one, which ends with the animator at the
  /// latest.
  func start(
    _ animation: CAPropertyAnimation, of view: UIView, forKey key: String,
    after delay: TimeInterval, _ pace: Pace
  ) {
    let start = min(window.lowerBound + delay / interval, 1)
    let end = min(start + pace.duration / interval, 1)
    animator?.track(animation, of: view, forKey: key, in: start...end, pace)
  }
}
