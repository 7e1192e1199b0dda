import QuartzCore

/// Tasks on virtual time, for what an app does with `Task.sleep`, whose times depend on how fast the
/// program runs.
extension Stage {
  /// Suspends the current task for a duration of virtual time, in seconds.
  ///
  /// ```swift
  /// Task {
  ///   try await stage.sleep(for: 0.5)
  ///   UIView.animate(withDuration: 0.3) { card.alpha = 0 }
  /// }
  /// ```
  ///
  /// The task continues at the end of the first tick at or after that time, but not of the current
  /// tick; tasks that wait for the same tick continue in the order of their calls. Time passes only
  /// while the stage renders frames, as `expectMotion` and movies do, or in ``advance(by:)``: tasks
  /// cannot run during ``step()``, which does not suspend.
  ///
  /// Call it from tasks on the main actor. What a task does on other threads before it changes views
  /// takes an unpredictable number of ticks.
  ///
  /// - Throws: A `CancellationError` if the task is canceled.
  public func sleep(for duration: TimeInterval) async throws {
    try await sleepingTasks.sleep(until: max(VirtualClock.firstTick(at: time + duration), tick + 1))
    // Other stages may have been stepped while the task waited for the main actor.
    makeCurrent()
  }

  /// Steps the stage for a duration in seconds, and lets tasks run that wait in ``sleep(for:)``.
  ///
  /// Returns at the first tick at or after that time.
  public func advance(by duration: TimeInterval) async {
    let end = VirtualClock.firstTick(at: time + duration)
    await startTasks()
    while tick < end {
      step()
      await runResumedTasks()
    }
  }

  /// Suspends the current task until the function that `start` receives is called, which must be once.
  ///
  /// The task continues at the end of the stage's current tick then.
  static func wait(_ start: (@escaping @MainActor () -> Void) -> Void) async {
    guard let tasks = current?.sleepingTasks else { return start {} }
    await tasks.wait(start)
  }

  /// Lets tasks run on the main actor that were created before.
  package func startTasks() async {
    await Task.yield()
  }

  /// Suspends until the tasks that the last tick resumed have run, each until it is suspended again.
  package func runResumedTasks() async {
    while sleepingTasks.isResuming { await Task.yield() }
  }
}
