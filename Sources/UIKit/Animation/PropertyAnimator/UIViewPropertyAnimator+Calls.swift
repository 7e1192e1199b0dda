extension UIViewPropertyAnimator {
  /// Starts after a delay in seconds.
  func start(after delay: TimeInterval) {
    guard condition == .inactive, !blocks.isEmpty || isInterruptible else { return }
    let delay = delay > 0 ? delay : 0
    self.delay = delay
    startsWithNextBlock = blocks.isEmpty
    prepareAnimations()
    if !startsWithNextBlock { startRunning(after: delay) }
  }

  /// Stops the program if the animator is active and can not be interrupted.
  func requireInterruptible(_ call: String) {
    precondition(
      isInterruptible || state != .active, "\(self): \(call): the animator is not interruptible")
  }
}
