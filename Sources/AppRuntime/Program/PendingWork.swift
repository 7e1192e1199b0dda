import CTasks

/// The work that is due, in the order in which it was submitted, and that which waits.
///
/// Work of the main queue and tasks run one after the other. Work of other queues has stacks of its own, so that it can
/// wait while other work runs.
final class PendingWork {
  typealias Queue = ProgramClock.Queue
  typealias Work = ProgramClock.Work

  private var work: [Work] = []
  private var first = 0
  /// The number of strands of a queue that run or wait, and whether one of them is a barrier.
  private var running: [Queue: (count: Int, hasBarrier: Bool)] = [:]
  private var suspensions: [Queue: Int] = [:]
  /// The strands that wait, in the order in which they started to.
  private var waiting: [Strand] = []
  /// What is submitted when a condition is met.
  var notifications: [(condition: () -> Bool, work: Work)] = []
  /// The strand that runs; nil for work of the main queue and tasks.
  private(set) var strand: Strand?
  /// The queue whose work runs.
  private(set) var queue: Queue = flipbook_main_queue()

  func add(_ new: Work) { work.append(new) }

  /// Suspends a queue with a change of 1, and resumes it with -1.
  func suspend(_ queue: Queue, by change: Int) {
    let count = suspensions[queue, default: 0] + change
    suspensions[queue] = count > 0 ? count : nil
  }

  // MARK: Running

  /// Runs the first work whose queue is free, and returns false if there is none.
  ///
  /// - Parameter whileMainWaits: Whether work of the main queue has to wait.
  func runNext(whileMainWaits: Bool = false) -> Bool {
    var busy: Set<Queue> = []
    for index in first..<work.count {
      let next = work[index]
      if whileMainWaits, !runsWhileMainWaits(next) { continue }
      if next.kind != flipbook_task, next.queue != flipbook_main_queue() {
        if busy.contains(next.queue) || !isFree(next) {
          busy.insert(next.queue)
          continue
        }
      }
      remove(at: index)
      run(next)
      return true
    }
    return false
  }

  /// Returns whether work may run while the main thread waits.
  func runsWhileMainWaits(_ work: Work) -> Bool { work.queue != flipbook_main_queue() }

  private func remove(at index: Int) {
    guard index == first else {
      work.remove(at: index)
      return
    }
    first += 1
    if first == work.count || first > 1000 {
      work.removeFirst(first)
      first = 0
    }
  }

  private func run(_ next: Work) {
    guard next.kind != flipbook_task, next.queue != flipbook_main_queue() else {
      let outer = (strand, queue)
      (strand, queue) = (nil, next.queue)
      next.run()
      (strand, queue) = outer
      return
    }
    let strand = Strand(next)
    begin(next)
    resume(strand) { strand.start() }
  }

  /// Runs work of another queue on this stack.
  func runInPlace(_ next: Work) {
    let outer = queue
    begin(next)
    queue = next.queue
    next.run()
    queue = outer
    end(next)
  }

  private func resume(_ strand: Strand, _ run: () -> Void) {
    let outer = (self.strand, queue)
    (self.strand, queue) = (strand, strand.work.queue)
    run()
    (self.strand, queue) = outer
    if strand.hasEnded { end(strand.work) }
  }

  /// Continues the strands whose conditions are met or whose time has come, and submits what waits for conditions.
  func settle(at time: UInt64) {
    while let index = waiting.firstIndex(where: { $0.isReady(at: time) }) {
      let strand = waiting.remove(at: index)
      resume(strand) { strand.resume() }
    }
    guard !notifications.isEmpty else { return }
    notifications = notifications.filter { condition, work in
      guard condition() else { return true }
      add(work)
      return false
    }
  }

  /// Adds a strand that waits.
  func add(waiting strand: Strand) { waiting.append(strand) }

  // MARK: Queues

  private func isFree(_ work: Work) -> Bool {
    if suspensions[work.queue] != nil { return false }
    guard let running = running[work.queue] else { return true }
    let runsAlone =
      work.kind == flipbook_barrier || !flipbook_queue_is_concurrent(work.queue)
      || running.hasBarrier
    return !runsAlone
  }

  /// Returns whether work that was submitted now would be the next of its queue.
  func isIdle(for work: Work) -> Bool {
    isFree(work) && !self.work[first...].contains { $0.queue == work.queue }
  }

  private func begin(_ work: Work) {
    var state = running[work.queue] ?? (0, false)
    state.count += 1
    state.hasBarrier = state.hasBarrier || work.kind == flipbook_barrier
    running[work.queue] = state
  }

  private func end(_ work: Work) {
    guard var state = running[work.queue] else { return }
    state.count -= 1
    if work.kind == flipbook_barrier { state.hasBarrier = false }
    running[work.queue] = state.count > 0 ? state : nil
  }
}
