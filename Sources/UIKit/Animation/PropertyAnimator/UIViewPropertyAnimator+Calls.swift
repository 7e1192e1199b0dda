extension UIViewPropertyAnimator {
  /// Starts the animations, or goes on with paused ones; a running animator just goes on.
  ///
  /// Without any block, the first one to be added starts at once.
  public func startAnimation() {
    if condition == .paused, !awaitsBlock {
      goOn(timedBy: timingParameters, durationFactor: 0)
    } else {
      start(after: 0)
    }
  }

  /// Starts the animations after a number of seconds, not below 0; not for a paused animator.
  public func startAnimation(afterDelay delay: TimeInterval) {
    precondition(!(delay < 0), "\(self): the delay must not be negative: \(delay)")
    precondition(condition != .paused, "\(self): a paused animator cannot be started with a delay")
    start(after: delay)
  }

  private func start(after delay: TimeInterval) {
    guard condition == .inactive, !blocks.isEmpty || isInterruptible else { return }
    let delay = delay > 0 ? delay : 0
    self.delay = delay
    awaitsBlock = blocks.isEmpty
    begin()
    if !awaitsBlock { depart(after: delay) }
  }

  /// Holds the animations where they are; one that has not started is held at its start.
  public func pauseAnimation() {
    requireInterruptible("pauseAnimation")
    switch condition {
    case .inactive: if !blocks.isEmpty { begin() }
    case .running: halt()
    case .paused, .stopped, .completing: break
    }
  }

  /// Goes on with paused animations.
  ///
  /// On a curve, the whole of it is laid over the way from start to end, and the rest of it is played;
  /// a spring sets out anew from what is shown.
  ///
  /// - Parameters:
  ///   - parameters: How time becomes progress from now on; nil for as before. Of a spring, its damping
  ///     ratio and initial velocity count.
  ///   - durationFactor: How long the rest is to take, in animator durations: exactly so on an even curve;
  ///     0 for as long as was left.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    requireInterruptible("continueAnimation")
    guard condition == .paused, !awaitsBlock else { return }
    goOn(timedBy: parameters ?? timingParameters, durationFactor: durationFactor)
  }

  /// Ends the animations with the values that are shown.
  ///
  /// - Parameter withoutFinishing: Whether all is over, the completion blocks not called; else the
  ///   animator waits for `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    requireInterruptible("stopAnimation")
    switch condition {
    case .inactive, .completing: return
    case .stopped: preconditionFailure("\(self): stopAnimation: the animator is stopped already")
    case .running, .paused:
      for track in tracks { track.settle(at: .current) }
      motion.phase = .held(motion.fraction(at: time))
      cancelAppointment()
      condition = .stopped
      if withoutFinishing { reset() }
    }
  }

  /// Ends what was stopped: sets the values of a position and calls the completion blocks with it.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    switch condition {
    case .stopped:
      for track in tracks { track.settle(at: finalPosition) }
      complete(at: finalPosition)
    case .completing: return
    case .inactive where blocks.isEmpty: return
    case .inactive, .running, .paused:
      preconditionFailure(
        "\(self): finishAnimationAtPosition: should only be called on a stopped animator!")
    }
  }

  private func requireInterruptible(_ call: String) {
    precondition(
      isInterruptible || state != .active, "\(self): \(call): the animator is not interruptible")
  }
}
