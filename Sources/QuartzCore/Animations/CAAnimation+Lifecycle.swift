extension CAAnimation {
  /// Notifies the delegate that the animation started, unless it was removed before.
  final func start() {
    guard phase == .waiting else { return }
    phase = .started
    delegate?.animationDidStart(self)
  }

  /// Notifies the delegate, then the open completion blocks, that the animation ended; only once.
  final func stop(finished: Bool) {
    guard phase != .stopped else { return }
    phase = .stopped
    delegate?.animationDidStop(self, finished: finished)
    let waiting = completions
    completions = []
    for completion in waiting { completion.animationEnded() }
  }

  /// Makes the completion blocks of all open transactions wait for the animation.
  final func registerCompletions(of transactions: TransactionStack) {
    completions = transactions.completions()
    for completion in completions { completion.animationWasAdded() }
  }
}
