import QuartzCore

/// Timers on virtual time, for what an app does with `DispatchQueue.main.asyncAfter` and `Timer`,
/// whose times depend on how fast the program runs.
extension Stage {
  /// Performs an action once, after a delay in seconds.
  ///
  /// It runs at the first tick at or after that time, but not at the current tick, when touches are
  /// delivered and before animators step.
  @discardableResult
  public func after(
    _ delay: TimeInterval, perform action: @escaping @MainActor () -> Void
  ) -> StageTimer {
    let timer = StageTimer(timeInterval: delay)
    schedule(at: time + delay) {
      guard timer.isValid else { return }
      timer.invalidate()
      action()
    }
    return timer
  }

  /// Performs an action repeatedly until its timer is invalidated.
  ///
  /// It runs at the first tick at or after each multiple of the interval, counted from now, so
  /// that delays do not add up; at most once per tick.
  ///
  /// - Parameters:
  ///   - interval: The seconds from one call to the next.
  ///   - action: Receives the timer.
  @discardableResult
  public func every(
    _ interval: TimeInterval, perform action: @escaping @MainActor (StageTimer) -> Void
  ) -> StageTimer {
    let timer = StageTimer(timeInterval: interval)
    scheduleNext(of: timer, since: time, perform: action)
    return timer
  }

  private func scheduleNext(
    of timer: StageTimer, since start: TimeInterval,
    perform action: @escaping @MainActor (StageTimer) -> Void
  ) {
    // Counted with the tolerance of `VirtualClock.firstTick(at:)`, in ticks.
    let elapsed = time - start + 1e-9 * VirtualClock.tickDuration
    let count = (elapsed / timer.timeInterval).rounded(.down) + 1
    schedule(at: timer.timeInterval > 0 ? start + count * timer.timeInterval : time) {
      [weak self] in
      guard timer.isValid else { return }
      action(timer)
      if timer.isValid { self?.scheduleNext(of: timer, since: start, perform: action) }
    }
  }
}
