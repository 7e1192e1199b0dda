/// A completion block that waits for the animations added while it was set.
@MainActor
final class TransactionCompletion {
  let block: () -> Void
  private var running = 0
  private var isOpen = true
  private var isCalled = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  func animationWasAdded() {
    running += 1
  }

  func animationEnded() {
    running -= 1
    callIfDone()
  }

  /// Stops accepting animations; without a running one, the block is called immediately.
  func close() {
    isOpen = false
    callIfDone()
  }

  private func callIfDone() {
    guard !isOpen, running == 0, !isCalled else { return }
    isCalled = true
    block()
  }
}
