import QuartzCore

extension UIViewPropertyAnimator {
  /// Adds a block of changes; of an active animator they take the rest of its time, of a paused one
  /// they stand at its fraction.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block of changes that are animated in the last part of the time.
  ///
  /// - Parameters:
  ///   - animation: The changes to animate.
  ///   - delayFactor: The part of the time, or of what is left of it, to wait first, from 0 to 1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delayFactor = delayFactor > 0 ? min(delayFactor, 1) : 0
    switch condition {
    case .inactive:
      blocks.append((animation, delayFactor))
    case .running, .paused:
      run(animation, delayFactor: delayFactor)
      if awaitsBlock {
        awaitsBlock = false
        depart(after: delay)
      }
    case .stopped, .completing:
      preconditionFailure("\(self): animations cannot be added to a stopped animator")
    }
  }

  /// Adds a block to call at the end, with where the animations ended, after those added before.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs a block in the part of the way that is left to it.
  ///
  /// In an animator that runs backwards the block's changes are played backwards, too.
  func run(_ changes: () -> Void, delayFactor: CGFloat) {
    let now =
      condition == .running ? motion.fraction(at: time) : isTurnedBack ? 1 : 0
    let wait = Double(delayFactor)
    let window = isTurnedBack ? 0...(now * (1 - wait)) : (now + (1 - now) * wait)...1
    AnimatorBlock(self, in: window, of: interval).run(changes)
  }

  /// Starts an animation of a property in a part of the way.
  func track(
    _ animation: CAPropertyAnimation, of view: UIView, forKey key: String,
    in window: ClosedRange<Double>, _ pace: Pace
  ) {
    tracks.append(
      AnimatorTrack(animation, of: view, forKey: key, in: window, pace, motion, at: time))
  }
}
