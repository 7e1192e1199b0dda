import QuartzCore

/// What a clock holds of an animator that it is to end.
@MainActor
final class AnimatorAppointment {
  fileprivate(set) var animator: UIViewPropertyAnimator?

  fileprivate init(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
  }
}

extension UIViewPropertyAnimator {
  /// The virtual time of the stage that the animator was started on.
  var time: TimeInterval { (clock ?? .current).time }

  /// Makes the animations, held at their start.
  func begin() {
    clock = .current
    condition = .paused
    interval = duration
    pace = timingParameters.pace(lasting: duration)
    motion.phase = scrubsLinearly ? .scrubbed(0) : .stopped(0)
    let blocks = blocks
    self.blocks = []
    for block in blocks { run(block.changes, delayFactor: block.delayFactor) }
  }

  /// Sets out from the start.
  func depart(after delay: TimeInterval) {
    for track in tracks { track.hold(at: time) }
    run(from: 0, after: delay)
  }

  /// Stops time.
  ///
  /// The fraction becomes that of the way: what the curve has made of the time, or, of springs, the least
  /// part of its way that an animation has covered.
  func halt() {
    let fraction = motion.fraction(at: time)
    for track in tracks { track.hold(at: time) }
    cancelAppointment()
    condition = .paused
    guard scrubsLinearly else {
      motion.phase = .stopped(fraction)
      return
    }
    guard pace.isSpring else {
      motion.phase = .held(min(max(Double(pace.progress(at: fraction).x), 0), 1))
      return
    }
    let covered = tracks.map { $0.coveredFraction(reversed: isTurnedBack) }.min() ?? fraction
    motion.phase = .held(isTurnedBack ? 1 - covered : covered)
  }

  /// Goes on from a pause.
  ///
  /// Where nothing is left of the way, a duration factor counts for nothing: on a phone, the division by
  /// the rest lets such an animator hang for hours.
  func goOn(timedBy parameters: any UITimingCurveProvider, durationFactor: CGFloat) {
    let fraction = motion.fraction(at: time)
    for track in tracks { track.hold(at: time) }
    let newInterval = Double(durationFactor) * duration / (1 - coveredFraction)
    if newInterval > 0, newInterval.isFinite, fractionComplete < 1 { interval = newInterval }
    guard let spring = parameters.spring else {
      goOn(from: fraction, along: parameters)
      return
    }
    pace = parameters.pace(lasting: interval)
    for track in tracks {
      track.setOut(from: fraction, reversed: isTurnedBack, of: interval, drawnBy: spring)
    }
    run(from: fraction)
  }

  private func goOn(from fraction: Double, along parameters: any UITimingCurveProvider) {
    let curve = parameters.curve
    var covered = fraction
    if case .stopped = motion.phase { covered = Double(pace.progress(at: fraction).x) }
    pace = parameters.pace(lasting: interval)
    let start = isTurnedBack ? curve.lastTime(at: covered) : curve.time(at: covered)
    for track in tracks { track.setOut(from: start, reversed: isTurnedBack, along: curve) }
    run(from: start)
  }

  /// Runs from a fraction of the way to its end, or back to its start.
  private func run(from fraction: Double, after delay: TimeInterval = 0) {
    condition = .running
    // However short the way is, its fraction is a number.
    let length = max(interval, .leastNormalMagnitude)
    motion.phase = .running(
      from: fraction, since: time + delay, perSecond: (isTurnedBack ? -1 : 1) / length)
    let appointment = AnimatorAppointment(self)
    self.appointment = appointment
    let rest = (isTurnedBack ? fraction : 1 - fraction) * interval
    (clock ?? .current).schedule(at: time + delay + rest) { appointment.animator?.arrive() }
  }

  func cancelAppointment() {
    appointment?.animator = nil
    appointment = nil
  }

  /// Ends, or pauses where it would.
  private func arrive() {
    cancelAppointment()
    guard !pausesOnCompletion else {
      for track in tracks { track.hold(at: time) }
      motion.phase = .held(isTurnedBack ? 0 : 1)
      condition = .paused
      return
    }
    for track in tracks {
      if isTurnedBack { track.settle(at: .start) } else { track.remove() }
    }
    complete(at: isTurnedBack ? .start : .end)
  }

  /// Calls the completion blocks.
  func complete(at position: UIViewAnimatingPosition) {
    condition = .completing
    let completions = completions
    for completion in completions { completion(position) }
    reset()
  }

  /// Forgets all that was to be done; the duration, too, is again what it was.
  func reset() {
    condition = .inactive
    tracks = []
    blocks = []
    completions = []
    isTurnedBack = false
    awaitsBlock = false
    interval = duration
    motion.phase = .stopped(0)
  }
}
