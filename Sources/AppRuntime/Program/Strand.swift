import CTasks

/// Work of a queue with a stack of its own.
final class Strand {
  let work: ProgramClock.Work
  private var fiber: OpaquePointer?
  private(set) var hasEnded = false
  private var condition: () -> Bool = { true }
  private var end: UInt64?
  private var isMet = false

  init(_ work: ProgramClock.Work) { self.work = work }

  /// Runs the work until it ends or waits.
  func start() {
    let context = Unmanaged.passRetained(self).toOpaque()
    fiber = flipbook_fiber_start(context) { context in
      guard let context else { return }
      // The reference is released here: the stack of what never ends is never released.
      let strand = Unmanaged<Strand>.fromOpaque(context).takeRetainedValue()
      strand.work.run()
      strand.hasEnded = true
    }
  }

  /// Waits for a condition, or until a time; returns whether the condition is met.
  func wait(
    until condition: @escaping () -> Bool, end: UInt64?, in pending: PendingWork
  ) -> Bool {
    (self.condition, self.end) = (condition, end)
    pending.add(waiting: self)
    flipbook_fiber_suspend()
    self.condition = { true }
    return isMet
  }

  /// Returns whether the work continues.
  func isReady(at time: UInt64) -> Bool {
    isMet = condition()
    return isMet || end.map { $0 <= time } ?? false
  }

  /// Continues the work until it ends or waits.
  func resume() {
    guard let fiber else { return }
    if flipbook_fiber_resume(fiber) { self.fiber = nil }
  }
}
