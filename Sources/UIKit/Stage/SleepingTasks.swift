/// The tasks that wait for a tick, or for the end of animations, of a stage.
@MainActor
final class SleepingTasks {
  private struct Sleeper {
    let id: Int
    let tick: Int
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// The sleeping tasks, in the order of their calls.
  private var sleepers: [Sleeper] = []
  private var nextID = 0
  /// The tasks that are resumed after the one that is being resumed, in order.
  private var due: [@MainActor () -> Void] = []
  /// Whether a task was resumed and has not run yet.
  private(set) var isResuming = false

  /// Whether no task waits.
  var isEmpty: Bool { sleepers.isEmpty }

  /// Suspends the current task until a tick.
  ///
  /// - Throws: A `CancellationError` if the task is canceled.
  func sleep(until tick: Int) async throws {
    let id = nextID
    nextID += 1
    try await withTaskCancellationHandler {
      try Task.checkCancellation()
      defer { resumeNext() }
      try await withCheckedThrowingContinuation {
        sleepers.append(Sleeper(id: id, tick: tick, continuation: $0))
      }
    } onCancel: {
      Task { @MainActor in self.cancel(id) }
    }
  }

  /// Suspends the current task until a function that is passed to `start` is called, which must be once.
  func wait(_ start: (@escaping @MainActor () -> Void) -> Void) async {
    await withCheckedContinuation { continuation in
      start { self.resume { continuation.resume() } }
    }
    resumeNext()
  }

  /// Resumes the tasks whose tick has come, one after the other.
  func wake(at tick: Int) {
    guard sleepers.contains(where: { $0.tick <= tick }) else { return }
    let woken = sleepers.filter { $0.tick <= tick }
    sleepers.removeAll { $0.tick <= tick }
    for sleeper in woken { resume { sleeper.continuation.resume() } }
  }

  private func cancel(_ id: Int) {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
    let sleeper = sleepers.remove(at: index)
    resume { sleeper.continuation.resume(throwing: CancellationError()) }
  }

  /// Resumes a task once the tasks before it have run.
  ///
  /// Swift resumes a task on a thread of its own before the task returns to the main actor: tasks that
  /// were resumed together would return in any order.
  private func resume(_ task: @escaping @MainActor () -> Void) {
    due.append(task)
    if !isResuming { resumeNext() }
  }

  private func resumeNext() {
    isResuming = !due.isEmpty
    if isResuming { due.removeFirst()() }
  }
}
