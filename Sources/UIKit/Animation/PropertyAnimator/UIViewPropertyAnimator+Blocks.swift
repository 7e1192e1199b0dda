import QuartzCore

extension UIViewPropertyAnimator {
  /// Adds a block of changes to animate.
  ///
  /// If the animator is running, the changes are animated during its remaining time. If it is
  /// paused, they start at its current fraction.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block of changes to animate after a delay.
  ///
  /// - Parameters:
  ///   - animation: The changes to animate.
  ///   - delayFactor: The delay as a fraction of the remaining duration, from 0 to 1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delayFactor = delayFactor > 0 ? min(delayFactor, 1) : 0
    switch condition {
    case .inactive:
      blocks.append((animation, delayFactor))
    case .running, .paused:
      run(animation, delayFactor: delayFactor)
      if startsWithNextBlock {
        startsWithNextBlock = false
        startRunning(after: delay)
      }
    case .stopped, .completing:
      preconditionFailure("\(self): animations cannot be added to a stopped animator")
    }
  }

  /// Adds a block to call at the end, with the position at which the animations ended.
  ///
  /// Blocks are called in the order in which they are added.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

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
