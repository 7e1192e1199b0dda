extension CAAnimation {
  /// Tells the delegate that the begin time has come; not of an animation that was broken off before.
  final func start() {
    guard phase == .waiting else { return }
    phase = .started
    delegate?.animationDidStart(self)
  }

  /// Tells the delegate, and after it the transactions, that the animation has ended; once only.
  final func stop(finished: Bool) {
    guard phase != .stopped else { return }
    phase = .stopped
    delegate?.animationDidStop(self, finished: finished)
    let waiting = completions
    completions = []
    for completion in waiting { completion.animationEnded() }
  }

  /// Lets the transactions that are open wait for the end.
  final func takePart(in transactions: TransactionStack) {
    completions = transactions.completions()
    for completion in completions { completion.animationWasAdded() }
  }
}
