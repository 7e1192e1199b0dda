/// The tasks that wait for a tick of a stage.
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
  /// The number of tasks that were resumed and have not run yet.
  private(set) var resumedCount = 0

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
      defer { resumedCount -= 1 }
      try await withCheckedThrowingContinuation {
        sleepers.append(Sleeper(id: id, tick: tick, continuation: $0))
      }
    } onCancel: {
      Task { @MainActor in self.cancel(id) }
    }
  }

  /// Resumes the tasks whose tick has come.
  func wake(at tick: Int) {
    guard sleepers.contains(where: { $0.tick <= tick }) else { return }
    let due = sleepers.filter { $0.tick <= tick }
    sleepers.removeAll { $0.tick <= tick }
    resumedCount += due.count
    for sleeper in due { sleeper.continuation.resume() }
  }

  private func cancel(_ id: Int) {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
    resumedCount += 1
    sleepers.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
