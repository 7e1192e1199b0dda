/// A block that is called when all animations have ended that were added while it was set.
@MainActor
final class TransactionCompletion {
  let block: () -> Void
  private var running = 0
  private var isOpen = true
  private var isCalled = false

  init(_ block: @escaping () -> Void) {
    self.block = block
  }

  /// Waits for one animation more.
  func animationWasAdded() {
    running += 1
  }

  /// Waits for one animation less.
  func animationEnded() {
    running -= 1
    callIfDone()
  }

  /// No further animation is added: with none running, the block is called at once.
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
