extension UIViewPropertyAnimator {
  /// Starts the animations, or resumes paused ones; has no effect on a running animator.
  ///
  /// An animator without blocks starts when the first block is added.
  public func startAnimation() {
    if condition == .paused, !startsWithNextBlock {
      resume(timedBy: timingParameters, durationFactor: 0)
    } else {
      start(after: 0)
    }
  }

  /// Starts the animations after a delay in seconds, which must not be negative.
  ///
  /// The animator must not be paused.
  public func startAnimation(afterDelay delay: TimeInterval) {
    precondition(!(delay < 0), "\(self): the delay must not be negative: \(delay)")
    precondition(condition != .paused, "\(self): a paused animator cannot be started with a delay")
    start(after: delay)
  }

  private func start(after delay: TimeInterval) {
    guard condition == .inactive, !blocks.isEmpty || isInterruptible else { return }
    let delay = delay > 0 ? delay : 0
    self.delay = delay
    startsWithNextBlock = blocks.isEmpty
    prepareAnimations()
    if !startsWithNextBlock { startRunning(after: delay) }
  }

  /// Pauses the animations at their current positions, or at their start if they have not started.
  public func pauseAnimation() {
    requireInterruptible("pauseAnimation")
    switch condition {
    case .inactive: if !blocks.isEmpty { prepareAnimations() }
    case .running: freezeAnimations()
    case .paused, .stopped, .completing: break
    }
  }

  /// Resumes paused animations.
  ///
  /// A timing curve spans the distance from start to end as a whole, and its remaining part is
  /// played; a spring starts from the presented values.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the remaining animations, or nil for the current timing. Of a
  ///     spring, only the damping ratio and the initial velocity are used.
  ///   - durationFactor: The remaining duration as a multiple of the animator's duration, exact for
  ///     a linear curve; 0 for the duration that remains.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    requireInterruptible("continueAnimation")
    guard condition == .paused, !startsWithNextBlock else { return }
    resume(timedBy: parameters ?? timingParameters, durationFactor: durationFactor)
  }

  /// Stops the animations at their current positions.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive immediately, without
  ///   calling its completion blocks. If false, call `finishAnimation(at:)` next.
  public func stopAnimation(_ withoutFinishing: Bool) {
    requireInterruptible("stopAnimation")
    switch condition {
    case .inactive, .completing: return
    case .stopped: preconditionFailure("\(self): stopAnimation: the animator is already stopped")
    case .running, .paused:
      for track in tracks { track.settle(at: .current) }
      playback.phase = .frozen(playback.fraction(at: time))
      cancelScheduledEnd()
      condition = .stopped
      if withoutFinishing { reset() }
    }
  }

  /// Finishes stopped animations: sets the properties to their values at a position, and calls the
  /// completion blocks with it.
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
