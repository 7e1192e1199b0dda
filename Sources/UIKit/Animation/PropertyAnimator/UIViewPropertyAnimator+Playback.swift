import QuartzCore

/// A strong reference to an animator, which the clock keeps until the animator ends.
@MainActor
final class ScheduledEnd {
  fileprivate(set) var animator: UIViewPropertyAnimator?

  fileprivate init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
  }
}

extension UIViewPropertyAnimator {
  /// The virtual time of the stage on which the animator was started.
  var time: TimeInterval { (clock ?? .current).time }

  /// Creates the animations, paused at their start.
  func prepareAnimations() {
    clock = .current
    condition = .paused
    currentDuration = duration.playable
    pace = timingParameters.pace(lasting: currentDuration)
    playback.phase = scrubsLinearly ? .linear(0) : .eased(0)
    let blocks = blocks
    self.blocks = []
    for block in blocks { run(block.changes, delayFactor: block.delayFactor) }
  }

  /// Runs from the start.
  func startRunning(after delay: TimeInterval) {
    ViewTransition.record(self)
    for track in tracks { track.freeze(at: time) }
    run(from: 0, after: delay)
  }

  /// Pauses time.
  ///
  /// The fraction becomes that of the distance: of a curve, its progress at the current time; of
  /// springs, the smallest fraction of the distance that any animation has completed.
  func freezeAnimations() {
    let fraction = playback.fraction(at: time)
    for track in tracks { track.freeze(at: time) }
    cancelScheduledEnd()
    condition = .paused
    guard scrubsLinearly else {
      playback.phase = .eased(fraction)
      return
    }
    guard pace.isSpring else {
      playback.phase = .frozen(min(max(Double(pace.progress(at: fraction).x), 0), 1))
      return
    }
    let completed = tracks.map { $0.completedFraction(reversed: runsBackward) }.min() ?? fraction
    playback.phase = .frozen(runsBackward ? 1 - completed : completed)
  }

  /// Resumes from a pause.
  ///
  /// If nothing remains of the animations, the duration factor has no effect: on an iPhone,
  /// dividing by the remaining fraction makes such an animator last for hours.
  func resume(timedBy parameters: any UITimingCurveProvider, durationFactor: CGFloat) {
    let fraction = playback.fraction(at: time)
    for track in tracks { track.freeze(at: time) }
    let newDuration = Double(durationFactor) * duration / (1 - completedFraction)
    if newDuration > 0, newDuration.isFinite, fractionComplete < 1 { currentDuration = newDuration }
    guard let spring = parameters.spring else {
      resume(from: fraction, along: parameters)
      return
    }
    pace = parameters.pace(lasting: currentDuration)
    for track in tracks {
      track.resume(
        from: fraction, reversed: runsBackward, currentDuration: currentDuration, spring: spring)
    }
    run(from: fraction)
  }

  private func resume(from fraction: Double, along parameters: any UITimingCurveProvider) {
    let curve = parameters.curve
    var completed = fraction
    if case .eased = playback.phase { completed = Double(pace.progress(at: fraction).x) }
    pace = parameters.pace(lasting: currentDuration)
    let start = runsBackward ? curve.lastTime(at: completed) : curve.time(at: completed)
    for track in tracks { track.resume(from: start, reversed: runsBackward, along: curve) }
    run(from: start)
  }

  /// Runs from a fraction to the end, or back to the start.
  private func run(from fraction: Double, after delay: TimeInterval = 0) {
    condition = .running
    // Keeps the fraction finite for a duration of 0.
    let length = max(currentDuration, .leastNormalMagnitude)
    playback.phase = .running(
      from: fraction, since: time + delay, perSecond: (runsBackward ? -1 : 1) / length)
    let scheduledEnd = ScheduledEnd(self)
    self.scheduledEnd = scheduledEnd
    let rest = (runsBackward ? fraction : 1 - fraction) * currentDuration
    (clock ?? .current).schedule(at: time + delay + rest) { scheduledEnd.animator?.reachEnd() }
  }

  func cancelScheduledEnd() {
    scheduledEnd?.animator = nil
    scheduledEnd = nil
  }

  /// Finishes, or pauses if `pausesOnCompletion` is set.
  private func reachEnd() {
    cancelScheduledEnd()
    guard !pausesOnCompletion else {
      for track in tracks { track.freeze(at: time) }
      playback.phase = .frozen(runsBackward ? 0 : 1)
      condition = .paused
      return
    }
    for track in tracks {
      if runsBackward { track.settle(at: .start) } else { track.remove() }
    }
    complete(at: runsBackward ? .start : .end)
  }

  /// Calls the completion blocks and resets the animator.
  func complete(at position: UIViewAnimatingPosition) {
    condition = .completing
    performOwnCompletions(at: position)
    let completions = completions
    for completion in completions { completion(position) }
    reset()
  }

  private func performOwnCompletions(at position: UIViewAnimatingPosition) {
    let completions = ownCompletions
    ownCompletions = []
    for completion in completions { completion(position) }
  }

  /// Removes all blocks and animations, and restores the original duration.
  func reset() {
    condition = .inactive
    tracks = []
    blocks = []
    completions = []
    performOwnCompletions(at: .current)
    runsBackward = false
    startsWithNextBlock = false
    currentDuration = duration.playable
    playback.phase = .eased(0)
  }
}
