import QuartzCore

extension UIViewPropertyAnimator {
  /// Runs a block whose changes are animated in the remaining part of the duration.
  ///
  /// If the animator is reversed, the block's changes run backward, too.
  func run(_ changes: () -> Void, delayFactor: CGFloat) {
    let now =
      condition == .running ? playback.fraction(at: time) : runsBackward ? 1 : 0
    let wait = Double(delayFactor)
    let window = runsBackward ? 0...(now * (1 - wait)) : (now + (1 - now) * wait)...1
    AnimatorBlock(self, in: window, of: currentDuration).run(changes)
  }

  /// Starts the animation of a property in a part of the animator's time.
  func track(
    _ animation: CAPropertyAnimation, of view: UIView, forKey key: String,
    in window: ClosedRange<Double>, _ pace: Pace
  ) {
    tracks.append(
      AnimatorTrack(animation, of: view, forKey: key, in: window, pace, playback, at: time))
  }
}
